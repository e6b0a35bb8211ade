import { startSearch } from '@marram/domain/criteria/search-state'
import { parseSearchUrl } from '@marram/domain/criteria/search-url'
import { priceSteps } from '@marram/domain/price-steps'
import { expect, test } from 'vitest'
import { relaxationsFor } from './relaxation.ts'

/** Counts by "key" without the criterion and "key value" with another value; all others are zero. */
function relaxations(query: string, numbers: Readonly<Record<string, number>>, isBoxed = false) {
  const { criteria } = startSearch(parseSearchUrl(new URLSearchParams(query)))
  return relaxationsFor(
    { criteria, isBoxed, priceSteps: priceSteps.EUR },
    { without: (key) => numbers[key] ?? 0, of: (key, value) => numbers[`${key} ${value}`] ?? 0 },
  )
}

test('without the sauna there are 14: the criterion that opens most houses comes first', () => {
  expect(relaxations('53=1&husdyr=2', { 53: 14, husdyr: 3 })).toEqual([
    { kind: 'without', key: '53', total: 14 },
    { kind: 'without', key: 'husdyr', total: 3 },
  ])
})

test('a slightly higher price is offered before dropping a criterion, at the next price that finds a house', () => {
  expect(relaxations('maxPris=600&53=1', { 'maxPris 800': 2, 'maxPris 950': 9, maxPris: 40, 53: 50 })).toEqual([
    { kind: 'instead', key: 'maxPris', value: 800, total: 2 },
    { kind: 'without', key: '53', total: 50 },
    { kind: 'without', key: 'maxPris', total: 40 },
  ])
})

test('a little further from the sea, and one bedroom fewer', () => {
  expect(relaxations('180=300&30=5', { '180 500': 4, '30 4': 6, '30 2': 60 })).toEqual([
    { kind: 'instead', key: '30', value: 4, total: 6 },
    { kind: 'instead', key: '180', value: 500, total: 4 },
  ])
})

test('a criterion is not dropped if a milder value finds as much', () => {
  expect(relaxations('maxPris=600', { 'maxPris 3350': 1, maxPris: 1 })).toEqual([
    { kind: 'instead', key: 'maxPris', value: 3350, total: 1 },
  ])
})

test('dates and change days are dropped together, once', () => {
  const found = relaxations('ankomst=2027-07-10&skiftedag=4', { ankomst: 30, skiftedag: 30 })
  expect(found).toEqual([{ kind: 'without', key: 'ankomst', total: 30 }])
})

test('the map section can be dropped too; options without a match are not offered', () => {
  expect(relaxations('53=1', { udsnit: 8 }, true)).toEqual([{ kind: 'without', key: 'udsnit', total: 8 }])
  expect(relaxations('53=1', {})).toEqual([])
})
