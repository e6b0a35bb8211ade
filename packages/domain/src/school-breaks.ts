import { saturdaysBetween } from './arrival-period.ts'
import { easterSunday, isDanishHoliday } from './danish-holidays.ts'
import { addDays, daysBetween, type IsoDay } from './iso-day.ts'
import { type Holiday, type SchoolRegion, schoolHolidays, schoolRegions } from './school-holidays.ts'

export type BreakKind = 'autumn' | 'christmas' | 'winter' | 'spring' | 'easter' | 'whitsun' | 'summer'

/** A school holiday as a choice of dates: its own days, and the Saturdays of the weeks that lie wholly inside. */
export type SchoolBreak = Readonly<{ kind: BreakKind; from: IsoDay; until: IsoDay; saturdays: readonly IsoDay[] }>

/** In the order of the choice: Denmark, then the German states. */
export const breakRegions: readonly SchoolRegion[] = schoolRegions.map(([region]) => region)

const weeksOffered = 53
const schoolDays = [2, 3, 4, 5, 6] as const

/**
 * The coming year's holidays of a region in order of time, each with the weeks that a family could be away: from Saturday
 * to Saturday without a school day. Holidays without such a week are left out.
 */
export function schoolBreaks(region: SchoolRegion, today: IsoDay): SchoolBreak[] {
  const holidays = schoolRegions.find(([name]) => name === region)?.[1] ?? []
  const last = addDays(today, 7 * weeksOffered)
  return holidays.flatMap((holiday) => {
    const saturdays = saturdaysBetween(addDays(holiday.from, -3), holiday.until).filter(
      (saturday) => saturday >= today && saturday < last && isWhollyInside(saturday, holiday, region),
    )
    return saturdays.length > 0 ? [{ kind: kindOf(holiday), ...holiday, saturdays }] : []
  })
}

/** The holiday whose weeks these are, in the first of the regions that has it. */
export function findBreak(
  days: readonly IsoDay[],
  regions: readonly SchoolRegion[],
  today: IsoDay,
): Readonly<{ region: SchoolRegion; found: SchoolBreak }> | null {
  const upcoming = days.filter((day) => day >= today).join()
  if (upcoming === '') return null
  for (const region of regions) {
    const found = schoolBreaks(region, today).find(({ saturdays }) => saturdays.join() === upcoming)
    if (found) return { region, found }
  }
  return null
}

/**
 * Every school day of the week is listed, or a public holiday beside the list, such as Whit Monday; so such a week also
 * counts as a holiday week in `schoolHolidays`. Good Friday, Easter Monday, Ascension and Whit Monday are the same in both
 * countries.
 */
function isWhollyInside(saturday: IsoDay, { from, until }: Holiday, region: SchoolRegion): boolean {
  const isFree = (day: IsoDay): boolean => (from <= day && day <= until) || isDanishHoliday(day)
  return schoolDays.every((offset) => isFree(addDays(saturday, offset))) && schoolHolidays(saturday).includes(region)
}

const shortestSummerDays = 25
const daysAroundEaster = 14

/** Named by season: the states use several names for the same weeks. */
function kindOf({ from, until }: Holiday): BreakKind {
  const month = Number(from.slice(5, 7))
  if (month === 12) return 'christmas'
  if (month <= 2) return 'winter'
  if (month <= 4) return isAroundEaster(from, until) ? 'easter' : 'spring'
  if (month <= 6) return daysBetween(from, until) >= shortestSummerDays ? 'summer' : 'whitsun'
  return month <= 8 ? 'summer' : 'autumn'
}

function isAroundEaster(from: IsoDay, until: IsoDay): boolean {
  const easter = easterSunday(Number(from.slice(0, 4)))
  return from <= addDays(easter, daysAroundEaster) && until >= addDays(easter, -daysAroundEaster)
}
