import type { Criteria } from '@marram/domain/criteria/criterion'
import { parseSearchCookie } from '@marram/domain/criteria/search-cookie'
import { searchedParty } from '@marram/domain/criteria/search-party'
import { parseArrival } from '@marram/domain/iso-day'
import type { Currency } from '@marram/domain/money'
import { noStayQuery, type StayQuery } from '@marram/domain/stay-query'
import { readCookie } from '../../kit/cookies.ts'
import { logWarning } from '../../kit/log.ts'

/** The dates and party of the guest's last search. */
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
    party: searchedParty(search),
  }
}

function numberOf(criteria: Criteria, key: Parameters<Criteria['get']>[0]): number | null {
  const value = criteria.get(key)?.value
  return typeof value === 'number' ? value : null
}
