import { beforeEach, expect, test, vi } from 'vitest'
import { guessMapping, missingFields, readHead, recallMapping, rememberMapping, writeMapping } from './csv-mapping.ts'

const danish = 'Dato;Tekst;Beløb;Saldo;Navn\r\n03-02-2027;"Res ""528"";\nx";1.234,50;9,00;Holm\r\n'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

test('headings and first row are read, with quotes that contain delimiters and line breaks', () => {
  expect(readHead(danish, ';')).toEqual({
    headings: ['Dato', 'Tekst', 'Beløb', 'Saldo', 'Navn'],
    sample: ['03-02-2027', 'Res "528";\nx', '1.234,50', '9,00', 'Holm'],
  })
  expect(readHead('', ';')).toEqual({ headings: [], sample: [] })
  expect(readHead('a;b', ';').headings).toEqual(['a', 'b'])
})

test('an open quote of megabytes takes no time', () => {
  expect(readHead(`"${'x;'.repeat(2_000_000)}`, ';').headings).toHaveLength(1)
})

test.each([
  [danish, ';', ',', { date: 'Dato', amount: 'Beløb', text: 'Tekst', party: 'Navn', reference: '', currency: '' }],
  [
    'Booking date,Amount,Currency,Description\n2027-02-03,5.00,EUR,x',
    ...[',', '.'],
    { date: 'Booking date', amount: 'Amount', text: 'Description', party: '', reference: '', currency: 'Currency' },
  ],
  [
    'Buchungstag\tBetrag\tVerwendungszweck\tReferenz\n03.02.2027\t5,00\tx\t1',
    ...['\t', ','],
    { date: 'Buchungstag', amount: 'Betrag', text: 'Verwendungszweck', party: '', reference: 'Referenz', currency: '' },
  ],
] as const)('columns of a file that is seen for the first time are guessed', (text, delimiter, decimal, columns) => {
  expect(guessMapping(text, null)).toEqual({ columns, delimiter, decimal, account: '', currency: 'DKK' })
})

test('a file with the headings of the last one is read as that was', () => {
  const mapping = { ...guessMapping(danish, null), account: 'DK1', currency: 'EUR' }
  const own = { ...mapping, columns: { ...mapping.columns, text: 'Navn', party: '' } }
  rememberMapping(own)
  expect(guessMapping(danish, recallMapping())).toEqual(own)
  const other = guessMapping('Date,Amount,Text\n2027-02-03,5.00,x', recallMapping())
  expect(other).toMatchObject({ columns: { date: 'Date' }, delimiter: ',', decimal: '.', account: 'DK1' })
})

test('something else in the browser’s storage is ignored', () => {
  for (const kept of ['', '{', '{"columns":1}']) {
    localStorage.setItem('desk-bank-csv', kept)
    expect(recallMapping()).toBeNull()
  }
})

test('a mapping is complete with account, three columns and a currency', () => {
  const mapping = guessMapping(danish, null)
  expect(missingFields(mapping)).toEqual(['account'])
  expect(missingFields({ ...mapping, account: 'DK1', columns: {} })).toEqual(['date', 'amount', 'text'])
  expect(missingFields({ ...mapping, account: 'DK1', currency: '' })).toEqual(['currency'])
})

test('only columns of the file are sent, and its own currency before the chosen one', () => {
  const mapping = { ...guessMapping(danish, null), account: 'DK1' }
  expect(writeMapping(mapping)).toMatchObject({
    columns: { date: 'Dato', amount: 'Beløb', text: 'Tekst', party: 'Navn' },
    currency: 'DKK',
  })
  const columns = { ...mapping.columns, currency: 'Saldo' }
  expect(writeMapping({ ...mapping, columns })).toMatchObject({ columns: { currency: 'Saldo' }, currency: null })
})
