import { saturdaysBetween } from '../arrival-period.ts'
import { addDays, type IsoDay, isoWeekday, parseIsoDay } from '../iso-day.ts'

export type PartOfMonth = 'early' | 'mid' | 'late' | 'first-week' | 'last-week'
export type Season = 'spring' | 'summer' | 'autumn' | 'winter' | 'summer-holidays' | 'october'
export type Holiday = 'easter' | 'ascension' | 'whitsun' | 'christmas' | 'new-year' | 'christmas-holidays'

/** Bookings do not reach further ahead; a later year is a typing error. */
const yearsAhead = 3

const saturday = 6

const seasonMonths: Readonly<Record<Season, Readonly<{ first: number; months: number }>>> = {
  spring: { first: 3, months: 3 },
  summer: { first: 6, months: 3 },
  autumn: { first: 9, months: 3 },
  winter: { first: 12, months: 3 },
  'summer-holidays': { first: 7, months: 2 },
  october: { first: 10, months: 1 },
}

const partDays: Readonly<Record<'early' | 'mid' | 'late', readonly [number, number]>> = {
  early: [1, 10],
  mid: [11, 20],
  late: [21, 31],
}

/** The day in the given year, or the next such day; null if guests can no longer arrive on it. */
export function dayOf(day: number, month: number, year: number | null, today: IsoDay): IsoDay | null {
  return soonest(year, today, (candidate) => {
    const found = parseIsoDay(isoText(candidate, month, day))
    return found !== null && found >= today ? found : null
  })
}

/**
 * Changeover Saturdays of the months from `first` to `last`, which may lie in the next year; only future ones of this
 * year.
 */
export function saturdaysOfMonths(first: number, last: number, year: number | null, today: IsoDay): IsoDay[] | null {
  return soonest(year, today, (candidate) => {
    const until = addDays(isoText(candidate + (last < first ? 1 : 0) + Math.floor(last / 12), (last % 12) + 1, 1), -1)
    return upcoming(saturdaysBetween(isoText(candidate, first, 1), until), today)
  })
}

export function saturdaysOfPart(part: PartOfMonth, month: number, year: number | null, today: IsoDay): IsoDay[] | null {
  if (part === 'first-week' || part === 'last-week') {
    return soonest(year, today, (candidate) => {
      const week = weeksOf(candidate, month).at(part === 'first-week' ? 0 : -1)
      return week === undefined ? null : upcoming([week], today)
    })
  }
  const [from, until] = partDays[part]
  return soonest(year, today, (candidate) => {
    const days = saturdaysBetween(isoText(candidate, month, 1), addDays(isoText(candidate, month, 28), 3))
    const inPart = days.filter((day) => Number(day.slice(5, 7)) === month && between(Number(day.slice(8)), from, until))
    return upcoming(inPart, today)
  })
}

/** Saturdays of the weeks that have most of their nights in the month. */
function weeksOf(year: number, month: number): IsoDay[] {
  const first = isoText(year, month, 1)
  return saturdaysBetween(addDays(first, -3), addDays(first, 27)).filter(
    (day) => Number(addDays(day, 3).slice(5, 7)) === month,
  )
}

/** A winter belongs to the year in which it begins. */
export function saturdaysOfSeason(season: Season, year: number | null, today: IsoDay): IsoDay[] | null {
  const { first, months } = seasonMonths[season]
  const last = ((first + months - 2) % 12) + 1
  if (year === null && season === 'winter') {
    const running = saturdaysOfMonths(first, last, Number(today.slice(0, 4)) - 1, today)
    if (running !== null) return running
  }
  return saturdaysOfMonths(first, last, year, today)
}

export function saturdaysOfHoliday(holiday: Holiday, year: number | null, today: IsoDay): IsoDay[] | null {
  return soonest(year, today, (candidate) => upcoming(holidaySaturdays(holiday, candidate), today))
}

/**
 * Stays that include the holiday: the week before Easter and the one after, the weeks with Christmas Eve or New Year's
 * Eve.
 */
function holidaySaturdays(holiday: Holiday, year: number): IsoDay[] {
  const easter = easterSunday(year)
  switch (holiday) {
    case 'easter':
      return [addDays(easter, -8), addDays(easter, -1)]
    case 'ascension':
      return [addDays(easter, 41)]
    case 'whitsun':
      return [addDays(easter, 48)]
    case 'christmas':
      return [saturdayUpTo(isoText(year, 12, 24))]
    case 'new-year':
      return [saturdayUpTo(isoText(year, 12, 31))]
    case 'christmas-holidays':
      return [saturdayUpTo(isoText(year, 12, 24)), saturdayUpTo(isoText(year, 12, 31))]
  }
}

/** The Gregorian computus. */
export function easterSunday(year: number): IsoDay {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return isoText(year, Math.floor(days / 31), (days % 31) + 1)
}

function soonest<T>(year: number | null, today: IsoDay, find: (year: number) => T | null): T | null {
  const thisYear = Number(today.slice(0, 4))
  if (year !== null) return Math.abs(year - thisYear) <= yearsAhead ? find(year) : null
  for (let candidate = thisYear; candidate <= thisYear + yearsAhead; candidate += 1) {
    const found = find(candidate)
    if (found !== null) return found
  }
  return null
}

function upcoming(days: readonly IsoDay[], today: IsoDay): IsoDay[] | null {
  const left = days.filter((day) => day >= today)
  return left.length > 0 ? left : null
}

function saturdayUpTo(day: IsoDay): IsoDay {
  return addDays(day, -((isoWeekday(day) - saturday + 7) % 7))
}

function between(value: number, from: number, until: number): boolean {
  return value >= from && value <= until
}

function isoText(year: number, month: number, day: number): IsoDay {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
