import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from './safe-text.ts'

const lines = { lines: true }
const oneLine = { lines: false }

test.each([
  ['line breaks of every kind', 'a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
  ['paragraphs, but no gaps', 'a\n\n\n\n\nb', 'a\n\nb'],
  ['blanks at the end of a line', 'a  \t\n b ', 'a\n b'],
  ['a mark that turns the text around', 'Preis \u202e001\u202c und \u2066x\u2069 \u200f', 'Preis 001 und x'],
  ['zero-width marks', 'cas\u200bi\u200cn\u2060o\ufeff', 'casino'],
  ['tags that carry hidden words', `a${String.fromCodePoint(0xe0041, 0xe0042)}b`, 'ab'],
  ['blanks that look like letters', '\u3164\u2800\uffa0\u115f', ''],
  ['control characters', 'a\u0000b\u001b[31mc\u0007', 'ab[31mc'],
  ['half a surrogate', 'a\ud83db', 'a\ufffdb'],
  ['a pile of marks on one letter', `z${'\u0301'.repeat(40)}`, `z${'\u0301'.repeat(4)}`],
  ['a private letter', 'a\ue000b', 'ab'],
])('%s', (_, written, cleaned) => expect(cleanText(written, lines)).toBe(cleaned))

test.each(['👩‍👩‍👧', '🧑🏽‍🚒', '❤️‍🔥', 'שלום עולם', 'مرحبا', 'Ærø, Öl & <b>'])('%s stays unchanged', (text) =>
  expect(cleanText(text, lines)).toBe(text),
)

test('a single-line field has one line', () =>
  expect(cleanText('Karen\r\nBcc: all\tx', oneLine)).toBe('Karen Bcc: all x'))

const nasty = [
  'a',
  ' ',
  '\n',
  '\r',
  '\t',
  '\u200d',
  '\u200b',
  '\u202e',
  '\u2028',
  '\u0301',
  '\ud83d',
  '👩',
  '🏽',
  '\ufe0f',
  '\ue000',
]

test('cleaning is idempotent and leaves nothing invisible', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...nasty) }), fc.boolean(), (text, isLong) => {
      const cleaned = cleanText(text, { lines: isLong })
      expect(cleanText(cleaned, { lines: isLong })).toBe(cleaned)
      expect(cleaned).not.toMatch(/[\p{Bidi_Control}\u200b\u2060\ufeff]/u)
    }),
  )
})

test('cleaning a long run of spaces takes linear time', () => {
  const blanks = ' '.repeat(40_000)
  expect(cleanText(`a${blanks}b`, lines)).toBe(`a${blanks}b`)
  expect(cleanText(`a${blanks}\nb${blanks}`, lines)).toBe('a\nb')
})
