import { digitsAt } from './amount.ts'
import { areAdjacent, isAny, isCounted, isMark, meant, type Reader, skip } from './reading.ts'
import { shortYearAt, type Year, yearAt } from './year.ts'

/** A day as written; the month may follow at the end of a range. */
export type WrittenDay = Readonly<{ day: number; month: number; year: number | null; next: number }>
export type DayOnly = Readonly<{ day: number; next: number }>

/** "12. Juli 2027", "July 12th", "12.7.", "12/7-2027", "2027-07-12". */
export function dateAt(reader: Reader, at: number): WrittenDay | null {
  return isoDate(reader, at) ?? numericDate(reader, at) ?? dayAndMonth(reader, at) ?? monthAndDay(reader, at)
}

function isoDate(reader: Reader, at: number): WrittenDay | null {
  const [year, month, day] = [0, 2, 4].map((offset) => digitsAt(reader, at + offset))
  const isDashed = isMark(reader.line[at + 1], '-') && isMark(reader.line[at + 3], '-')
  if (year?.length !== 4 || month?.length !== 2 || day?.length !== 2 || !isDashed || !areAdjacent(reader, at, 5))
    return null
  return { year: Number(year), month: Number(month), day: Number(day), next: at + 5 }
}

function numericDate(reader: Reader, at: number): WrittenDay | null {
  const day = shortNumber(reader, at, 31)
  const month = shortNumber(reader, at + 2, 12)
  if (day === null || month === null || !isMark(reader.line[at + 1], '.', '/') || !areAdjacent(reader, at, 3))
    return null
  const year: Year = shortYearAt(reader, at + 3) ?? yearAt(reader, pastDot(reader, at + 3))
  const next = year.year === null ? pastDot(reader, at + 3) : year.next
  // "2.5 km" is a decimal; a second dot always makes it a date.
  return next === at + 3 && isCounted(reader, next) ? null : { day, month, year: year.year, next }
}

function dayAndMonth(reader: Reader, at: number): WrittenDay | null {
  const start = dayAt(reader, at)
  if (start === null) return null
  const unit = skip(reader, start.next, ['stop'], 2)
  const month = meant(reader.line[unit], 'month')?.month
  return month === undefined ? null : { day: start.day, month, ...yearAt(reader, unit + 1) }
}

/** "July 12": only in English, and only if the number has no unit. */
function monthAndDay(reader: Reader, at: number): WrittenDay | null {
  const sense = reader.line[at]?.senses.find(({ meaning }) => meaning.kind === 'month')
  if (sense?.meaning.kind !== 'month' || sense.language !== 'en') return null
  // "July the 12th", but "July for 6" is a month and a party.
  const found = dayAt(reader, reader.line[at + 1]?.text === 'the' ? at + 2 : at + 1)
  if (found === null || isCounted(reader, found.next)) return null
  return { day: found.day, month: sense.meaning.month, ...yearAt(reader, found.next) }
}

/** "12", "12.", "12th". */
export function dayAt(reader: Reader, at: number): DayOnly | null {
  const day = shortNumber(reader, at, 31)
  if (day === null) return null
  const after = reader.line[at + 1]
  const hasMark = (isMark(after, '.') || isAny(after, ['ordinal'])) && areAdjacent(reader, at, 2)
  return { day, next: hasMark ? at + 2 : at + 1 }
}

function shortNumber(reader: Reader, at: number, max: number): number | null {
  const digits = digitsAt(reader, at)
  if (digits === null || digits.length > 2) return null
  const value = Number(digits)
  return value >= 1 && value <= max ? value : null
}

function pastDot(reader: Reader, at: number): number {
  return isMark(reader.line[at], '.') && areAdjacent(reader, at - 1, 2) ? at + 1 : at
}
