import { describe, expect, test } from 'vitest'
import { addressRules, parsePhone, parsePostalCode, presentPhone } from './address-rule.ts'

test('every country accepts its own example', () => {
  for (const [country, { example }] of Object.entries(addressRules)) {
    expect(parsePostalCode(example, country), country).toBe(example)
  }
})

describe('a postal code', () => {
  test.each([
    ['10115', 'DE', '10115'],
    [' sw1a  1aa ', 'GB', 'SW1A 1AA'],
    ['1012ab', 'NL', '1012AB'],
    ['90210', 'US', '90210'],
    ['L-1234', 'LU', '1234'],
    ['dk-6857', 'DK', '6857'],
    ['PL-00-001', 'PL', '00-001'],
    ['11000', 'CZ', '11000'],
    ['11122', 'SE', '11122'],
    ['M1 1AE', 'GB', 'M1 1AE'],
    ['M11AE', 'GB', 'M11AE'],
    ['D6WX285', 'IE', 'D6WX285'],
    ['K1A 0B1', 'CA', 'K1A 0B1'],
  ])('%j from %s is %s', (text, country, code) => expect(parsePostalCode(text, country)).toBe(code))
  test.each([
    ['1011', 'DE'],
    ['10115', 'DK'],
    ['', 'DK'],
    ['0000 AB', 'NL'],
    ['0000', 'NL'],
    ['<b>', 'US'],
    ['90210>', 'US'],
    ['9', 'US'],
    ['90210-90210', 'US'],
    ['68570', 'DK'],
    ['101155', 'DE'],
    ['1110 00', 'CZ'],
    ['110 000', 'CZ'],
    ['1111 22', 'SE'],
    ['111 222', 'SE'],
    ['ABSW1A 1AA', 'GB'],
    ['SW1A 1AAB', 'GB'],
    ['SW1!1AA', 'GB'],
    ['AD02 X285', 'IE'],
    ['D02 X2855', 'IE'],
    ['11012 AB', 'NL'],
    ['1012 ABC', 'NL'],
    ['000-001', 'PL'],
    ['00-0011', 'PL'],
    ['LLLL-1234', 'LU'],
    ['68L-57', 'DK'],
  ])('%j is invalid in %s', (text, country) => expect(parsePostalCode(text, country)).toBeNull())
})

describe('a telephone number', () => {
  test.each([
    ['75 27 54 00', 'DK', '+4575275400'],
    ['+45 75275400', 'DE', '+4575275400'],
    ['0045 75 27 54 00', 'DK', '+4575275400'],
    ['030 1234567', 'DE', '+49301234567'],
    ['+49 (0)30 / 123-4567', 'DK', '+49301234567'],
    ['07700 900123', 'GB', '+447700900123'],
    ['+1 202 555 0143', 'US', '+12025550143'],
    ['301234567', 'DE', '+49301234567'],
    ['01 234567', 'AT', '+431234567'],
    ['02 555 12 12', 'BE', '+3225551212'],
    ['044 668 18 00', 'CH', '+41446681800'],
    ['222 333 444', 'CZ', '+420222333444'],
    ['912 345 678', 'ES', '+34912345678'],
    ['09 123456', 'FI', '+3589123456'],
    ['01.23.45.67.89', 'FR', '+33123456789'],
    ['01 234 5678', 'IE', '+35312345678'],
    ['06 698 0000', 'IT', '+39066980000'],
    ['26 12 34', 'LU', '+352261234'],
    ['020 123 4567', 'NL', '+31201234567'],
    ['22 12 34 56', 'NO', '+4722123456'],
    ['22 123 45 67', 'PL', '+48221234567'],
    ['08 123 456', 'SE', '+468123456'],
    ['+39 06 698 0000', 'DE', '+39066980000'],
    ['+999 1234', 'US', '+9991234'],
    ['+999 123 456 789 012', 'US', '+999123456789012'],
  ])('%s from %s is %s', (text, country, number) => expect(parsePhone(text, country)).toBe(number))
  test.each([
    ['7527540', 'DK'],
    ['752754000', 'DK'],
    ['2025550143', 'US'],
    ['+0 12345678', 'US'],
    ['call me', 'DE'],
    ['', 'DE'],
    ['+45 1234', 'DK'],
    ['030 1234567x', 'DE'],
    ['x030 1234567', 'DE'],
    ['+45 75275400 or +45 75275401', 'DK'],
    ['1+45 75275400', 'DK'],
    ['+999 123', 'US'],
    ['+999 123 456 789 0123', 'US'],
    ['+9999999999999999999', 'US'],
  ])('%j from %s is invalid', (text, country) => expect(parsePhone(text, country)).toBeNull())
  test.each([
    ['+4575275400', '+45 75 27 54 00'],
    ['+49301234567', '+49 301234567'],
    ['+35312345678', '+353 12 34 56 78'],
    ['+12025550143', '+12025550143'],
  ])('%s is shown as %s', (phone, shown) => expect(presentPhone(phone).replaceAll('\u00a0', ' ')).toBe(shown))
})
