import { defaultDuration } from '@marram/domain/change-day'
import type { Criteria } from '@marram/domain/criteria/criterion'
import { parseArrival } from '@marram/domain/iso-day'
import { defaultParty, type Party } from '@marram/domain/party'
import { findPetRequirement } from '@marram/domain/pets'
import { moveSaving, searchedPersons } from '@marram/domain/search-request/searched-stay'
import type { RequestedStay } from '@marram/domain/stay'
import { presentStayQuery } from '@marram/domain/stay-query'
import type { SearchMessages } from '@marram/i18n/messages/search/en'
import type { CardStay } from '../kit/house-card/present-card.ts'
import type { SearchCard } from './search-answer.ts'

/** Who comes along, as far as a search says it: all count as adults. Who asked for nobody gets the price for two. */
export function searchedParty(criteria: Criteria): Party {
  const wish = findPetRequirement(Number(criteria.get('husdyr')?.value))
  const adults = searchedPersons(criteria) ?? defaultParty.adults
  return { ...defaultParty, adults, pets: wish?.kind === 'bring' ? wish.pets : 0 }
}

/** The very stay that a search has in mind, for pages that show one and the same for every house; null without a day. */
export function searchedRequest(criteria: Criteria): RequestedStay | null {
  const days = criteria.get('ankomst')?.value
  const arrival = parseArrival(Array.isArray(days) ? days[0] : days)
  if (arrival === null) return null
  const nights = [criteria.get('duration')?.value ?? defaultDuration].flat().map(Number)
  const [least = defaultDuration, most = least] = nights
  const duration = Math.min(Math.max(defaultDuration, least), most)
  return { arrival, duration, party: searchedParty(criteria) }
}

/** What a card of list or map says of the stay that its house was found for, and passes on to the page of the house. */
export function cardStay(
  { option, asked }: Pick<SearchCard, 'option' | 'asked'>,
  criteria: Criteria,
  page: Pick<SearchMessages['page'], 'party'>,
): CardStay | undefined {
  if (option === null) return undefined
  const { arrival, duration } = option
  const party = searchedParty(criteria)
  return {
    party: page.party(party.adults),
    query: presentStayQuery('', { arrival, duration, party }),
    saving: moveSaving(option, asked),
  }
}
