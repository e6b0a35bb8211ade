import fc from 'fast-check'
import { expect, test } from 'vitest'
import { node, pointing } from '../testing/builders.ts'
import { outlineOf } from './outline.ts'

const headings = (sizes: readonly number[]) =>
  node('document', ...sizes.map((size, index) => node(`heading-${size}`, `Heading ${index}`)))
const levels = (sizes: readonly number[]) =>
  [...outlineOf(headings(sizes), 2, '').headings.values()].map(({ level }) => level)

test.each([
  [[1], [2]],
  [
    [2, 3, 3, 2],
    [2, 3, 3, 2],
  ],
  [
    [4, 2],
    [2, 2],
  ],
  [
    [1, 3, 6, 2],
    [2, 3, 4, 3],
  ],
  [
    [1, 2, 3, 4, 5, 6],
    [2, 3, 4, 5, 6, 6],
  ],
])('headings of sizes %j become levels %j', (sizes, expected) => {
  expect(levels(sizes)).toEqual(expected)
})

test('no heading is a first level, and none is more than one level below the heading before it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1 }), (sizes) => {
      const found = levels(sizes)
      expect(found).toHaveLength(sizes.length)
      for (const [index, level] of found.entries()) {
        expect(level).toBeGreaterThanOrEqual(2)
        expect(level).toBeLessThanOrEqual((found[index - 1] ?? 1) + 1)
      }
    }),
  )
})

test('a heading can be linked to by its words, and no two have the same id', () => {
  const document = node(
    'document',
    ...['Anreise', 'Anreise', 'Content', 'Über uns'].map((words) => node('heading-2', words)),
  )
  const ids = [...outlineOf(document, 2, '').headings.values()].map(({ id }) => id)
  expect(ids).toEqual(['anreise', 'anreise-2', 'content-2', 'uber-uns'])
  expect([...outlineOf(document, 2, 'faq-').headings.values()][0]?.id).toBe('faq-anreise')
})

test('an embedded entry begins below its heading, with unique ids', () => {
  const embed = () => pointing('embedded-entry-block', 'fact-amber')
  const [before, after, again] = [embed(), embed(), embed()]
  const { embeds } = outlineOf(node('document', before, node('heading-2', 'Strand'), after, again), 2, '')
  expect(embeds.get(before)).toEqual({ level: 2, idPrefix: 'fact-amber-' })
  expect(embeds.get(after)).toEqual({ level: 3, idPrefix: 'fact-amber-2-' })
  expect(embeds.get(again)).toEqual({ level: 3, idPrefix: 'fact-amber-3-' })
})
