import { expect, test } from 'vitest'
import { decodeTable, isGarbled } from './encoding.ts'

const text = 'house;city\nX1;Blåvand, Mühle, Æbelø – 5 €'
/** The letters of `text` beyond ASCII. */
const windows: Readonly<Record<string, number>> = { å: 0xe5, ü: 0xfc, Æ: 0xc6, ø: 0xf8, '–': 0x96, '€': 0x80 }
const inWindows = Uint8Array.from([...text].map((letter) => windows[letter] ?? letter.charCodeAt(0)))

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['Windows-1252', inWindows],
] as const)('%s is recognised and read (%#)', (encoding, bytes) => {
  expect(decodeTable(bytes)).toEqual({ encoding, text })
})

test.each([
  ['a workbook', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x00])],
  ['UTF-16 without its mark', Buffer.from('house', 'utf16le')],
  ['a byte that Windows-1252 lacks', Uint8Array.of(0x42, 0x81, 0x42)],
  ['a mark of UTF-8 before other bytes', Uint8Array.of(0xef, 0xbb, 0xbf, 0xe5)],
])('%s is refused', (_, bytes) => {
  expect(decodeTable(bytes)).toBeNull()
})

test.each([
  ['BlÃ¥vand', 'UTF-8', true],
  ['MÃ¼hle', 'Windows-1252', true],
  ['Ã†belÃ¸', 'UTF-8', true],
  ['5 â‚¬, 20Â°', 'UTF-8', true],
  ['Bl\ufffdvand', 'UTF-8', true],
  ['BlŒvand', 'Windows-1252', true],
  ['S¿ndervig', 'Windows-1252', true],
  ['S›ndervig', 'Windows-1252', true],
  ['Bl†vand', 'Windows-1252', true],
  ['Blåvand, Mühle, Æbelø – 5 €', 'Windows-1252', false],
  ['„Haus am Meer“, ”Huset”, ‘house’, l’hôtel', 'Windows-1252', false],
  ['Œuvre, São Paulo', 'UTF-8', false],
] as const)('%s in %s is garbled: %s', (cell, encoding, expected) => {
  expect(isGarbled(cell, encoding)).toBe(expected)
})
