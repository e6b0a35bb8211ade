import type { IsoDay } from '@marram/domain/iso-day'
import { schoolHolidays } from '@marram/domain/school-holidays'
import type { EditionKey } from '@marram/i18n/edition-key'
import { schoolWords } from '@marram/i18n/school-words'

/** Whose schools are closed in a week: Denmark, how many German states, and all of them in words. */
export type SchoolWeek = Readonly<{ isDanish: boolean; states: number; words: string }>

/** The same for ever, and asked for every week of two years on each front page. Only the weeks of a strip are asked for. */
const known = new Map<string, SchoolWeek | null>()
const maxKnown = 1000

/** Null for a week in which all schools are open, or nothing is known. */
export function findSchoolWeek(saturday: IsoDay, edition: EditionKey): SchoolWeek | null {
  const key = `${edition} ${saturday}`
  const found = known.get(key)
  if (found !== undefined) return found
  const week = describeWeek(saturday, edition)
  if (known.size >= maxKnown) known.clear()
  known.set(key, week)
  return week
}

function describeWeek(saturday: IsoDay, edition: EditionKey): SchoolWeek | null {
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
