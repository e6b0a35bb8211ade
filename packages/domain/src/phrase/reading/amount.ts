import type { Comparator } from '../../criteria/definition.ts'
import type { EditionKey } from '../../edition.ts'
import type { Limit, Meaning } from '../meaning.ts'
import { areAdjacent, isMark, meant, pastHyphen, type Reader, sensesOf } from './reading.ts'

/** `language` is that of a number word; digits belong to every language. */
type Count = Readonly<{ value: number; next: number; language: EditionKey | null }>
export type Amount = Count & Readonly<{ upTo: number | null; limit: Limit | null }>

const maxDigits = 9
const groupMarks = ['.', ',', "'", '’']

export function readCount(reader: Reader, at: number): Count | null {
  const lexeme = reader.line[at]
  if (lexeme?.kind === 'digits') return readDigits(reader, at)
  const [sense] = sensesOf(lexeme, 'number')
  if (sense?.meaning.kind !== 'number') return null
  return { value: sense.meaning.value, next: at + 1, language: sense.language }
}

/** Three digits after a separator are thousands in all three languages, one or two are decimals. */
function readDigits(reader: Reader, at: number): Count | null {
  let text = digitsAt(reader, at) ?? ''
  let next = at + 1
  while (text.length > 0 && isGroup(reader, next)) {
    text += digitsAt(reader, next + 1) ?? ''
    next += 2
  }
  const spaced = digitsAt(reader, next)
  if (next === at + 1 && text.length <= 3 && spaced?.length === 3 && isOneSpaceApart(reader, at)) {
    text += spaced
    next += 1
  }
  if (text.length > maxDigits) return null
  const decimals = decimalsAt(reader, next)
  if (decimals !== null) return { value: Number(`${text}.${decimals}`), next: next + 2, language: null }
  return { value: Number(text), next, language: null }
}

function isGroup(reader: Reader, mark: number): boolean {
  return (
    isMark(reader.line[mark], ...groupMarks) &&
    areAdjacent(reader, mark - 1, 3) &&
    digitsAt(reader, mark + 1)?.length === 3
  )
}

function decimalsAt(reader: Reader, mark: number): string | null {
  if (!isMark(reader.line[mark], '.', ',') || !areAdjacent(reader, mark - 1, 3)) return null
  const digits = digitsAt(reader, mark + 1)
  return digits !== null && digits.length <= 2 ? digits : null
}

function isOneSpaceApart({ line }: Reader, at: number): boolean {
  return (line[at]?.end ?? 0) + 1 === line[at + 1]?.start
}

export function digitsAt({ line }: Reader, at: number): string | null {
  const lexeme = line[at]
  return lexeme?.kind === 'digits' ? lexeme.text : null
}

/** "6", "mindestens 6", "4-6", "4 bis 6", "4 oder 5"; skips a hyphen before the unit. */
export function readAmount(reader: Reader, at: number): Amount | null {
  const limit = meant(reader.line[at], 'limit')?.limit ?? null
  const first = readCount(reader, limit === null ? at : at + 1)
  if (first === null) return null
  const isRange = isRangeMark(reader, first.next) || meant(reader.line[first.next], 'join')?.isEither === true
  const second = isRange ? readCount(reader, first.next + 1) : null
  const last = second !== null && second.value > first.value ? second : null
  const { next } = last ?? first
  return { ...first, upTo: last?.value ?? null, limit, next: pastHyphen(reader, next) }
}

export function isRangeMark({ line }: Reader, at: number): boolean {
  return isMark(line[at], '-') || meant(line[at], 'until') !== null
}

/** Danish "to" before "dogs" is the English word "to", unless the page is Danish. */
export function agrees({ line, edition }: Reader, { language }: Count, unit: number, kind: Meaning['kind']): boolean {
  if (language === null || language === edition) return true
  return sensesOf(line[unit], kind).some((sense) => sense.language === language)
}

export type Bound = Readonly<{ value: number | readonly number[]; comparator: Comparator }>

/** A larger house also fits, so a bare number is a minimum. */
export function boundOf({ value, upTo, limit }: Amount): Bound {
  if (upTo !== null) return { value: [value, upTo], comparator: 'BETWEEN' }
  switch (limit) {
    case 'at-most':
      return { value, comparator: '<=' }
    case 'less':
      return { value, comparator: '<' }
    case 'exactly':
      return { value, comparator: '=' }
    case 'more':
      return { value: value + 1, comparator: '>=' }
    default:
      return { value, comparator: '>=' }
  }
}

/** Plausible whole numbers for a house. */
export function isSensible({ value, upTo, limit }: Amount, max: number): boolean {
  const least = limit === 'less' ? 2 : 1
  return [value, upTo ?? value].every((number) => Number.isInteger(number) && number >= least && number <= max)
}
