import { startSearch } from '@marram/domain/criteria/search-state'
import { parseSearchUrl } from '@marram/domain/criteria/search-url'
import { expect, test } from 'vitest'
import { chosenSaturdays, firstArrival, hasWeekToOffer, toggleWeek } from './week-choice.ts'

const today = '2026-11-15'

function stateOf(query: string) {
  return startSearch(parseSearchUrl(new URLSearchParams(query)))
}

test.each([
  ['', []],
  ['ankomst=2027-06-12', ['2027-06-12']],
  ['ankomst=2027-06-11&skiftedag=5', ['2027-06-12']],
  ['ankomst=2027-06-05,2027-06-12,2027-06-19', ['2027-06-05', '2027-06-12', '2027-06-19']],
  ['arrivalWeekNextOccurence=28', ['2027-07-10']],
])('%j selects %j', (query, saturdays) => {
  expect([...chosenSaturdays(stateOf(query), today)]).toEqual(saturdays)
})

test('pressing a week selects it, pressing it again deselects it', () => {
  const chosen = toggleWeek(stateOf('arrivalWeekNextOccurence=28'), '2027-06-12', false, '2027-05-01')
  expect([...chosen.criteria.keys()]).toEqual(['ankomst'])
  expect(toggleWeek(chosen, '2027-06-12', true, '2027-05-01').criteria.size).toBe(0)
})

test('a week whose Saturday has passed is named by the first day that can still be booked, and selects it', () => {
  const [saturday, monday] = ['2027-06-12', '2027-06-14']
  expect(firstArrival(saturday, monday)).toBe(monday)
  expect(firstArrival(saturday, '2027-06-11')).toBe(saturday)
  const selected = toggleWeek(stateOf(''), saturday, false, monday)
  expect(selected.criteria.get('ankomst')?.value).toEqual([monday])
  expect([...chosenSaturdays(selected, monday)]).toEqual([saturday])
})

test('if no house matches, the strip is shown if another week has one', () => {
  const [free, full] = [{ price: 26_300 }, { price: null }]
  expect(hasWeekToOffer([full, free], 0)).toBe(true)
  expect(hasWeekToOffer([full, full], 0)).toBe(false)
  expect([hasWeekToOffer([], null), hasWeekToOffer([full], 3)]).toEqual([true, true])
})
