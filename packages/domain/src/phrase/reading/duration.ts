import { isChangeDay } from '../../change-day.ts'
import { type Amount, agrees, isRangeMark, readAmount } from './amount.ts'
import { ask, left, meant, type Reader, type Reading } from './reading.ts'

const longestStay = 28
const maxNights = 90

/** "eine Woche", "10-14 nætter", "long weekend", "Freitag bis Montag". */
export function readDuration(reader: Reader, at: number): Reading | null {
  return counted(reader, at) ?? fixedBreak(reader, at) ?? weekdayRange(reader, at)
}

function counted(reader: Reader, at: number): Reading | null {
  const amount = readAmount(reader, at)
  if (amount === null) return null
  const unit = reader.line[amount.next]
  const kind = meant(unit, 'weeks') === null ? 'nights' : 'weeks'
  if (meant(unit, kind) === null || !agrees(reader, amount, amount.next, kind)) return null
  return nights(amount, kind === 'weeks' ? 7 : 1)
}

function nights(amount: Amount, factor: number): Reading {
  const next = amount.next + 1
  const [min, max] = [amount.value * factor, (amount.upTo ?? amount.value) * factor]
  if (max > maxNights) return left(next)
  switch (amount.limit) {
    case 'at-most':
    case 'less':
      return ask(next, 'duration', [1, amount.limit === 'less' ? max - 1 : max], 'BETWEEN')
    case 'at-least':
    case 'more':
      return ask(next, 'duration', [amount.limit === 'more' ? min + 1 : min, Math.max(min + 1, longestStay)], 'BETWEEN')
    default:
      return between(next, min, max)
  }
}

function between(next: number, min: number, max: number): Reading {
  return min === max ? ask(next, 'duration', min) : ask(next, 'duration', [min, max], 'BETWEEN')
}

function fixedBreak({ line }: Reader, at: number): Reading | null {
  const found = meant(line[at], 'break')
  return found === null ? null : between(at + 1, found.min, found.max)
}

/** From change day to change day; the same day twice is a week. */
function weekdayRange(reader: Reader, at: number): Reading | null {
  const start = meant(reader.line[at], 'from') === null ? at : at + 1
  const first = weekdayAt(reader, start)
  const separates = isRangeMark(reader, start + 1)
  const last = separates ? weekdayAt(reader, start + 2) : null
  if (first === null || last === null) return null
  if (!isChangeDay(first)) return left(start + 3)
  const day = ask(start + 3, 'skiftedag', [first])
  const duration = ask(start + 3, 'duration', (last - first + 7) % 7 || 7)
  return { next: start + 3, asks: [...(day.asks ?? []), ...(duration.asks ?? [])] }
}

function weekdayAt({ line }: Reader, at: number): number | null {
  return meant(line[at], 'weekday')?.weekday ?? meant(line[at], 'short-weekday')?.weekday ?? null
}

/** "Anreise Freitag", "skiftedag lørdag"; Tuesday is not a change day. */
export function readChangeDay(reader: Reader, at: number): Reading | null {
  const start = meant(reader.line[at], 'from') === null ? at : at + 1
  const weekday = meant(reader.line[start], 'weekday')?.weekday
  if (weekday === undefined) return null
  return isChangeDay(weekday) ? ask(start + 1, 'skiftedag', [weekday]) : left(start + 1)
}
