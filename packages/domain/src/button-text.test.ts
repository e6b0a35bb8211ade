import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitButtonText } from './button-text.ts'

test.each([
  ['🏖️ Zum Strand', '🏖️', 'Zum Strand'],
  ['🔥Last Minute', '🔥', 'Last Minute'],
  ['👨‍👩‍👧‍👦 Familien', '👨‍👩‍👧‍👦', 'Familien'],
  ['👋🏽 Hej', '👋🏽', 'Hej'],
  ['🇩🇰 Dansk', '🇩🇰', 'Dansk'],
  ['🇩🇰🇩🇪 Sprog', '🇩🇰', '🇩🇪 Sprog'],
  ['1️⃣ Erstens', '1️⃣', 'Erstens'],
  ['❤️ Merkliste', '❤️', 'Merkliste'],
  ['🎉🎉 Tilbud', '🎉', '🎉 Tilbud'],
  ['  ⭐  Bedst ', '⭐', 'Bedst'],
  ['🎁', '🎁', ''],
])('%j shows %s apart', (label, emoji, text) => {
  expect(splitButtonText(label)).toEqual({ emoji, text })
})

test.each(['Buchen', '1 Hund', '© Marram', '→ weiter', 'Strand 🏖️', '#1', ''])('%j has no leading emoji', (label) => {
  expect(splitButtonText(label)).toEqual({ emoji: null, text: label })
})

test('nothing of the label is lost but the space around', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (label) => {
      const { emoji, text } = splitButtonText(label)
      expect(`${emoji ?? ''}${text}`.replace(/\s/g, '')).toBe(label.replace(/\s/g, ''))
    }),
  )
})
