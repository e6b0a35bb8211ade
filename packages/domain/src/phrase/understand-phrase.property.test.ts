import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeCriteria, encodeCriteria } from '../criteria/criteria-json.ts'
import { emptySearch } from '../criteria/search-state.ts'
import { parseSearchUrl, presentSearchUrl } from '../criteria/search-url.ts'
import type { EditionKey } from '../edition.ts'
import { type Lexicon, lexiconFor } from './lexicon.ts'
import { anyEdition, anyText } from './testing/arbitrary-phrase.ts'
import { places, understand } from './testing/read-phrase.ts'
import { tokenize } from './token.ts'
import { correctWord } from './typo.ts'

const runs = { numRuns: 400 }

test('parsing is deterministic', () => {
  fc.assert(
    fc.property(anyEdition, anyText, (edition, text) => {
      expect(understand(edition, text)).toEqual(understand(edition, text))
    }),
    runs,
  )
})

test('a link keeps everything that was understood', () => {
  fc.assert(
    fc.property(anyEdition, anyText, (edition, text) => {
      const { criteria } = understand(edition, text)
      const link = presentSearchUrl({ ...emptySearch, criteria })
      expect(parseSearchUrl(new URLSearchParams(link.toString())).criteria).toEqual(criteria)
      expect(decodeCriteria(encodeCriteria(criteria)).criteria).toEqual(criteria)
      expect([...criteria.keys()]).toEqual([...parseSearchUrl(link).criteria.keys()])
    }),
    runs,
  )
})

test('every word is understood, free text, or a stop word', () => {
  fc.assert(
    fc.property(anyEdition, anyText, (edition, text) => {
      const { understood, rest } = understand(edition, text)
      for (const { words, start, end } of understood) expect(text.slice(start, end)).toBe(words)
      const uncovered = understood.reduce((left, { start, end }) => blank(left, start, end), text)
      for (const { kind, text: word, start, end } of tokenize(uncovered)) {
        if (kind === 'mark' || rest.includes(text.slice(start, end))) continue
        expect(isSmallWord(word, edition), `${word} in ${text}`).toBe(true)
      }
    }),
    runs,
  )
})

function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
}

/** Also with a typo, as in "Fereinhaus". */
function isSmallWord(word: string, edition: EditionKey): boolean {
  const lexicon = lexiconFor(edition, places)
  const known = lexicon.words.has(word) ? word : correctWord(word, lexicon)
  return smallKinds.some((kind) => known !== null && wordsOfKind(lexicon, kind).has(known))
}

const smallKinds = ['stop', 'house', 'join', 'article']

function wordsOfKind({ senses }: Lexicon, kind: string): Set<string> {
  const phrases = [...senses].filter(([, all]) => all.some(({ meaning }) => meaning.kind === kind))
  return new Set(phrases.flatMap(([key]) => key.split(' ')))
}

test('the rest has no further criteria when parsed again', () => {
  fc.assert(
    fc.property(anyEdition, anyText, (edition, text) => {
      const { rest } = understand(edition, text)
      const again = understand(edition, rest)
      expect(again.rest).toBe(rest)
      expect(again.criteria.size).toBe(0)
      expect(again.understood).toEqual([])
    }),
    runs,
  )
})

test('passages are in the order of the text', () => {
  fc.assert(
    fc.property(anyEdition, anyText, (edition, text) => {
      const { understood } = understand(edition, text)
      const spans = understood.filter((part, index) => part.start !== understood[index - 1]?.start)
      for (const [index, { start, end }] of spans.entries()) {
        expect(start).toBeLessThan(end)
        expect(start).toBeGreaterThanOrEqual(spans[index - 1]?.end ?? 0)
      }
    }),
    runs,
  )
})

test('every criterion comes from a passage', () => {
  fc.assert(
    fc.property(anyEdition, anyText, (edition, text) => {
      const { criteria, understood } = understand(edition, text)
      const named = new Set<string>(understood.map(({ key }) => key))
      expect([...criteria.keys()].filter((key) => !named.has(key))).toEqual([])
    }),
    runs,
  )
})
