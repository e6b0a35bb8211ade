import { isLodgingNumber } from '../lodging-number.ts'
import { fold } from './fold.ts'

/** `text` is folded; `start` and `end` are places in what the guest wrote. */
export type Token = Readonly<{
  kind: 'word' | 'digits' | 'mark' | 'lodging-number'
  text: string
  start: number
  end: number
  /** Half of a compound: it stands for itself and joins no phrase. */
  isPart?: true
}>

const pattern = /(?<!\p{L})[a-z]{1,2}\d{4,5}(?!\d)|\p{L}[\p{L}\p{M}'’]*|\d+|\S/giu
const dash = /^[-‐‑‒–—−]$/u
// "kr9000" has the form of a house number and never is one.
const currencyPrefix = /^kr\d/i

/** Letters and digits part without a space between them: "500m" and "6personen" are what many type. */
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
