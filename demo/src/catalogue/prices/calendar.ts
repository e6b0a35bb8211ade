import { addDays, type IsoDay, isoWeek, isoWeekday } from '@marram/domain/iso-day'

export type SeasonKey = 'low' | 'shoulder' | 'high' | 'midsummer' | 'peak' | 'autumn-holiday' | 'easter' | 'christmas'

export type Season = {
  id: number
  key: SeasonKey
  startsOn: IsoDay
  endsOn: IsoDay
  arrivalDays: readonly number[]
  minNights: number
  maxNights: number
  wholeWeeks: boolean
}

type Rules = Pick<Season, 'arrivalDays' | 'minNights' | 'maxNights' | 'wholeWeeks'>

const longWeekend = [1, 4, 5, 6, 7] as const
const free = (minNights: number): Rules => ({ arrivalDays: longWeekend, minNights, maxNights: 35, wholeWeeks: false })

/** Arrival days and durations per season. In July the cleaners can handle one change a week, on Saturday. */
export const seasonRules: Record<SeasonKey, Rules> = {
  low: free(2),
  shoulder: free(3),
  high: { arrivalDays: [5, 6, 7], minNights: 4, maxNights: 35, wholeWeeks: false },
  midsummer: { arrivalDays: [5, 6, 7], minNights: 4, maxNights: 35, wholeWeeks: false },
  peak: { arrivalDays: [6], minNights: 7, maxNights: 35, wholeWeeks: true },
  'autumn-holiday': free(3),
  easter: free(3),
  christmas: free(3),
}

/** Gauss's rule for the Gregorian calendar. */
export function easterSunday(year: number): IsoDay {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return `${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`
}

/** The rental week n runs from the Saturday before ISO week n to the Saturday in it. */
export function rentalWeek(saturday: IsoDay): number {
  return isoWeek(addDays(saturday, 2)).week
}

function isEaster(saturday: IsoDay): boolean {
  const easter = easterSunday(Number(addDays(saturday, 2).slice(0, 4)))
  return saturday === addDays(easter, -8) || saturday === addDays(easter, -1)
}

function isChristmas(saturday: IsoDay): boolean {
  const monthAndDay = saturday.slice(5)
  return monthAndDay >= '12-17' && monthAndDay <= '12-30'
}

/** Season of the week that starts on this Saturday. */
export function seasonKeyOf(saturday: IsoDay): SeasonKey {
  if (isChristmas(saturday)) return 'christmas'
  if (isEaster(saturday)) return 'easter'
  const week = rentalWeek(saturday)
  if (week >= 28 && week <= 32) return 'peak'
  if (week === 26) return 'midsummer'
  if (week === 27 || week === 33 || week === 34) return 'high'
  if (week === 42) return 'autumn-holiday'
  return week >= 13 && week <= 44 ? 'shoulder' : 'low'
}

function saturdayOnOrBefore(day: IsoDay): IsoDay {
  return addDays(day, -((isoWeekday(day) + 1) % 7))
}

/** Seasons from last year to the year after next without a gap; one ends where the kind or the year's prices change. */
export function seasonsAround(today: IsoDay): Season[] {
  const year = Number(today.slice(0, 4))
  const seasons: Season[] = []
  const end = `${year + 3}-01-01`
  for (let day = saturdayOnOrBefore(`${year - 1}-01-01`); day < end; day = addDays(day, 7)) {
    const key = seasonKeyOf(day)
    const last = seasons.at(-1)
    const isSameYear = last?.startsOn.slice(0, 4) === day.slice(0, 4)
    if (last && last.key === key && (isSameYear || key === 'christmas')) last.endsOn = addDays(day, 7)
    else seasons.push({ id: seasons.length + 1, key, startsOn: day, endsOn: addDays(day, 7), ...seasonRules[key] })
  }
  return seasons
}
