import { expect, test } from 'vitest'
import { readCamt } from './read-camt.ts'
import { parseHeadings, readCsv } from './read-csv.ts'
import { StatementError } from './statement-error.ts'
import { camtFile } from './testing/camt-file.ts'

test('the booked entries of a CAMT.053 file are read, with payer and text', () => {
  const entries = readCamt(
    camtFile([
      { reference: 'A1', amount: '256.20', text: 'Booking 528240396 &amp; more', party: 'M&#252;ller' },
      { reference: 'A2', amount: '19.9', sign: 'DBIT', text: 'Electricity' },
      { reference: 'A3', amount: '1.00', status: 'PDNG' },
      { reference: 'A1', amount: '256.20', sign: 'DBIT', isReversal: true, text: '528240396' },
    ]),
  )
  expect(entries).toEqual([
    {
      key: 'DE89370400440532013000 A1',
      bookedOn: '2027-02-03',
      amount: 25_620,
      currency: 'EUR',
      isReversal: false,
      remittance: 'Booking 528240396 & more',
      party: 'Müller',
    },
    expect.objectContaining({ key: expect.stringMatching(/A2$/), amount: -1990 }),
    expect.objectContaining({ key: expect.stringMatching(/A1 reversal$/), amount: -25_620, isReversal: true }),
  ])
})

test('a batch is split if its parts add up to the total, and stays one entry otherwise', () => {
  const parts = [
    { amount: '100.00', text: '528240396' },
    { amount: '50.50', text: '628240396' },
  ]
  const [first, second] = readCamt(camtFile([{ reference: 'B', amount: '150.50', parts }]))
  expect([first?.amount, second?.amount, first?.key === second?.key]).toEqual([10_000, 5050, false])
  const whole = readCamt(camtFile([{ reference: 'B', amount: '150.00', parts }]))
  expect(whole).toEqual([expect.objectContaining({ amount: 15_000, remittance: '' })])
})

test('entries without a bank reference have different keys, equal in every file', () => {
  const same = { amount: '10.00', text: 'Holiday' }
  const keys = (file: string) => readCamt(file).map(({ key }) => key)
  const [one, two] = keys(camtFile([same, same]))
  expect(one).not.toBe(two)
  expect(keys(camtFile([{ amount: '11.00' }, same, same])).slice(1)).toEqual([one, two])
})

test.each([
  ['entities', camtFile([{ amount: '1.00', text: '&x;' }], '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>')],
  ['entities in small letters', camtFile([], '<!doctype d>')],
  ['a missing end', camtFile([]).slice(0, -12)],
  ['another document', '<Document><Other/></Document>'],
  ['another amount', camtFile([{ reference: 'A', amount: '1.005' }])],
  ['an amount in letters', camtFile([{ reference: 'A', amount: 'ten' }])],
  ['a signed amount, which would reverse its direction', camtFile([{ amount: '-1.00', sign: 'DBIT' }])],
  ['an amount in scientific notation', camtFile([{ amount: '1e3' }])],
  ['an amount that is too large', camtFile([{ amount: '999999999.99' }])],
  ['a forbidden name', '<Document><__proto__>1</__proto__></Document>'],
  ['too many levels', `${'<a>'.repeat(500)}${'</a>'.repeat(500)}`],
  ['no XML', 'date;amount'],
])('a file with %s is refused as a whole', (_, file) => {
  expect(() => readCamt(file)).toThrow(StatementError)
})

const danish = {
  headings: parseHeadings('date=Dato,amount=Beløb,text=Tekst,reference=Id'),
  delimiter: ';',
  decimal: ',',
  currency: 'DKK',
  account: 'DK5000400440116243',
} as const

test('a CSV file is read by its headings, with quotes, Danish amounts and days', () => {
  const csv =
    '\uFEFFDato;Tekst;Beløb;Saldo;Id\r\n03-02-2027;"Booking ""528240396""; tak";1.234,50;9,00;77\r\n04.02.2027;Rent;-20;8,00;78\r\n'
  expect(readCsv(csv, danish)).toEqual([
    {
      key: 'DK5000400440116243 77',
      bookedOn: '2027-02-03',
      amount: 123_450,
      currency: 'DKK',
      isReversal: false,
      remittance: 'Booking "528240396"; tak',
      party: '',
    },
    expect.objectContaining({ bookedOn: '2027-02-04', amount: -2000 }),
  ])
})

test.each([
  ['a missing column', 'Dato;Tekst;Id\n1;2;3'],
  ['an invalid day', 'Dato;Tekst;Beløb;Id\n2027-13-01;x;1;1'],
  ['something behind a day', 'Dato;Tekst;Beløb;Id\n01-02-20271;x;1;1'],
  ['something before a day', 'Dato;Tekst;Beløb;Id\n101-02-2027;x;1;1'],
  ['an unclosed quote', 'Dato;Tekst;Beløb;Id\n2027-02-01;"x;1;1'],
  ['an amount of three decimals', 'Dato;Tekst;Beløb;Id\n2027-02-01;x;1,255;1'],
  // Some banks do not quote their customers' texts, so a delimiter there could shift a text into the amount.
  ['a text that shifts the columns', 'Dato;Tekst;Beløb;Id\n2027-02-01;528240396;5000,00;0,01;77'],
  ['a row without its end', 'Dato;Tekst;Beløb;Id\n2027-02-01;x;1,00'],
  ['two columns with one name', 'Dato;Tekst;Beløb;Beløb;Id\n2027-02-01;x;1,00;2,00;1'],
  ['amounts with the other decimal sign', 'Dato;Tekst;Beløb;Id\n2027-02-01;x;1.25;1'],
  ['invalid digit groups', 'Dato;Tekst;Beløb;Id\n2027-02-01;x;1.23.456,00;1'],
])('a CSV file with %s is refused as a whole', (_, csv) => {
  expect(() => readCsv(csv, danish)).toThrow(StatementError)
})

test('control characters are removed from a customer’s text', () => {
  const sent = '\u001b[2J528\u200b240396\u0000'
  const [fromCsv] = readCsv(`Dato;Tekst;Beløb;Id\n2027-02-01;${sent};1,00;1`, danish)
  const [fromCamt] = readCamt(camtFile([{ amount: '1.00', text: '&#27;[2J528&#8203;240396&#0;', party: '&#7;Eve' }]))
  expect([fromCsv?.remittance, fromCamt?.remittance, fromCamt?.party]).toEqual(['[2J528240396', '[2J528240396', 'Eve'])
})

test('a field of megabytes is read', () => {
  const [entry] = readCsv(`Dato;Tekst;Beløb;Id\n2027-02-01;"${'x""'.repeat(2_000_000)}";1,00;1`, danish)
  expect(entry?.remittance).toHaveLength(4_000_000)
})

test('a row may end with a delimiter', () => {
  expect(readCsv('Dato;Tekst;Beløb;Id;\n2027-02-01;x;1.234.567,00;1;\n', danish)).toHaveLength(1)
  expect(readCsv('Dato;Tekst;Beløb;Id\n2027-02-01;x;1,00;1;\n', danish)).toHaveLength(1)
})

test.each(['', 'date=Dato', 'date=,amount=b,text=c', 'day=Dato,amount=b,text=c'])(
  '%j is refused as a mapping',
  (written) => {
    expect(() => parseHeadings(written)).toThrow(StatementError)
  },
)
