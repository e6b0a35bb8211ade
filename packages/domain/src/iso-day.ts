import { copenhagenClock } from './copenhagen-clock.ts'

/** A calendar day as YYYY-MM-DD. Such days compare and sort as plain strings. */
export type IsoDay = string

const dayMs = 86_400_000
const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const dateTimePattern =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d{1,9})?)?(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?$/

/** Accepts real calendar days from the year 100 on; 30 February is null. */
export function parseIsoDay(input: unknown): IsoDay | null {
  if (typeof input !== 'string' || !dayPattern.test(input)) return null
  return isoDayFromEpoch(epochDay(input)) === input ? input : null
}

/** Days since 1 January 1970, for code that indexes arrays by day. */
export function epochDay(day: IsoDay): number {
  const ms = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)))
  if (Number.isNaN(ms)) throw new RangeError(`Not a calendar day: ${day}`)
  return ms / dayMs
}

/** Uses getters, because toISOString measured five times slower and options create thousands of days. */
export function isoDayFromEpoch(days: number): IsoDay {
  const date = new Date(days * dayMs)
  const year = date.getUTCFullYear()
  if (!(year >= 0 && year <= 9999)) throw new RangeError(`No day with a four-digit year: ${days}`)
  return `${String(year).padStart(4, '0')}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : `${value}`
}

export function addDays(day: IsoDay, days: number): IsoDay {
  return isoDayFromEpoch(epochDay(day) + days)
}

/** Positive when `until` is later. */
export function daysBetween(from: IsoDay, until: IsoDay): number {
  return epochDay(until) - epochDay(from)
}

/** 1 is Monday, 7 is Sunday. */
export function isoWeekday(day: IsoDay): number {
  return weekdayOfEpoch(epochDay(day))
}

/** 1 January 1970 was a Thursday. */
export function weekdayOfEpoch(days: number): number {
  return ((((days + 3) % 7) + 7) % 7) + 1
}

/** The week belongs to the year that holds its Thursday, which may differ from the day's own year. */
export function isoWeek(day: IsoDay): { year: number; week: number } {
  const thursday = addDays(day, 4 - isoWeekday(day))
  const year = Number(thursday.slice(0, 4))
  return { year, week: Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1 }
}

export function copenhagenDay(instant: Date): IsoDay {
  return copenhagenClock(instant).day
}

export function copenhagenHour(instant: Date): number {
  return Math.floor(copenhagenClock(instant).minuteOfDay / 60)
}

/**
 * Parses a day, or an ISO date-time, of which the Copenhagen day counts; a date-time without offset is in Danish time.
 * Limited to plausible years, so that later arithmetic stays within four digits.
 */
export function parseArrival(input: unknown): IsoDay | null {
  const day = parseIsoDay(input) ?? dayOfDateTime(input)
  return day !== null && day >= '1900-01-01' && day < '3000-01-01' ? day : null
}

function dayOfDateTime(input: unknown): IsoDay | null {
  const match = typeof input === 'string' ? dateTimePattern.exec(input) : null
  const [, day, hour, minute, second = '00', offset] = match ?? []
  if (parseIsoDay(day) === null || day === undefined) return null
  if (offset === undefined) return day
  const utcMs = Date.parse(`${day}T${hour}:${minute}:${second}Z`) - offsetMinutes(offset) * 60_000
  return copenhagenDay(new Date(utcMs))
}

function offsetMinutes(offset: string): number {
  if (offset === 'Z') return 0
  const size = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2))
  return offset.startsWith('-') ? -size : size
}
