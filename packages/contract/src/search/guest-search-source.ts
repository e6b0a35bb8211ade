import { type EditionKey, editionByKey } from '@marram/domain/edition'
import { lodgingSearch } from '@marram/domain/search-request/from-criteria'
import { searchedStay } from '@marram/domain/search-request/searched-stay'
import type { BrokerClient } from '../broker/client.ts'
import type { SearchClient } from './client.ts'
import type { GuestSearch } from './guest-search.ts'

type Sources = Readonly<{ search: SearchClient; broker: Pick<BrokerClient, 'searchLodgings'> }>

/** The broker loads so many cards at once. */
const cardsAtOnce = 100
/** Every week has its cheapest price, not the chosen one alone. */
const stripWithout = ['arrival']

/** Asks the search for ids and counts, and the broker for the cards of the ids. */
export function createGuestSearch({ search, broker }: Sources, edition: EditionKey): GuestSearch {
  const { languageId: language } = editionByKey(edition)
  return {
    async houses(asked, { pageSize, pages }, options) {
      const now = new Date()
      const stay = searchedStay(asked, now)
      // Page by page: one page of three times the size would begin elsewhere if the first is not page 1.
      const found = await Promise.all(
        Array.from({ length: pages }, (_, index) => {
          const page = asked.page - pages + 1 + index
          return search.lodgings(lodgingSearch({ ...asked, page }, { language, now, pageSize }), options)
        }),
      )
      const ids = found.flatMap((one) => one.ids)
      const parts = Array.from({ length: Math.ceil(ids.length / cardsAtOnce) }, (_, index) =>
        ids.slice(index * cardsAtOnce, (index + 1) * cardsAtOnce),
      )
      const cards = await Promise.all(
        parts.map((part) => broker.searchLodgings({ lan: language, ids: part, stay }, options)),
      )
      return { ids, total: found[0]?.total ?? 0, cards: cards.flat() }
    },
    counts: ({ criteria, box }, choices, options) =>
      search.counts(language, { criteria, choices, box, now: new Date() }, { stripWithout, ...options }),
  }
}
