import { type EditionKey, editionByKey } from '@marram/domain/edition'
import { lodgingSearch } from '@marram/domain/search-request/from-criteria'
import { searchedStay } from '@marram/domain/search-request/searched-stay'
import type { BrokerClient } from '../broker/client.ts'
import type { SearchClient } from './client.ts'
import type { GuestSearch } from './guest-search.ts'

type Sources = Readonly<{ search: SearchClient; broker: Pick<BrokerClient, 'searchLodgings'> }>

/** The broker's limit per request. */
const cardsAtOnce = 100
/** Prices cover every week, not only the chosen one. */
const stripWithout = ['arrival']

/** Loads ids and counts from the search service, and the cards of the ids from the broker. */
export function createGuestSearch({ search, broker }: Sources, edition: EditionKey): GuestSearch {
  const { languageId: language } = editionByKey(edition)
  return {
    async houses(requested, { pageSize, pages }, options) {
      const now = new Date()
      const stay = searchedStay(requested, now)
      // One request per page: a single page of three times the size would start at another offset if the first isn't
      // page 1.
      const found = await Promise.all(
        Array.from({ length: pages }, (_, index) => {
          const page = requested.page - pages + 1 + index
          return search.lodgings(lodgingSearch({ ...requested, page }, { language, now, pageSize }), options)
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
