import { saturdaysBetween } from '../../arrival-period.ts'
import { addDays, daysBetween, type IsoDay, isoWeekday, parseIsoDay } from '../../iso-day.ts'
import { dayOf } from '../calendar.ts'
import { type DayOnly, dateAt, dayAt, type WrittenDay } from './date.ts'
import { ask, isCounted, isMark, left, meant, type Reader, type Reading } from './reading.ts'

/** A longer range is a period of possible arrivals, not the length of a stay. */
const longestStay = 28

/** "ab 12. Juli", "12.–19.7.", "July 12 to 19", "zwischen dem 1. Juli und dem 31. August". */
export function readDates(reader: Reader, at: number): Reading | null {
  const isFrom = meant(reader.line[at], 'from') !== null
  const start = isFrom ? pastStops(reader, at + 1) : at
  const first = dateAt(reader, start)
  const range = first === null ? dayToDate(reader, start, isFrom) : dateToDate(reader, first, isFrom)
  if (range !== null) return stay(reader, range)
  if (first === null) return null
  const day = dayOf(first.day, first.month, first.year, reader.today)
  return day === null ? left(first.next) : arrival(first.next, [day], false)
}

type Range = Readonly<{ from: Omit<WrittenDay, 'next'>; until: WrittenDay }>

/** "12.–19. Juli": the month is at the end only. */
function dayToDate(reader: Reader, at: number, isFrom: boolean): Range | null {
  const first = dayAt(reader, at)
  const separator = first === null ? null : separatorEnd(reader, first.next, isFrom)
  const until = separator === null ? null : dateAt(reader, separator)
  if (first === null || until === null) return null
  const month = first.day < until.day ? until.month : ((until.month + 10) % 12) + 1
  return { from: { day: first.day, month, year: null }, until }
}

function dateToDate(reader: Reader, first: WrittenDay, isFrom: boolean): Range | null {
  const separator = separatorEnd(reader, first.next, isFrom)
  if (separator === null) return null
  const until = dateAt(reader, separator) ?? sameMonth(reader, first, dayAt(reader, separator))
  return until === null ? null : { from: first, until }
}

/** "July 12 to 19". */
function sameMonth(reader: Reader, first: WrittenDay, day: DayOnly | null): WrittenDay | null {
  if (day === null || day.day <= first.day || isCounted(reader, day.next)) return null
  return { ...first, day: day.day, next: day.next }
}

function separatorEnd(reader: Reader, at: number, isFrom: boolean): number | null {
  const lexeme = reader.line[at]
  const separates = isMark(lexeme, '-') || meant(lexeme, 'until') !== null || (isFrom && meant(lexeme, 'join') !== null)
  return separates ? pastStops(reader, at + 1) : null
}

function stay(reader: Reader, { from, until }: Range): Reading {
  const year = from.year ?? startYear(from, until)
  const arrivalDay = dayOf(from.day, from.month, year, reader.today)
  if (arrivalDay === null) return left(until.next)
  const departure = departureAfter(arrivalDay, until)
  if (departure === null) return left(until.next)
  const nights = daysBetween(arrivalDay, departure)
  if (nights > longestStay) return arrival(until.next, saturdaysBetween(arrivalDay, departure), true)
  const duration = ask(until.next, 'duration', nights)
  const { asks } = arrival(until.next, [arrivalDay], false)
  return { next: until.next, asks: duration.asks === null || asks === null ? null : [...asks, ...duration.asks] }
}

/** A stay over New Year begins in the year before the one written at its end. */
function startYear(from: Range['from'], { day, month, year }: WrittenDay): number | null {
  if (year === null) return null
  const endsLater = month > from.month || (month === from.month && day > from.day)
  return endsLater ? year : year - 1
}

function departureAfter(arrivalDay: IsoDay, { day, month, year }: WrittenDay): IsoDay | null {
  const first = Number(arrivalDay.slice(0, 4))
  const found = [first, first + 1].flatMap((candidate) => parseIsoDay(isoText(candidate, month, day)) ?? [])
  const departure = found.find((candidate) => candidate > arrivalDay) ?? null
  return departure !== null && (year === null || Number(departure.slice(0, 4)) === year) ? departure : null
}

function isoText(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function pastStops(reader: Reader, at: number): number {
  let next = at
  while (next < at + 3 && reader.line[next]?.kind === 'word' && meant(reader.line[next], 'stop') !== null) next += 1
  return next
}

export function arrival(next: number, days: readonly IsoDay[] | null, isWide: boolean): Reading {
  return days === null || days.length === 0
    ? left(next)
    : { next, asks: [{ kind: 'arrival', days, week: null, isWide }] }
}

/** "nächsten Freitag", "this Saturday": the day itself, while "Freitag" alone is any Friday. */
export function readComingWeekday({ line, today }: Reader, at: number): Reading | null {
  const weekday = meant(line[at], 'coming') === null ? undefined : meant(line[at + 1], 'weekday')?.weekday
  if (weekday === undefined) return null
  return arrival(at + 2, [addDays(today, ((weekday - isoWeekday(today) + 6) % 7) + 1)], false)
}

/** "heute", "i morgen". */
export function readRelativeDay(reader: Reader, at: number): Reading | null {
  const start = meant(reader.line[at], 'from') === null ? at : at + 1
  const day = meant(reader.line[start], 'day')
  return day === null ? null : arrival(start + 1, [addDays(reader.today, day.ahead)], false)
}
