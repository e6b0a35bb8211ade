import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slug } from './slug.ts'

test.each([
  ['Favorithäuser', 'favorithauser'],
  ['Blåvand', 'blavand'],
  ['Søndervig', 'sondervig'],
  ['Grærup Strand', 'graerup-strand'],
  ['Henne Strand & Houstrup', 'henne-strand-houstrup'],
  ['Große Häuser', 'grosse-hauser'],
  ['ÆRØ', 'aero'],
  ['Ærø', 'aero'],
  ['Café  —  Crème brûlée!', 'cafe-creme-brulee'],
  ['  Fanø  ', 'fano'],
  ['soeg-sommerhus', 'soeg-sommerhus'],
  ['100% Natur', '100-natur'],
  ['a_b.c/d', 'a-b-c-d'],
  ['Łódź', 'lodz'],
  ['İstanbul', 'istanbul'],
  ['STRAẞE', 'strasse'],
  ['ﬁsk', 'fisk'],
  ['', 'n-a'],
  ['---', 'n-a'],
  ['🏖️', 'n-a'],
  ['海', 'n-a'],
])('%j becomes %s', (text, expected) => {
  expect(slug(text)).toBe(expected)
})

test('composed and decomposed characters give the same slug', () => {
  expect(slug('Blåvand'.normalize('NFD'))).toBe(slug('Blåvand'.normalize('NFC')))
})

test('every slug is a valid path segment, and its own slug', () => {
  const anyText = fc.array(fc.integer({ min: 0, max: 0x10ffff })).map((points) => String.fromCodePoint(...points))
  fc.assert(
    fc.property(anyText, (text) => {
      const made = slug(text)
      expect(made).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      expect(slug(made)).toBe(made)
    }),
    { numRuns: 1000 },
  )
})
