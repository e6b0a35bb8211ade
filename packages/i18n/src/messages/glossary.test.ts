import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const editions = ['da', 'de', 'en'] as const
const glossary = readFileSync(join(import.meta.dirname, '../../../../docs/glossary.md'), 'utf8')

/** Rows of the tables with guests' words: the word, and one cell with a word per edition. */
const rows = glossary
  .split('\n## ')
  .filter((section) => section.includes('| Guests read'))
  .flatMap((section) => section.split('\n').filter((line) => /^\| (?!Word|-)/.test(line)))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, word = '', , guests = '']) => (guests === '' ? [] : [[word, guests.split(', ')] as const]))

const catalogues = editions.map((edition) =>
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => new RegExp(`(^|[-/\\\\])${edition}\\.ts$`).test(file))
    .flatMap((file) => textsOf(readFileSync(join(import.meta.dirname, file), 'utf8')))
    .join('\n')
    .toLowerCase(),
)

/** Text between quotes, without keys and comments. */
function textsOf(source: string): string[] {
  const code = source.replaceAll(/\/\*\*?[\s\S]*?\*\/|\/\/.*$/gm, '')
  return code.match(/'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`/g) ?? []
}

test("the glossary has guests' words to compare", () => {
  expect(rows.length).toBeGreaterThan(15)
})

test.each(rows)('the words of docs/glossary.md for "%s" are in the catalogues', (_, words) => {
  expect(words).toHaveLength(editions.length)
  const unknown = words.flatMap((word, index) =>
    word.split('/').filter((part) => !catalogues[index]?.includes(part.toLowerCase())),
  )
  expect(unknown).toEqual([])
})
