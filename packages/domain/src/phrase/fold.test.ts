import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  [['Blåvand', 'Blaavand', 'BLAVAND', 'bla\u030avand'], 'blavand'],
  [['Rømø', 'Roemoe', 'Romo', 'Römö'], 'romo'],
  [['Fünf', 'fuenf'], 'funf'],
  [['Fußboden', 'Fussboden'], 'fussboden'],
  [['Grærup', 'Graerup', 'Grärup'], 'grarup'],
  [["New Year's", 'New Year’s'], 'new years'],
])('%j have the same key', (spellings, expected) => {
  expect(new Set(spellings.map(fold))).toEqual(new Set([expected]))
})
