import { isLodgingNumber } from '../lodging-number.ts'
import { fold } from './fold.ts'

/** `text` is folded; `start` and `end` are positions in the original text. */
export type Token = Readonly<{
  kind: 'word' | 'digits' | 'mark' | 'lodging-number'
  text: string
  start: number
  end: number
  /** Half of a compound word: it is matched alone and not as part of a phrase. */
  isPart?: true
}>

const pattern = /(?<!\p{L})[a-z]{1,2}\d{4,5}(?!\d)|\p{L}[\p{L}\p{M}'’]*|\d+|\S/giu
const dash = /^[-‐‑‒–—−]$/u
// "kr9000" has the form of a house number but is a price.
const currencyPrefix = /^kr\d/i

/** Splits letters and digits without a space between them: many guests type "500m" and "6personen". */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(pattern)].flatMap((match) => tokensOf(match[0], match.index))
}

function tokensOf(text: string, start: number): Token[] {
  const end = start + text.length
  if (currencyPrefix.test(text)) return [...tokensOf(text.slice(0, 2), start), ...tokensOf(text.slice(2), start + 2)]
  if (isLodgingNumber(text)) return [{ kind: 'lodging-number', text: text.toLowerCase(), start, end }]
  if (/^\d/.test(text)) return [{ kind: 'digits', text, start, end }]
  if (/^\p{L}/u.test(text)) return [{ kind: 'word', text: fold(text), start, end }]
  return [{ kind: 'mark', text: dash.test(text) ? '-' : text, start, end }]
}
