import { expect, test } from 'vitest'
import { currentContest } from './current-contest.ts'

const contests = (...statuses: ('upcoming' | 'open' | 'judging' | 'decided')[]) =>
  statuses.map((status, index) => ({ status, year: 2030 - index }))

test.each([
  [contests('upcoming', 'open', 'decided'), 2029],
  [contests('open', 'judging', 'decided'), 2030],
  [contests('upcoming', 'judging', 'decided'), 2029],
  [contests('upcoming', 'upcoming', 'decided'), 2029],
  [contests('decided', 'decided'), undefined],
  [[], undefined],
])('of the contests in case %# the page shows the right one first', (contests, year) => {
  expect(currentContest(contests)?.year).toBe(year)
})
