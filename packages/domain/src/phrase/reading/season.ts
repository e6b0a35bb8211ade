import { addDays, isoWeekday } from '../../iso-day.ts'
import { saturdaysOfHoliday, saturdaysOfMonths, saturdaysOfPart, saturdaysOfSeason } from '../calendar.ts'
import { isRangeMark } from './amount.ts'
import { arrival } from './dates.ts'
import { ask, isAny, meant, type Reader, type Reading, skip } from './reading.ts'
import { yearAt } from './year.ts'

/** "Juli", "Anfang August 2027", "Juni bis September", "im Sommer", "Ostern", "this weekend". */
export function readSeason(reader: Reader, at: number): Reading | null {
  const start = openingEnd(reader, at)
  return monthRange(reader, start) ?? partOfMonth(reader, start) ?? season(reader, start) ?? coming(reader, start)
}

/** "ab Juli"; "über Silvester" means just New Year's Eve. */
function openingEnd(reader: Reader, at: number): number {
  if (meant(reader.line[at], 'from') !== null) return skip(reader, at + 1, ['stop'], 2)
  const isOver = meant(reader.line[at], 'limit')?.limit === 'more'
  return isOver && isAny(reader.line[at + 1], ['holiday', 'season']) ? at + 1 : at
}

function monthRange(reader: Reader, at: number): Reading | null {
  const { line, today } = reader
  const first = meant(line[at], 'month')
  if (first === null) return null
  const isRange = isRangeMark(reader, at + 1)
  const last = isRange ? meant(line[at + 2], 'month') : null
  const { year, next } = yearAt(reader, last === null ? at + 1 : at + 3)
  return arrival(next, saturdaysOfMonths(first.month, (last ?? first).month, year, today), true)
}

function partOfMonth(reader: Reader, at: number): Reading | null {
  const part = meant(reader.line[at], 'part-of-month')
  const unit = skip(reader, at + 1, ['stop'], 1)
  const month = meant(reader.line[unit], 'month') ?? meant(reader.line[at + 1], 'month')
  if (part === null || month === null) return null
  const { year, next } = yearAt(reader, unit + 1)
  const first = arrival(next, saturdaysOfPart(part.part, month.month, year, reader.today), true)
  const last = isRangeMark(reader, next) ? partOfMonth(reader, next + 1) : null
  return last === null ? first : { next: last.next, asks: [...(first.asks ?? []), ...(last.asks ?? [])] }
}

function season(reader: Reader, at: number): Reading | null {
  const found = meant(reader.line[at], 'season')
  const holiday = meant(reader.line[at], 'holiday')
  if (found === null && holiday === null) return null
  const { year, next } = yearAt(reader, at + 1)
  if (found !== null) return arrival(next, saturdaysOfSeason(found.season, year, reader.today), true)
  return holiday && arrival(next, saturdaysOfHoliday(holiday.holiday, year, reader.today), true)
}

/** The next Saturday, today included: next week starts on it, and the weekend includes it. */
function coming({ line, today }: Reader, at: number): Reading | null {
  const isWeekend = meant(line[at], 'coming-weekend') !== null
  if (!isWeekend && meant(line[at], 'next-week') === null) return null
  const found = arrival(at + 1, [addDays(today, (6 - isoWeekday(today) + 7) % 7)], false)
  const nights = isWeekend ? ask(at + 1, 'duration', [2, 3], 'BETWEEN') : { asks: [] }
  return { next: at + 1, asks: [...(found.asks ?? []), ...(nights.asks ?? [])] }
}
