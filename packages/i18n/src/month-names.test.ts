import { expect, test } from 'vitest'
import { editionKeys } from './edition-key.ts'
import { monthName, monthNames } from './month-names.ts'

test.each([
  [['2027-07'], 'Juli 2027'],
  [['2027-07', '2027-08'], 'Juli und August 2027'],
  [['2027-05', '2027-07'], 'Mai und Juli 2027'],
  [['2027-06', '2027-07', '2027-08'], 'Juni – August 2027'],
  [['2027-01', '2027-06', '2027-07', '2027-08'], 'Januar und Juni – August 2027'],
  [['2026-12', '2027-01'], 'Dezember 2026 und Januar 2027'],
  [['2026-12', '2027-01', '2027-02'], 'Dezember 2026 – Februar 2027'],
  [['2026-12', '2027-03', '2027-07'], 'Dezember 2026, März 2027 und Juli 2027'],
])('%j are "%s"', (months, text) => {
  expect(monthNames('de', months)).toBe(text)
})

test('every edition begins with a capital, and joins in its own language', () => {
  expect(editionKeys.map((edition) => monthNames(edition, ['2027-07', '2027-09']))).toEqual([
    'Juli og september 2027',
    'Juli und September 2027',
    'July and September 2027',
  ])
  expect(editionKeys.map((edition) => monthName(edition, '2027-05'))).toEqual(['Maj', 'Mai', 'May'])
})
