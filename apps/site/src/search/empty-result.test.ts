import { parseSearchUrl } from '@marram/domain/criteria/search-url'
import { expect, test } from 'vitest'
import { hasOnlyPastDays } from './empty-result.tsx'

const today = '2026-11-15'

test.each([
  ['ankomst=2026-11-14', true],
  ['ankomst=2025-07-05,2025-07-12', true],
  ['ankomst=2026-11-15', false],
  ['ankomst=2025-07-05,2027-07-10', false],
  ['53=1', false],
])('a search for %s has only past days: %s', (query, isPast) => {
  expect(hasOnlyPastDays(parseSearchUrl(new URLSearchParams(query)).criteria, today)).toBe(isPast)
})
