import { expect, test } from 'vitest'
import { splitLeadingEmoji } from './leading-emoji.ts'

// spec: constant leading emoji
test.each([
  ['🐚 Mit Emoji vorn', '🐚', 'Mit Emoji vorn'],
  ['👨‍👩‍👧‍👦Familienhaus', '👨‍👩‍👧‍👦', 'Familienhaus'],
  ['🇩🇰 Danmark', '🇩🇰', 'Danmark'],
  ['☀️ Sommer', '☀️', 'Sommer'],
  ['👍🏽 Gut', '👍🏽', 'Gut'],
  ['1️⃣ Erster Schritt', '1️⃣', 'Erster Schritt'],
])('the emoji in front of "%s" is split off', (label, emoji, text) => {
  expect(splitLeadingEmoji(label)).toEqual({ emoji, text })
})

test.each(['Mehr lesen', '60 Jahre', 'Haus 🐚', '© Marram', '↗ Karte', '', '🐚'])(
  '"%s" stays a single text',
  (label) => {
    expect(splitLeadingEmoji(label)).toEqual({ emoji: null, text: label })
  },
)
