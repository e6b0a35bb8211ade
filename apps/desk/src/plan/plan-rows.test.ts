import type { PlanBar } from '@marram/contract/desk/plan'
import { describe, expect, test } from 'vitest'
import { createPlanDays } from './plan-days.ts'
import { createRow, lanesOfConflicts } from './plan-rows.ts'

const days = createPlanDays('2027-06-26', undefined)
const stay = (arrival: string, departure: string): PlanBar => ({
  kind: 'stay',
  house: 1,
  arrival,
  departure,
  state: 'booked',
  reservationId: '123456789',
  guest: 'Harms',
  persons: 2,
})
const conflict = { house: 1, source: 'portal', arrival: '2027-07-06', departure: '2027-07-13' }
const week = stay('2027-07-03', '2027-07-10')

describe('the days of the plan', () => {
  test('begin on a Monday three months ago', () => {
    expect(days.origin).toBe('2027-03-22')
    expect([days.indexOf('2027-03-22'), days.dayOf(730)]).toEqual([0, '2029-03-21'])
  })

  test('begin earlier if asked, never later', () => {
    expect(createPlanDays('2027-06-26', '2027-01-06').origin).toBe('2027-01-04')
    expect(createPlanDays('2027-06-26', '2028-01-06').origin).toBe('2027-03-22')
  })
})

describe('a row', () => {
  test('has a bar once that two questions found, in the order of days', () => {
    const row = createRow([week, stay('2027-06-26', '2027-07-03'), week], [], days)
    expect(row.bars.map(({ from, until, lane, isConflict }) => [from, until, lane, isConflict])).toEqual([
      [96, 103, 0, false],
      [103, 110, 0, false],
    ])
    expect(row.shared).toEqual([])
  })

  test('has a second lane for a portal that sold the same nights, and marks both', () => {
    const row = createRow([week, stay('2027-07-10', '2027-07-17')], [{ ...conflict, departure: '2027-07-10' }], days)
    expect(row.bars.map(({ lane, isConflict, data }) => [data.kind, lane, isConflict])).toEqual([
      ['stay', 0, true],
      ['foreign', 1, true],
      ['stay', 0, false],
    ])
    expect(row.shared).toEqual([{ from: 106, until: 110 }])
  })

  test('is empty without bars', () => {
    expect(createRow([], [], days)).toEqual({ bars: [], shared: [] })
  })
})

test('conflicts make a row higher before its bars are known', () => {
  expect(lanesOfConflicts([], days)).toBe(1)
  expect(lanesOfConflicts([conflict], days)).toBe(2)
  expect(lanesOfConflicts([conflict, { ...conflict, source: 'other' }], days)).toBe(3)
  expect(lanesOfConflicts([conflict, { ...conflict, arrival: '2027-08-01', departure: '2027-08-02' }], days)).toBe(2)
})
