import { calendarWords } from '@marram/i18n/calendar-words'
import type { CellKind } from './columns.ts'
import { type DayForm, findSlashOrder, isoDayOf, splitDay } from './days.ts'
import { bareNumber, type DecimalMark, evidenceIn, findMark, minorUnits, plainNumber } from './numbers.ts'

export type Value = string | number | boolean | readonly number[]
export type CellReading = { readonly value: Value } | { readonly reason: string }
export type ColumnReader = {
  readonly read: (text: string) => CellReading
  /** Recognised in the column, for the report. */
  readonly mark?: DecimalMark
  readonly dayForms?: readonly DayForm[]
}

/** Recognises the form of a column by all of its filled cells. */
export function columnReader(kind: CellKind, cells: readonly string[]): ColumnReader {
  switch (kind) {
    case 'line':
    case 'text':
      return { read: (text) => ({ value: text }) }
    case 'choice':
      // `Heat pump` is the choice heat-pump.
      return { read: (text) => ({ value: text.toLowerCase().replaceAll(/[\s_]+/g, '-') }) }
    case 'whole':
      return { read: readWhole }
    case 'degrees':
      return degreesReader(cells)
    case 'measure':
      return numberReader(cells, null)
    case 'dkk':
    case 'eur':
      return numberReader(cells, kind)
    case 'day':
      return dayReader(cells)
    case 'yes-no':
      return { read: readYesNo }
    case 'weekdays':
      return { read: readWeekdays }
  }
}

function readWhole(text: string): CellReading {
  const [, digits] = /^(-?\d{1,9})(?:[.,]0{1,2})?$/.exec(text) ?? []
  return digits === undefined
    ? { reason: 'must be a whole number such as 6, without points or commas' }
    : { value: Number(digits) }
}

/** Degrees and ratings are never grouped, so every comma or point is a decimal one. */
function degreesReader(cells: readonly string[]): ColumnReader {
  const mark = cells.map((cell) => /[.,]/.exec(cell)?.[0]).find((found) => found === ',' || found === '.')
  return {
    ...((mark === ',' || mark === '.') && { mark }),
    read: (text) =>
      /^-?\d{1,3}(?:[.,]\d{1,12})?$/.test(text)
        ? { value: Number(text.replace(',', '.')) }
        : { reason: 'must be a number such as 55,55432 or 55.55432' },
  }
}

const examples = {
  dkk: 'an amount in kroner such as 7460 or 7460,50',
  eur: 'an amount in euro such as 1000 or 999,50',
  measure: 'a number such as 96 or 72,5',
} as const

const twoReadings =
  'can be read in two ways: write the thousands without a mark, or give one number of the column two decimals'
const twoMarks = 'has another decimal mark than other cells of the column: use one of comma and point'

function numberReader(cells: readonly string[], currency: 'dkk' | 'eur' | null): ColumnReader {
  const mark = findMark(cells.map((cell) => bareNumber(cell, currency)))
  const refused = { reason: `must be ${examples[currency ?? 'measure']}` }
  return {
    ...((mark === ',' || mark === '.') && { mark }),
    read: (text) => {
      const bare = bareNumber(text, currency)
      const isMarked = evidenceIn(bare) !== 'none'
      if (mark === 'unclear' && isMarked) return { reason: `${twoReadings} (such as ${clearFormOf(bare)})` }
      if (mark === 'mixed' && isMarked) return { reason: twoMarks }
      const plain = plainNumber(bare, mark === '.' ? '.' : ',')
      if (plain === null) return refused
      if (currency === null) return { value: Number(plain) }
      const minor = minorUnits(plain)
      return minor === null ? { reason: `${refused.reason}, with at most two decimals` } : { value: minor }
    },
  }
}

function clearFormOf(bare: string): string {
  const [, whole = '', mark = '', group = ''] = /^(-?\d+)([.,])(\d{3})$/.exec(bare) ?? []
  return `${whole}${group} or ${whole}${mark}${group}${mark === ',' ? '.' : ','}00`
}

const dayReasons = {
  unclear: 'can be read with the day or the month first: write days as 31.12.2027 or 2027-12-31',
  'month-first': 'is in a column with the month first: write days as 31/12/2027, 31.12.2027 or 2027-12-31',
} as const

function dayReader(cells: readonly string[]): ColumnReader {
  const days = cells.map(splitDay).filter((day) => day !== null)
  const order = findSlashOrder(days)
  const forms = [...new Set(days.map(({ form }) => form))]
  return {
    ...(forms.length > 0 && { dayForms: forms }),
    read: (text) => {
      const day = splitDay(text)
      if (day?.form === '31/12/2027' && (order === 'unclear' || order === 'month-first')) {
        return { reason: dayReasons[order] }
      }
      const value = day && isoDayOf(day)
      return value ? { value } : { reason: 'must be a day of the calendar such as 31.12.2027' }
    },
  }
}

const yes: ReadonlySet<string> = new Set(['yes', 'ja', 'true', 'sand', 'wahr', 'y', 'j', 'x', '1'])
const no: ReadonlySet<string> = new Set(['no', 'nej', 'nein', 'false', 'falsk', 'falsch', 'n', '0', '-'])

function readYesNo(text: string): CellReading {
  const word = text.toLowerCase()
  if (yes.has(word)) return { value: true }
  return no.has(word) ? { value: false } : { reason: 'must be yes or no' }
}

const weekdayOf: ReadonlyMap<string, number> = new Map(
  [calendarWords.da, calendarWords.de, calendarWords.en]
    .flatMap(({ weekdays, weekdaysShort }) => [weekdays, weekdaysShort])
    .flatMap((names) => names.map((name, at) => [name.toLowerCase().replace('.', ''), at + 1] as const)),
)

function readWeekdays(text: string): CellReading {
  const words = text
    .toLowerCase()
    .replaceAll('.', '')
    .split(/[\s,;/+]+/)
    .filter(Boolean)
  const days = words.map((word) => weekdayOf.get(word) ?? (/^[1-7]$/.test(word) ? Number(word) : null))
  const known = days.filter((day) => day !== null)
  return known.length === days.length && known.length > 0
    ? { value: [...new Set(known)].toSorted((a, b) => a - b) }
    : { reason: 'must list weekdays, such as "Saturday" or "Fri, Sat, Mon"' }
}
