import { expect, test } from 'vitest'
import { sumByOffice } from './sum-by-office.ts'

const share = (areaId: number, arrivals: number, ready = 0) => ({
  areaId,
  departures: 2,
  metersRead: 1,
  arrivals,
  ready,
})
const offices = [
  { name: 'Blåvand', areaIds: [1, 2] },
  { name: 'Henne', areaIds: [3] },
  { name: 'Fanø', areaIds: [9] },
]

test('areas are added up by office, in the order of the offices', () => {
  const { rows, total } = sumByOffice([share(3, 5, 2), share(1, 7), share(2, 1, 1)], offices, 'No office')
  expect(rows).toEqual([
    { name: 'Blåvand', departures: 4, metersRead: 2, arrivals: 8, ready: 1 },
    { name: 'Henne', departures: 2, metersRead: 1, arrivals: 5, ready: 2 },
  ])
  expect(total).toEqual({ departures: 6, metersRead: 3, arrivals: 13, ready: 3 })
})

test('an area without an office comes last', () => {
  expect(sumByOffice([share(7, 1), share(1, 1)], offices, 'No office').rows.map(({ name }) => name)).toEqual([
    'Blåvand',
    'No office',
  ])
  expect(sumByOffice([], offices, 'No office').rows).toEqual([])
})
