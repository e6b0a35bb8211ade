import { expect, test } from 'vitest'
import { holidayName } from './holiday-name.ts'

const today = '2026-11-19'

test('weeks of one region are called by its holidays', async () => {
  const summer = ['2027-07-17', '2027-07-24', '2027-07-31', '2027-08-07', '2027-08-14', '2027-08-21']
  expect(await holidayName(summer, today, 'de')).toBe('Sommerferien 2027, Nordrhein-Westfalen')
  expect(await holidayName(summer, today, 'da')).toBe('Sommerferie 2027, Nordrhein-Westfalen')
})

test('weeks that several regions share name none of them', async () => {
  expect(await holidayName(['2027-02-06'], today, 'de')).toBe('Winterferien 2027, Bayern')
  expect(await holidayName(['2027-10-09', '2027-10-16'], today, 'en')).toBe('Autumn holidays 2027')
})

test('other weeks have no name', async () => {
  expect(await holidayName(['2027-09-18', '2027-09-25'], today, 'de')).toBeNull()
})
