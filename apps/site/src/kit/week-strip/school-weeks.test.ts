import { schoolRegions } from '@marram/domain/school-holidays'
import { schoolWords } from '@marram/i18n/school-words'
import { expect, test } from 'vitest'
import { findSchoolWeek } from './school-weeks.ts'

test('a week names all regions with school holidays', () => {
  expect(findSchoolWeek('2027-02-13', 'de')).toEqual({
    isDanish: true,
    states: 2,
    words: 'Schulferien: Dänemark, Mecklenburg-Vorpommern, Sachsen',
  })
  expect(findSchoolWeek('2027-11-27', 'en')).toBeNull()
})

test('every place of the list has a name in every edition', () => {
  for (const { regions } of Object.values(schoolWords)) {
    for (const [region] of schoolRegions) expect(regions[region]).toBeTruthy()
  }
})
