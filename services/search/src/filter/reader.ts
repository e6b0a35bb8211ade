import { FilterError } from './filter-error.ts'
import { type Token, tokenise } from './tokens.ts'

export type Reader = Readonly<{
  peek: () => Token
  next: () => Token
  /** Consumes the keyword if it is next. */
  takeWord: (word: string) => boolean
  takeMark: (mark: string) => boolean
  expectWord: (word: string) => void
  expectMark: (mark: string) => void
  /** A bare or quoted value; keywords must be quoted. */
  value: () => string
  unexpected: (expected: string) => FilterError
}>

const keywords = new Set([
  'AND',
  'OR',
  'NOT',
  'IN',
  'TO',
  'EXISTS',
  'IS',
  'NULL',
  'EMPTY',
  'CONTAINS',
  'STARTS',
  'WITH',
])

export function createReader(filter: string): Reader {
  const tokens = tokenise(filter)
  const end: Token = { kind: 'end', text: 'the end of the filter', at: filter.length }
  let position = 0
  const peek = () => tokens[position] ?? end
  const take = (kind: Token['kind'], text: string) => {
    const token = peek()
    if (token.kind !== kind || token.text !== text) return false
    position += 1
    return true
  }
  const unexpected = (expected: string) => {
    const { text, at } = peek()
    return new FilterError(`Was expecting ${expected} but instead got \`${text.slice(0, 40)}\`.`, at)
  }
  return {
    peek,
    next: () => tokens[position++] ?? end,
    takeWord: (word) => take('word', word),
    takeMark: (mark) => take('mark', mark),
    expectWord: (word) => {
      if (!take('word', word)) throw unexpected(`\`${word}\``)
    },
    expectMark: (mark) => {
      if (!take('mark', mark)) throw unexpected(`\`${mark}\``)
    },
    value: () => {
      const { kind, text, at } = peek()
      if (kind !== 'word' && kind !== 'text') throw unexpected('a value')
      if (kind === 'word' && keywords.has(text)) {
        throw new FilterError(
          `Was expecting a value but instead got \`${text}\`, which is a reserved keyword. To use \`${text}\` as a field name or a value, surround it by quotes.`,
          at,
        )
      }
      position += 1
      return text
    },
    unexpected,
  }
}
