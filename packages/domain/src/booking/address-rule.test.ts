import { describe, expect, test } from 'vitest'
import { addressRules, parsePhone, parsePostalCode, presentPhone } from './address-rule.ts'

test('every country takes its own example', () => {
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
  ])('%j from %s is %s', (text, country, code) => expect(parsePostalCode(text, country)).toBe(code))
  test.each([
    ['1011', 'DE'],
    ['10115', 'DK'],
    ['', 'DK'],
    ['0000 AB', 'NL'],
    ['<b>', 'US'],
  ])('%j is none in %s', (text, country) => expect(parsePostalCode(text, country)).toBeNull())
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
  ])('%s from %s is %s', (text, country, number) => expect(parsePhone(text, country)).toBe(number))
  test.each([
    ['7527540', 'DK'],
    ['752754000', 'DK'],
    ['2025550143', 'US'],
    ['+0 12345678', 'US'],
    ['call me', 'DE'],
    ['', 'DE'],
    ['+45 1234', 'DK'],
    ['+9999999999999999999', 'US'],
  ])('%j from %s is none', (text, country) => expect(parsePhone(text, country)).toBeNull())
  test.each([
    ['+4575275400', '+45 75 27 54 00'],
    ['+49301234567', '+49 301234567'],
    ['+35312345678', '+353 12 34 56 78'],
    ['+12025550143', '+12025550143'],
  ])('%s is shown as %s', (phone, shown) => expect(presentPhone(phone).replaceAll('\u00a0', ' ')).toBe(shown))
})
