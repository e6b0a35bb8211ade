import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { charactersIn, firstRanges, headingRanges } from './first-characters.ts'

const packages = join(import.meta.dirname, '..', '..')
const fontsCss = join(packages, 'ui', 'src', 'styles', 'fonts.css')
const facesOf = (css: string) => css.split('@font-face').slice(1)
const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')

test('the fonts of a first visit contain exactly the characters of their unicode-range', () => {
  const faces = facesOf(readFileSync(fontsCss, 'utf8'))
  const first = faces.filter((face) => face.includes('../fonts/'))
  const written = first.map((face) => /unicode-range:([^;]+);/.exec(face)?.[1]?.replace(/\s/g, '').split(','))
  const present = (ranges: typeof firstRanges) =>
    ranges
      .toSorted(([a], [b]) => a - b)
      .map(([from, until]) => (from === until ? `U+${hex(from)}` : `U+${hex(from)}-${hex(until)}`))
  expect(written).toEqual([present(headingRanges), present(firstRanges)])
})

test('all files of a font declare the same weights, which browsers need to combine them', () => {
  const faces = facesOf(readFileSync(fontsCss, 'utf8')).filter((face) => face.includes('Variable'))
  for (const family of ['Figtree Variable', 'Fraunces Variable']) {
    const own = faces.filter((face) => face.includes(`"${family}"`))
    expect(own).toHaveLength(3)
    expect(new Set(own.map((face) => /font-weight: ([^;]+);/.exec(face)?.[1])).size).toBe(1)
  }
})

test('the fonts of a first visit contain all characters of the three languages, except one key name', () => {
  const texts = globSync('i18n/src/messages/**/{da,de,en}.ts', { cwd: packages })
  const used = new Set(texts.flatMap((file) => [...readFileSync(join(packages, file), 'utf8')]))
  const missing = [...used].filter((character) => !charactersIn(firstRanges).includes(character) && character !== '\n')
  expect(missing).toEqual(['⌘'])
})

test('they contain every character in our styles', () => {
  const sheets = globSync('{packages/ui,apps/site}/src/**/*.css', { cwd: join(packages, '..') })
  const contents = sheets.flatMap(
    (file) => readFileSync(join(packages, '..', file), 'utf8').match(/content: "[^"\\]*"/g) ?? [],
  )
  expect([...contents.join('')].filter((sign) => !charactersIn(firstRanges).includes(sign))).toEqual([])
})

test('the fonts of a first visit stay below 30.2 KB', () => {
  const bytes = ['figtree', 'fraunces'].map(
    (name) => statSync(join(packages, 'ui', 'src', 'fonts', `${name}.woff2`)).size,
  )
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(30_200)
})
