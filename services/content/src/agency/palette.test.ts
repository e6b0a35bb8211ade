import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestReadable, palette, weaknesses } from './palette.ts'

/** The standard colours. */
const ours = { brand: '#3a4a63', accent: '#9a4a1a', ground: '#f9f9f7' }

test('the style sheet has the palette of its own colours', () => {
  const css = readFileSync(join(import.meta.dirname, '../../../../packages/ui/src/styles/tokens.css'), 'utf8')
  const written = Object.fromEntries(
    css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g).map(([, name, value]) => [name, value]),
  )
  expect(written).toMatchObject(palette(ours))
})

test('our colours are readable', () => {
  expect(weaknesses(ours)).toEqual([])
  expect(nearestReadable(ours)).toEqual(ours)
})

test.each([
  ['a pale brand', { ...ours, brand: '#9fd3e0' }],
  ['a yellow accent', { ...ours, accent: '#ffd400' }],
  ['a dark ground', { ...ours, ground: '#334455' }],
])('%s is refused, and a readable one of its hue offered', (_, colours) => {
  expect(weaknesses(colours)).not.toEqual([])
  expect(weaknesses(nearestReadable(colours))).toEqual([])
})

test('any three colours have readable neighbours', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(fc.record({ brand: colour, accent: colour, ground: colour }), (colours) => {
      expect(weaknesses(nearestReadable(colours))).toEqual([])
    }),
    { numRuns: 15 },
  )
})
