import { fold } from './fold.ts'
import type { Lexicon } from './lexicon.ts'
import type { Meaning } from './meaning.ts'
import type { Token } from './token.ts'

const shortestPart = 3
// Linking letters: none in "Poolhaus", one in "Sommersurlaub" and "Saunenhaus".
const links = /(?:s|e|n|en|er)$/

/** Meanings that may be part of a compound word; "Personenpool" is not a criterion. */
const whole: readonly Meaning['kind'][] = ['term', 'month', 'season', 'holiday', 'break', 'place']

/** Splits "Poolhaus" into "Pool" and "Haus". Null unless both halves are known and at least one is a criterion. */
export function splitCompound(token: Token, source: string, lexicon: Lexicon): readonly [Token, Token] | null {
  const written = source.slice(token.start, token.end)
  for (let cut = written.length - shortestPart; cut >= shortestPart; cut -= 1) {
    const left = firstPart(fold(written.slice(0, cut)), lexicon)
    const right = fold(written.slice(cut))
    if (left === null || !isPart(right, lexicon)) continue
    if (!says(left, lexicon, whole) && !says(right, lexicon, whole)) continue
    const middle = token.start + cut
    return [
      { ...token, text: left, end: middle, isPart: true },
      { ...token, text: right, start: middle, isPart: true },
    ]
  }
  return null
}

function firstPart(text: string, lexicon: Lexicon): string | null {
  if (isPart(text, lexicon)) return text
  const bare = text.replace(links, '')
  return bare.length >= shortestPart && isPart(bare, lexicon) ? bare : null
}

function isPart(text: string, lexicon: Lexicon): boolean {
  return text.length >= shortestPart && says(text, lexicon, [...whole, 'house'])
}

function says(text: string, { senses }: Lexicon, kinds: readonly Meaning['kind'][]): boolean {
  return senses.get(text)?.some(({ meaning }) => kinds.includes(meaning.kind)) ?? false
}
