import { defaultDuration } from '@marram/domain/change-day'
import { searchedParty } from '@marram/domain/criteria/search-party'
import type { Search } from '@marram/domain/criteria/search-state'
import { parseArrival } from '@marram/domain/iso-day'
import { defaultParty } from '@marram/domain/party'
import { moveSaving } from '@marram/domain/search-request/searched-stay'
import type { RequestedStay } from '@marram/domain/stay'
import { presentStayQuery } from '@marram/domain/stay-query'
import type { SearchMessages } from '@marram/i18n/messages/search/en'
import type { CardStay } from '../kit/lodging-card/present-card.ts'
import type { SearchCard } from './search-answer.ts'

type Searched = Pick<Search, 'criteria' | 'children'>

/** The stay of a search, for pages that show the same one for every house; null without a day. */
export function searchedRequest(search: Searched): RequestedStay | null {
  const { criteria } = search
  const days = criteria.get('ankomst')?.value
  const arrival = parseArrival(Array.isArray(days) ? days[0] : days)
  if (arrival === null) return null
  const nights = [criteria.get('duration')?.value ?? defaultDuration].flat().map(Number)
  const [least = defaultDuration, most = least] = nights
  const duration = Math.min(Math.max(defaultDuration, least), most)
  return { arrival, duration, party: searchedParty(search) ?? defaultParty }
}

/** The stay that a house was found for, as cards show it and pass it on to the house page. */
export function cardStay(
  { option, asked }: Pick<SearchCard, 'option' | 'asked'>,
  search: Searched,
  page: Pick<SearchMessages['page'], 'party' | 'pets'>,
): CardStay | undefined {
  if (option === null) return undefined
  const { arrival, duration } = option
  const party = searchedParty(search) ?? defaultParty
  return {
    party: [page.party(party.adults + party.children), ...(party.pets > 0 ? [page.pets(party.pets)] : [])].join(', '),
    query: presentStayQuery('', { arrival, duration, party }),
    saving: moveSaving(option, asked),
  }
}
