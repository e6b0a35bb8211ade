import type { IsoDay } from '@marram/domain/iso-day'
import { schoolHolidays } from '@marram/domain/school-holidays'
import type { EditionKey } from '@marram/i18n/edition-key'
import { schoolWords } from '@marram/i18n/school-words'

/** School holidays in a week: Denmark, the number of German states, and all of them in words. */
export type SchoolWeek = Readonly<{ isDanish: boolean; states: number; words: string }>

/** Null for a week without school holidays, or without data. */
export function findSchoolWeek(saturday: IsoDay, edition: EditionKey): SchoolWeek | null {
  const regions = schoolHolidays(saturday)
  if (regions.length === 0) return null
  const { holidays, regions: names } = schoolWords[edition]
  const isDanish = regions.includes('DK')
  return {
    isDanish,
    states: regions.length - Number(isDanish),
    words: holidays(regions.map((region) => names[region] ?? region).join(', ')),
  }
}
