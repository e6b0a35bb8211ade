import { expect, test } from 'vitest'
import { titleOf } from './own-reviews.ts'

test.each([
  ['Ein schönes Haus. Wir kommen wieder.', 'Ein schönes Haus'],
  ['Super hus! Tak.', 'Super hus!'],
  ['No full stop', 'No full stop'],
  ['  Two\nlines here. More.', 'Two lines here'],
  ['Für 4.5 Personen reicht es. Ja.', 'Für 4.5 Personen reicht es'],
  [
    'The house lies quietly between the dunes, and from the terrace one hears the sea all day long.',
    'The house lies quietly between the dunes, and from the…',
  ],
  ['x'.repeat(80), `${'x'.repeat(60)}…`],
  ['', ''],
])('the review "%s" is titled "%s"', (text, title) => {
  expect(titleOf(text)).toBe(title)
})
