import { expect, test } from 'vitest'
import { findSlashOrder, isoDayOf, splitDay } from './days.ts'

const iso = (written: string) => {
  const day = splitDay(written)
  return day && isoDayOf(day)
}

test.each([
  ['31.12.2027', '2027-12-31'],
  ['31-12-2027', '2027-12-31'],
  ['31/12/2027', '2027-12-31'],
  ['2027-12-31', '2027-12-31'],
  ['3.7.2027', '2027-07-03'],
  ['03.07.2027', '2027-07-03'],
  ['29.02.2028', '2028-02-29'],
  ['31-12-2027 00:00', '2027-12-31'],
  ['2027-12-31 00:00:00', '2027-12-31'],
  ['2027-12-31T00:00:00', '2027-12-31'],
  ['31-12-2027 00.00', '2027-12-31'],
  ['29.02.2027', null],
  ['31.04.2027', null],
  ['12.31.2027', null],
  ['31.12.27', null],
  ['2027/12/31', null],
  ['31.12-2027', null],
  ['2027-7-3', null],
  ['31-12-2027 16:00', null],
  ['46387', null],
  ['', null],
])('%s is %s', (written, day) => {
  expect(iso(written)).toBe(day)
})

test.each([
  [['03.04.2027', '2027-04-03'], 'none'],
  [['03/04/2027'], 'unclear'],
  [['03/04/2027', '31.12.2027'], 'unclear'],
  [['04/04/2027', '05/05/2027'], 'day-first'],
  [['04/04/2027', '05/06/2027'], 'unclear'],
  [['03/04/2027', '31/12/2027'], 'day-first'],
  [['03/04/2027', '12/31/2027'], 'month-first'],
  [['31/12/2027', '12/31/2027'], 'month-first'],
] as const)('the order of %j is %s', (column, order) => {
  expect(findSlashOrder(column.map(splitDay).filter((day) => day !== null))).toBe(order)
})
