import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bareNumber, evidenceIn, findMark, minorUnits, plainNumber } from './numbers.ts'

test.each([
  ['7460', 'none'],
  ['-5', 'none'],
  ['0', 'none'],
  ['7,5', ','],
  ['7.5', '.'],
  ['7460,50', ','],
  ['7460.50', '.'],
  ['7.460,50', ','],
  ['7,460.50', '.'],
  ['1.234.567', ','],
  ['1,234,567', '.'],
  ['1.234.567,8', ','],
  ['0,125', ','],
  ['0.125', '.'],
  ['1234.567', '.'],
  ['1234,567', ','],
  ['7.460', 'either'],
  ['7,460', 'either'],
  ['-12.500', 'either'],
  ['1.2.3', 'none'],
  ['1,2.3', 'none'],
  ['12.34.567', 'none'],
  ['1.234,567.8', 'none'],
  ['abc', 'none'],
  ['.', 'none'],
])('%s proves %s', (written, evidence) => {
  expect(evidenceIn(written)).toBe(evidence)
})

test.each([
  [['7460', '8000'], 'none'],
  [['7460', '8.000'], 'unclear'],
  [['7.460', '8,000'], 'unclear'],
  [['7.460', '8.000,00'], ','],
  [['7,460', '8,000.00'], '.'],
  [['7.460', '9,5'], ','],
  [['7,5', '7.5'], 'mixed'],
  [['1.234.567', '1,234,567'], 'mixed'],
  [[], 'none'],
] as const)('the column %j has the mark %s', (column, mark) => {
  expect(findMark(column)).toBe(mark)
})

describe('amounts', () => {
  test.each([
    [' 7460 ', null, '7460'],
    ['kr. 7.460,-', 'dkk', '7.460,00'],
    ['7.460 kr', 'dkk', '7.460'],
    ['DKK 7 460', 'dkk', '7460'],
    ['7\u00a0460,50', 'dkk', '7460,50'],
    ['7\u202f460', null, '7460'],
    ["1'250.50", 'eur', '1250.50'],
    ['€ 999', 'eur', '999'],
    ['999 EUR', 'eur', '999'],
    ['999 EUR', 'dkk', '999 EUR'],
    ['7 46', null, '7 46'],
  ] as const)('%j in %s is the number %j', (written, currency, bare) => {
    expect(bareNumber(written, currency)).toBe(bare)
  })

  test.each([
    ['7460', ',', '7460'],
    ['7.460,50', ',', '7460.50'],
    ['7,460.50', '.', '7460.50'],
    ['7.460', ',', '7460'],
    ['7.460', '.', '7.460'],
    ['1.250.000', ',', '1250000'],
    ['-7,5', ',', '-7.5'],
    ['12.50', ',', null],
    ['1250.000', ',', null],
    ['0.250', ',', null],
    ['7,5,0', ',', null],
    [',5', ',', null],
    ['5,', ',', null],
    ['7 kr', ',', null],
    ['', ',', null],
    ['1e5', ',', null],
  ] as const)('%s with the mark %s is %s', (written, mark, plain) => {
    expect(plainNumber(written, mark)).toBe(plain)
  })

  test.each([
    ['7460', 746_000],
    ['7460.5', 746_050],
    ['7460.05', 746_005],
    ['0.29', 29],
    ['-5', -500],
    ['007', 700],
    ['7.460', null],
    ['1234567890', null],
  ] as const)('%s is %s in minor units', (plain, minor) => {
    expect(minorUnits(plain)).toBe(minor)
  })

  test('survive writing them in either locale', () => {
    const amounts = fc.integer({ min: 0, max: 99_999_999_999 })
    const locales = fc.constantFrom('da-DK', 'de-DE', 'en-GB')
    fc.assert(
      fc.property(amounts, locales, (minor, locale) => {
        const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(minor / 100)
        const mark = findMark([bareNumber(written)])
        expect(mark).toBe(locale === 'en-GB' ? '.' : ',')
        const plain = plainNumber(bareNumber(written), mark === ',' ? ',' : '.')
        expect(plain && minorUnits(plain)).toBe(minor)
      }),
    )
  })

  test('that two readers understand differently always prove their mark, or none', () => {
    const texts = fc.stringMatching(/^[0-9.,]{1,10}$/)
    fc.assert(
      fc.property(texts, (written) => {
        const [comma, point] = [plainNumber(written, ','), plainNumber(written, '.')]
        if (comma !== null && point !== null && comma !== point) expect(evidenceIn(written)).toBe('either')
      }),
    )
  })
})
