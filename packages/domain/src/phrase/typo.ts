import { type Lexicon, lettersOf } from './lexicon.ts'

const letters = { one: 5, two: 9, anyFirst: 7 }

/**
 * The known word probably intended: one letter wrong, missing, added or swapped in a word of five, two in one of nine.
 * Short words must have the same first letter, because "Renne" is as likely a different word as a mistyped "Henne".
 */
export function correctWord(word: string, { correctable }: Lexicon): string | null {
  const allowed = word.length >= letters.two ? 2 : 1
  if (word.length < letters.one) return null
  const wordLetters = lettersOf(word)
  let best: { word: string; distance: number } | null = null
  for (const [length, candidates] of correctable) {
    if (Math.abs(length - word.length) > allowed) continue
    for (const { word: candidate, letters: theirs } of candidates) {
      if (!mayBegin(word, candidate) || bits(wordLetters ^ theirs) > 2 * allowed) continue
      const limit = Math.min(candidate.length >= letters.two ? allowed : 1, best === null ? allowed : best.distance - 1)
      const distance = limit < 1 ? null : distanceUpTo(word, candidate, limit)
      if (distance !== null) best = { word: candidate, distance }
    }
  }
  return best?.word ?? null
}

function bits(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count += 1
  return count
}

function mayBegin(word: string, candidate: string): boolean {
  if (word.length >= letters.anyFirst || word[0] === candidate[0]) return true
  return word[0] === candidate[1] && word[1] === candidate[0]
}

/** Edit distance with swaps of neighbours; null if more than `limit`. */
export function distanceUpTo(a: string, b: string, limit: number): number | null {
  if (Math.abs(a.length - b.length) > limit) return null
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      current.push(cell({ a, b, row, column, current, last, before }))
    }
    if (Math.min(...current) > limit) return null
    before = last
    last = current
  }
  const distance = last[b.length] ?? Number.POSITIVE_INFINITY
  return distance <= limit ? distance : null
}

type Cell = Readonly<{ a: string; b: string; row: number; column: number }> &
  Readonly<Record<'current' | 'last' | 'before', readonly number[]>>

function cell({ a, b, row, column, current, last, before }: Cell): number {
  const at = (line: readonly number[], index: number) => line[index] ?? Number.POSITIVE_INFINITY
  const same = a[row - 1] === b[column - 1]
  const changed = at(last, column - 1) + (same ? 0 : 1)
  const cheapest = Math.min(changed, at(last, column) + 1, at(current, column - 1) + 1)
  const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
  return swapped ? Math.min(cheapest, at(before, column - 2) + 1) : cheapest
}
