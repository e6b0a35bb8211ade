import { schoolRegions } from '@marram/domain/school-holidays'
import { schoolWords } from '@marram/i18n/school-words'
import { expect, test } from 'vitest'
import { findSchoolWeek } from './school-weeks.ts'

test('a week counts its regions with school holidays, and names them', () => {
  expect(findSchoolWeek('2027-02-13', 'de')).toEqual({
    isDanish: true,
    states: 2,
    badge: 'DK · DE 2',
    short: 'Schulferien in Dänemark und 2 deutschen Bundesländern',
    words: 'Schulferien: Dänemark, Mecklenburg-Vorpommern, Sachsen',
  })
  expect(findSchoolWeek('2027-02-06', 'en')).toMatchObject({
    badge: 'DE 3',
    short: 'School holidays in 3 German states',
  })
  expect(findSchoolWeek('2027-11-27', 'en')).toBeNull()
})

test('every place of the list has a name in every edition', () => {
  for (const { regions } of Object.values(schoolWords)) {
    for (const [region] of schoolRegions) expect(regions[region]).toBeTruthy()
  }
})
