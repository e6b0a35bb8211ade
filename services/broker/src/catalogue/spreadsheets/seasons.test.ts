import { expect, test } from 'vitest'
import { matchSeasons } from './seasons.ts'

const season = (id: number, key: string, startsOn: string, endsOn: string) => ({ id, key, startsOn, endsOn })
const idsOf = (rows: Parameters<typeof matchSeasons>[0], known: ReturnType<typeof season>[]) =>
  matchSeasons(rows, known).map((found) => found?.id ?? null)

const known = [
  season(1, 'low', '2027-01-01', '2027-06-01'),
  season(2, 'high', '2027-06-01', '2027-09-01'),
  season(3, 'low', '2027-09-01', '2028-01-01'),
]
const row = (key: string, startsOn: string, endsOn: string) => ({ key, startsOn, endsOn })

test('a season with the same name and first day is the same', () => {
  expect(idsOf([row('Low', '2027-09-01', '2027-10-31'), row('low', '2027-01-01', '2027-05-31')], known)).toEqual([3, 1])
})

test('a season whose days move is the same if some days remain', () => {
  expect(idsOf([row('high', '2027-06-15', '2027-09-14'), row('low', '2026-12-20', '2027-01-01')], known)).toEqual([
    2, 1,
  ])
})

test('another name, other days, or a season that another row has is new', () => {
  expect(idsOf([row('peak', '2027-06-01', '2027-08-31'), row('low', '2028-01-01', '2028-05-31')], known)).toEqual([
    null,
    null,
  ])
  const halves = [row('high', '2027-06-20', '2027-07-10'), row('high', '2027-06-01', '2027-06-19')]
  expect(idsOf(halves, known)).toEqual([null, 2])
})
