import fc from 'fast-check'
import { expect, test } from 'vitest'
import { equal } from './filter.ts'
import { filterString, writeNode } from './filter-string.ts'
import { anyText } from './testing/arbitrary-filter-group.ts'

/** The position where the server's parser sees the closing quote: it skips any character after a backslash. */
function closingQuote(filter: string, opening: number): number {
  for (let index = opening + 1; index < filter.length; index += 1) {
    if (filter[index] === '\\') index += 1
    else if (filter[index] === '"') return index
  }
  return -1
}

test('no value ends before its closing quote', () => {
  fc.assert(
    fc.property(anyText, (value) => {
      const filter = writeNode({ kind: 'equal', attribute: 'name', value })
      expect(closingQuote(filter, filter.indexOf('"'))).toBe(filter.length - 1)
    }),
    { numRuns: 500 },
  )
})

test('no external key ends before its closing quote', () => {
  fc.assert(
    fc.property(anyText, (key) => {
      const filter = filterString({ meta: { [key]: equal(true) } })
      expect(filter.endsWith(' = true')).toBe(true)
      const written = filter.slice(0, -' = true'.length)
      if (written.startsWith('"')) expect(closingQuote(written, 0)).toBe(written.length - 1)
      else expect(written).toMatch(/^meta\.[\w.-]*$/)
    }),
    { numRuns: 500 },
  )
})
