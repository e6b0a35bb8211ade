import { digitsAt } from './amount.ts'
import { areAdjacent, isCounted, isMark, meant, type Reader, skip } from './reading.ts'

/** `year` is null if none is written: then it means the next such day or month. */
export type Year = Readonly<{ year: number | null; next: number }>

/** "2027", ", 2027", "i 2027", "next year", after a day, a month or a holiday. */
export function yearAt(reader: Reader, at: number): Year {
  const named = meant(reader.line[at], 'year')
  if (named !== null) return { year: thisYear(reader) + named.ahead, next: at + 1 }
  const start = isMark(reader.line[at], ',') ? at + 1 : skip(reader, at, ['stop'], 1)
  const digits = digitsAt(reader, start)
  const isYear = digits?.length === 4 && digits.startsWith('20') && !isCounted(reader, start + 1)
  return isYear ? { year: Number(digits), next: start + 1 } : { year: null, next: at }
}

/** ".2027", "/27", "-2027" directly after day and month in digits. */
export function shortYearAt(reader: Reader, at: number): Year | null {
  const digits = digitsAt(reader, at + 1)
  if (!isMark(reader.line[at], '.', '/', '-') || !areAdjacent(reader, at - 1, 3) || digits === null) return null
  if (digits.length === 4 && digits.startsWith('20')) return { year: Number(digits), next: at + 2 }
  return digits.length === 2 && !isMark(reader.line[at], '-') ? { year: 2000 + Number(digits), next: at + 2 } : null
}

function thisYear({ today }: Reader): number {
  return Number(today.slice(0, 4))
}
