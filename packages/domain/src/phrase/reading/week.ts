import { nextArrivalOfWeek } from '../../arrival-week.ts'
import { addDays, type IsoDay, isoWeek, isoWeekday } from '../../iso-day.ts'
import { digitsAt } from './amount.ts'
import { arrival } from './dates.ts'
import { areAdjacent, isAny, isCounted, isMark, left, meant, type Reader, type Reading } from './reading.ts'
import { yearAt } from './year.ts'

const lastWeek = 53

/** "KW 28", "uge 28 og 29", "week 28-30", "28. Woche", "efterårsferie 2027". */
export function readWeek(reader: Reader, at: number): Reading | null {
  const fixed = meant(reader.line[at], 'fixed-week')
  if (fixed !== null) return weeks(reader, at + 1, [fixed.week])
  return numbered(reader, at) ?? ordinal(reader, at)
}

function numbered(reader: Reader, at: number): Reading | null {
  if (meant(reader.line[at], 'week-number') === null) return null
  const start = isMark(reader.line[at + 1], ':', '.') ? at + 2 : at + 1
  const first = weekNumberAt(reader, start)
  if (first === null) return null
  const second =
    isAny(reader.line[start + 1], ['until', 'join']) || isMark(reader.line[start + 1], '-', '/')
      ? weekNumberAt(reader, start + 2)
      : null
  if (second === null || second <= first) return weeks(reader, start + 1, [first])
  const isSpan = meant(reader.line[start + 1], 'join') === null && !isMark(reader.line[start + 1], '/')
  const numbers = isSpan
    ? Array.from({ length: Math.min(second - first, lastWeek) + 1 }, (_, index) => first + index)
    : [first, second]
  return weeks(reader, start + 3, numbers)
}

/** In the written year: "28. Woche" with its dot, because "28 Wochen" is a duration. */
function ordinal(reader: Reader, at: number): Reading | null {
  const number = digitsAt(reader, at)
  const hasMark = isMark(reader.line[at + 1], '.') || isAny(reader.line[at + 1], ['ordinal'])
  if (number === null || !hasMark || !areAdjacent(reader, at, 2)) return null
  return meant(reader.line[at + 2], 'week-number') === null ? null : weeks(reader, at + 3, [Number(number)])
}

function weekNumberAt(reader: Reader, at: number): number | null {
  const digits = digitsAt(reader, at)
  return digits !== null && digits.length <= 2 && !isCounted(reader, at + 1) ? Number(digits) : null
}

function weeks(reader: Reader, after: number, numbers: readonly number[]): Reading {
  const { year, next } = yearAt(reader, after)
  if (numbers.some((number) => number < 1 || number > lastWeek)) return left(next)
  const [only] = numbers
  const days = numbers.flatMap((number) => arrivalOfWeek(number, year, reader.today) ?? [])
  if (days.length < numbers.length) return left(next)
  if (numbers.length > 1 || year !== null || only === undefined) return arrival(next, days.sort(), false)
  return { next, asks: [{ kind: 'arrival', days, week: only, isWide: false }] }
}

function arrivalOfWeek(week: number, year: number | null, today: IsoDay): IsoDay | null {
  if (year === null) return nextArrivalOfWeek(week, today)
  if (Math.abs(year - Number(today.slice(0, 4))) > 3) return null
  // 4 January is always in the first week of its year.
  const first = `${year}-01-04`
  const monday = addDays(first, 1 - isoWeekday(first) + 7 * (week - 1))
  const saturday = addDays(monday, -2)
  return isoWeek(monday).year === year && saturday >= today ? saturday : null
}
