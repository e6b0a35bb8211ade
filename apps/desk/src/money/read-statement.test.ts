import { expect, test } from 'vitest'
import { readStatement } from './read-statement.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer)

const csv = 'Dato;Beløb;Tekst\n03-02-2027;5,00;Søndergård'

test.each([
  ['UTF-8', utf8(csv)],
  ['UTF-8 with a mark', utf8(`\uFEFF${csv}`)],
  ['Windows-1252', latin1(csv)],
  ['UTF-16', utf16(csv)],
])('a CSV file in %s is read', (_, bytes) => {
  expect(readStatement(bytes)).toEqual({ kind: 'csv', text: csv })
})

const xml = (encoding: string) => `<?xml version="1.0" ${encoding}?><Document>Søndergård</Document>`

test.each([
  ['declared Latin-1', latin1(xml('encoding="ISO-8859-1"'))],
  ['declared UTF-8', utf8(xml("encoding='UTF-8'"))],
  ['undeclared UTF-8', utf8(xml(''))],
  ['UTF-16 with a mark', utf16(xml('encoding="UTF-16"'))],
])('XML in %s is read', (_, bytes) => {
  const read = readStatement(bytes)
  expect([read?.kind, read?.text.includes('Søndergård')]).toEqual(['camt', true])
})

test.each([
  ['XML that is not written as it says', latin1(xml('encoding="UTF-8"'))],
  ['XML in an unknown encoding', utf8(xml('encoding="klingon"'))],
  ['a PDF', latin1('%PDF-1.7\n\x00\x01\x02')],
  ['a spreadsheet', latin1('PK\x03\x04\x14\x00\x06\x00')],
])('%s is refused', (_, bytes) => {
  expect(readStatement(bytes)).toBeNull()
})
