import type { IsoDay } from '@marram/domain/iso-day'
import { schoolHolidays } from '@marram/domain/school-holidays'
import type { EditionKey } from '@marram/i18n/edition-key'
import { schoolWords } from '@marram/i18n/school-words'

/**
 * School holidays in a week: Denmark and the number of German states ("DK · DE 13"), the same in words, and the names of
 * all of them.
 */
export type SchoolWeek = Readonly<{ isDanish: boolean; states: number; badge: string; short: string; words: string }>

/** Null for a week without school holidays, or without data. */
export function findSchoolWeek(saturday: IsoDay, edition: EditionKey): SchoolWeek | null {
  const regions = schoolHolidays(saturday)
  if (regions.length === 0) return null
  const { holidays, short, regions: names } = schoolWords[edition]
  const isDanish = regions.includes('DK')
  const states = regions.length - Number(isDanish)
  return {
    isDanish,
    states,
    badge: [...(isDanish ? ['DK'] : []), ...(states > 0 ? [`DE ${states}`] : [])].join(' · '),
    short: short(isDanish, states),
    words: holidays(regions.map((region) => names[region] ?? region).join(', ')),
  }
}
