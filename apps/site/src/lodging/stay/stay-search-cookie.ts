import type { Criteria } from '@marram/domain/criteria/criterion'
import { facilityKey } from '@marram/domain/criteria/key'
import { parseSearchCookie } from '@marram/domain/criteria/search-cookie'
import { facilityByKey } from '@marram/domain/facility'
import { parseArrival } from '@marram/domain/iso-day'
import type { Currency } from '@marram/domain/money'
import { defaultParty, type Party } from '@marram/domain/party'
import { findPetRequirement } from '@marram/domain/pets'
import { noStayQuery, type StayQuery } from '@marram/domain/stay-query'
import { readCookie } from '../../kit/cookies.ts'
import { logWarning } from '../../kit/log.ts'

const personsKey = facilityKey(facilityByKey('persons').id)

/** The dates and party of the guest's last search. The search does not distinguish children: all count as adults. */
export function wishOfLastSearch(cookies: string, currency: Currency): StayQuery {
  const saved = readCookie(cookies, 'search', (value) => (typeof value === 'string' ? value : null))
  if (saved === null) return noStayQuery
  const { search, problem } = parseSearchCookie(saved, currency)
  if (problem !== null) logWarning(problem)
  const { criteria } = search
  const days = criteria.get('ankomst')?.value
  return {
    arrival: parseArrival(Array.isArray(days) ? days[0] : days),
    duration: numberOf(criteria, 'duration'),
    party: partyOf(criteria),
  }
}

function partyOf(criteria: Criteria): Party | null {
  const persons = numberOf(criteria, personsKey)
  const pets = findPetRequirement(numberOf(criteria, 'husdyr') ?? 0)
  if (persons === null && pets?.kind !== 'bring') return null
  return { ...defaultParty, adults: persons ?? defaultParty.adults, pets: pets?.kind === 'bring' ? pets.pets : 0 }
}

function numberOf(criteria: Criteria, key: Parameters<Criteria['get']>[0]): number | null {
  const value = criteria.get(key)?.value
  return typeof value === 'number' ? value : null
}
