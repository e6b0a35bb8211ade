import { splitCompound } from './compound.ts'
import type { Lexicon } from './lexicon.ts'
import type { Meaning, Sense } from './meaning.ts'
import { type Token, tokenize } from './token.ts'
import { correctWord } from './typo.ts'

/** One or more words with a common meaning; an unknown word has no senses. */
export type Lexeme = Readonly<{
  kind: Token['kind']
  text: string
  senses: readonly Sense[]
  start: number
  end: number
}>

// The dot of "max." and "kr." belongs to the word if more text follows, that of "Pool." ends the sentence.
const abbreviated: readonly Meaning['kind'][] = [
  'limit',
  'currency',
  'heads',
  'month',
  'stop',
  'week-number',
  'short-weekday',
  'counted',
]
const longestAbbreviation = 5

/** Splits the text into the longest known phrases, from left to right. */
export function lexemesOf(source: string, lexicon: Lexicon): Lexeme[] {
  const tokens = tokenize(source).flatMap((token) => knownTokens(token, source, lexicon))
  const lexemes: Lexeme[] = []
  let index = 0
  while (index < tokens.length) {
    const [lexeme, next] = lexemeAt(tokens, index, lexicon)
    lexemes.push(lexeme)
    index = next
  }
  return lexemes
}

function knownTokens(token: Token, source: string, lexicon: Lexicon): readonly Token[] {
  if (token.kind !== 'word' || lexicon.words.has(token.text)) return [token]
  const parts = splitCompound(token, source, lexicon)
  if (parts !== null) return parts
  const meant = correctWord(token.text, lexicon)
  return [meant === null ? token : { ...token, text: meant }]
}

function lexemeAt(tokens: readonly Token[], index: number, lexicon: Lexicon): [Lexeme, number] {
  const first = tokens[index]
  if (first === undefined) throw new RangeError(`No token at ${index}`)
  const match = longestMatch(tokens, index, lexicon) ?? { senses: [], last: index }
  const last = withDot(tokens, match.last, match.senses)
  const end = tokens[last]?.end ?? first.end
  return [{ kind: first.kind, text: first.text, senses: match.senses, start: first.start, end }, last + 1]
}

function longestMatch(tokens: readonly Token[], index: number, { senses, longestPhrase }: Lexicon) {
  let key = ''
  let found: { senses: readonly Sense[]; last: number } | null = null
  let parts = 0
  for (let at = index; at < tokens.length && parts < longestPhrase; at += 1) {
    const token = tokens[at]
    if (token === undefined || (at > index && !continues(tokens, at))) break
    if (at > index && isSkipped(tokens, at)) continue
    key = key === '' ? token.text : `${key} ${token.text}`
    parts += 1
    const known = senses.get(key)
    if (known !== undefined) found = { senses: known, last: at }
  }
  return found
}

/** "m2" is an area, "500 m 2 Hunde" a distance and two dogs. */
function continues(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.isPart || tokens[at - 1]?.isPart) return false
  return token?.kind === 'word' || tokens[at - 1]?.end === token?.start
}

/** Hyphens inside "Wi-Fi" and dots inside "pr. uge". */
function isSkipped(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text
  return (text === '-' || text === '.') && tokens[at - 1]?.kind === 'word' && tokens[at + 1]?.kind === 'word'
}

function withDot(tokens: readonly Token[], last: number, senses: readonly Sense[]): number {
  const word = tokens[last]
  const dot = tokens[last + 1]
  if (word === undefined || dot?.text !== '.' || dot.start !== word.end || last + 2 >= tokens.length) return last
  const isShort = word.kind === 'word' && word.text.length <= longestAbbreviation
  return isShort && senses.some(({ meaning }) => abbreviated.includes(meaning.kind)) ? last + 1 : last
}
