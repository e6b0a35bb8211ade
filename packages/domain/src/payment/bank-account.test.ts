import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseBankAccount, parseIban, writeIban } from './bank-account.ts'
import { epcPayload } from './epc-payload.ts'

const euro = 'name=Marram A/S; iban=DE89 3704 0044 0532 0130 00; bic=cobadeff'

test('an account is parsed with check digits, blanks and lower case', () => {
  expect(parseBankAccount(euro)).toEqual({
    name: 'Marram A/S',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFF',
    danish: null,
  })
})

test('a Danish IBAN contains registration and account number; different ones are rejected', () => {
  const danish = 'name=Marram; iban=DK50 0040 0440 1162 43; bic=NDEADKKKXXX'
  expect(parseBankAccount(danish)).toMatchObject({ danish: { registration: '0040', account: '0440116243' } })
  expect(parseBankAccount(`${danish}; registration=0040; account=440116243`)).toHaveProperty('iban')
  expect(parseBankAccount(`${danish}; registration=0041`)).toHaveProperty('problem')
  expect(parseBankAccount(`${euro}; account=440116243`)).toHaveProperty('problem')
})

test.each([
  '',
  'name=Marram',
  'name=Marram; iban=DE88 3704 0044 0532 0130 00; bic=COBADEFF',
  'iban=DE89370400440532013000; bic=COBADEFF',
  'name=Marram; iban=DE89370400440532013000; bic=COBA',
  'name=Marram; name=Other; iban=DE89370400440532013000; bic=COBADEFF',
  `name=${'x'.repeat(71)}; iban=DE89370400440532013000; bic=COBADEFF`,
  `${euro}; colour=red`,
])('%s is not an account, and the problem says why', (text) => {
  expect(parseBankAccount(text)).toHaveProperty('problem')
})

test('one wrong digit, or two swapped ones, never pass', () => {
  const iban = 'DK5000400440116243'
  fc.assert(
    fc.property(fc.integer({ min: 4, max: iban.length - 1 }), fc.integer({ min: 1, max: 9 }), (place, more) => {
      const digit = (Number(iban[place]) + more) % 10
      expect(parseIban(`${iban.slice(0, place)}${digit}${iban.slice(place + 1)}`)).toBeNull()
    }),
  )
  expect(parseIban('DK5000400440112643')).toBeNull()
  expect(writeIban(iban)).toBe('DK50 0040 0440 1162 43')
})

test('the QR code for banking apps has the lines of EPC069-12, the exact amount and the reference', () => {
  const account = { name: 'Marram A/S', iban: 'DE89370400440532013000', bic: 'COBADEFF', danish: null }
  expect(epcPayload(account, 73_205, '528240396')).toBe(
    'BCD\n002\n1\nSCT\nCOBADEFF\nMarram A/S\nDE89370400440532013000\nEUR732.05\n\n\n528240396',
  )
  expect(epcPayload(account, 0, '1')).toBeNull()
  expect(epcPayload(account, 100_000_000_000, '1')).toBeNull()
})
