import { defaultDuration } from '@marram/domain/change-day'
import type { Criteria } from '@marram/domain/criteria/criterion'
import { parseArrival } from '@marram/domain/iso-day'
import { defaultParty, type Party } from '@marram/domain/party'
import { findPetRequirement } from '@marram/domain/pets'
import { moveSaving, searchedPersons } from '@marram/domain/search-request/searched-stay'
import type { RequestedStay } from '@marram/domain/stay'
import { presentStayQuery } from '@marram/domain/stay-query'
import type { SearchMessages } from '@marram/i18n/messages/search/en'
import type { CardStay } from '../kit/lodging-card/present-card.ts'
import type { SearchCard } from './search-answer.ts'

/** The party of a search, counted as adults; two by default, which prices are for. */
export function searchedParty(criteria: Criteria): Party {
  const requirement = findPetRequirement(Number(criteria.get('husdyr')?.value))
  const adults = searchedPersons(criteria) ?? defaultParty.adults
  return { ...defaultParty, adults, pets: requirement?.kind === 'bring' ? requirement.pets : 0 }
}

/** The stay of a search, for pages that show the same one for every house; null without a day. */
export function searchedRequest(criteria: Criteria): RequestedStay | null {
  const days = criteria.get('ankomst')?.value
  const arrival = parseArrival(Array.isArray(days) ? days[0] : days)
  if (arrival === null) return null
  const nights = [criteria.get('duration')?.value ?? defaultDuration].flat().map(Number)
  const [least = defaultDuration, most = least] = nights
  const duration = Math.min(Math.max(defaultDuration, least), most)
  return { arrival, duration, party: searchedParty(criteria) }
}

/** The stay that a house was found for, as cards show it and pass it on to the house page. */
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
