import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Candidate, nameSpellings, nameWords, proposeBookings, similarNumbers } from './propose-booking.ts'

const entry = { amount: 25_000, currency: 'EUR', remittance: 'Ferienhaus', party: 'Karen Müller' }
const candidate = (other: Partial<Candidate> = {}): Candidate => ({
  ...{ reservationId: '528240396', currency: 'EUR', firstName: 'Jens', lastName: 'Holm' },
  ...{ payable: [25_100], owed: 73_200 },
  ...other,
})
const reasons = (other: Partial<typeof entry>, more: Partial<Candidate> = {}) =>
  proposeBookings({ ...entry, ...other }, [candidate(more)])[0]?.reasons

test.each([
  ['its number with another amount', { remittance: 'Nr 528240396' }, {}, ['number']],
  [
    'a mistyped number with the amount',
    { remittance: '528240369' },
    { payable: [25_000] },
    ['similar-number', 'amount'],
  ],
  ['the name of the payer', { party: 'MUELLER KAREN' }, { lastName: 'Müller' }, ['name']],
  ['a name in the text', { remittance: 'Holm, Marts', party: 'Nordea' }, {}, ['name']],
  ['name and amount', {}, { lastName: 'Müller', payable: [25_000] }, ['name', 'amount']],
  ['money back of exactly that sum', { amount: -500 }, { lastName: 'Müller', owed: -500 }, ['name', 'amount']],
])('%s makes a proposal', (_, other, more, expected) => {
  expect(reasons(other, more)).toEqual(expected)
})

test.each([
  ['an amount alone', {}, { payable: [25_000] }],
  ['a mistyped number alone', { remittance: '528240369' }, {}],
  ['another currency', { remittance: '528240396' }, { currency: 'DKK' }],
  ['part of a name', { party: 'Holmgaard' }, {}],
  ['half of a double name', { party: 'Holm' }, { lastName: 'Holm Lund' }],
  ['no name at all', { party: '', remittance: '' }, { lastName: '' }],
])('%s makes none', (_, other, more) => {
  expect(reasons(other, more)).toBeUndefined()
})

test('the likeliest come first, at most five', () => {
  const named = candidate({ reservationId: '900000001', lastName: 'Müller' })
  const both = candidate({ reservationId: '900000002', lastName: 'Müller', payable: [25_000] })
  const numbered = candidate()
  const text = { ...entry, remittance: '528240396' }
  const found = proposeBookings(text, [named, both, numbered])
  expect(found.map(({ reservationId }) => reservationId)).toEqual(['528240396', '900000002', '900000001'])
  const many = Array.from({ length: 9 }, (_, index) => candidate({ ...named, reservationId: `90000001${index}` }))
  expect(proposeBookings(entry, many)).toHaveLength(5)
})

test.each([
  ['528240396', '528240396', false],
  ['528240397', '528240396', true],
  ['Nr. 52824039, tak', '528240396', true],
  ['28240396', '528240396', true],
  ['5282403966', '528240396', true],
  ['1528240396', '528240396', true],
  ['528 204 396', '528240396', true],
  ['528204369', '528240396', false],
  ['428240397', '528240396', false],
  ['15282403961', '528240396', false],
])('%s as a mistyped %s: %s', (written, meant, isOne) => {
  expect(similarNumbers(written).includes(meant)).toBe(isOne)
})

test('every mistyped number is a reservation number, also of long texts', () => {
  expect(similarNumbers('012345678').every((number) => /^[1-9]\d{8}$/.test(number))).toBe(true)
  expect(similarNumbers('528240396').length).toBeLessThan(100)
  expect(similarNumbers(`${'5'.repeat(50_000)}x`)).toEqual([])
})

test.each([
  ['Müller', 'MUELLER'],
  ['Søndergård', 'SOENDERGAARD'],
  ['Sørensen', 'Sorensen'],
  ['Weiß', 'WEISS'],
  ['Kjær', 'KJAER'],
])('%s is %s', (name, written) => {
  expect(nameWords(written)).toEqual(nameWords(name))
})

test.each([
  ['GROENBAEK KAREN', 'grønbæk'],
  ['Soendergaard', 'søndergård'],
  ['Mueller', 'müller'],
  ['Annegret Sommerfeldt Bruhns', 'sommerfeldt-bruhns'],
  ['MUELLER-LUEDENSCHEIDT', 'müller-lüdenscheidt'],
])('bookings are looked up for %s by %s', (written, name) => {
  expect(nameSpellings(written)).toContain(name)
})

test('a text asks for a limited number of spellings', () => {
  expect(nameSpellings('aeoeueaassaou '.repeat(10_000)).length).toBeLessThan(100)
  expect(
    nameSpellings(Array.from({ length: 50 }, (_, at) => `aeoeueaa${'x'.repeat(at)}`).join(' ')).length,
  ).toBeLessThan(2000)
})

test('no text can break a proposal', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (remittance, party, lastName) => {
      proposeBookings({ ...entry, remittance, party }, [candidate({ lastName })])
    }),
  )
})
