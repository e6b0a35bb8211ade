import { describe, expect, test } from 'vitest'
import { formatFor } from './format.ts'

/** Replaces the no-break spaces of amounts and units, to keep expectations readable. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ')

describe('money', () => {
  test('a deduction has its minus before the currency sign in English', () => {
    expect(formatFor('en').money(-27_200, 'EUR')).toBe('−€272')
  })

  test.each([
    ['da', 1_021_300, 'DKK', '10.213 kr.'],
    ['da', 22_950, 'DKK', '229,50 kr.'],
    ['de', 1_021_300, 'DKK', '10.213 DKK'],
    ['en', 1_021_300, 'DKK', 'DKK 10,213'],
    ['de', 136_900, 'EUR', '1.369 €'],
    ['de', 41, 'EUR', '0,41 €'],
    ['en', 136_900, 'EUR', '€1,369'],
    ['en', 3_250, 'EUR', '€32.50'],
  ] as const)('the %s edition writes %i %s as %s', (edition, amount, currency, text) => {
    expect(plain(formatFor(edition).money(amount, currency))).toBe(text)
  })
})

describe('days', () => {
  test("days do not depend on the machine's time zone", () => {
    expect(formatFor('de').day('2027-06-12', 'long')).toBe('12.\u00a0Juni 2027')
    expect(formatFor('da').day('2027-06-12', 'long')).toBe('12.\u00a0juni 2027')
    expect(formatFor('en').day('2027-06-12', 'long')).toBe('12\u00a0June 2027')
    expect(formatFor('de').day('2027-06-12', 'full')).toBe('Samstag, 12.\u00a0Juni 2027')
    expect(formatFor('da').day('2027-06-12', 'full')).toBe('lørdag 12.\u00a0juni 2027')
    expect(formatFor('en').day('2027-06-12', 'full')).toBe('Saturday 12\u00a0June 2027')
  })
  test('a weekday precedes the day when choosing an arrival', () => {
    expect(formatFor('de').day('2027-06-12', 'weekday')).toBe('Sa., 12. Juni')
    expect(formatFor('da').day('2027-06-12', 'weekday')).toBe('lør. 12. juni')
    expect(formatFor('en').day('2027-06-12', 'weekday')).toBe('Sat 12 June')
  })
  test('a stay within one month names the month once', () => {
    expect(plain(formatFor('de').dayRange('2027-06-12', '2027-06-19'))).toBe('12.–19. Juni 2027')
    expect(plain(formatFor('en').dayRange('2027-06-26', '2027-07-03'))).toBe('26 Jun – 3 Jul 2027')
    expect(formatFor('da').dayRange('2027-12-26', '2028-01-02')).toBe('26. dec. 2027 – 2. jan. 2028')
  })
})

test('distances change from metres to kilometres at one thousand', () => {
  expect(plain(formatFor('de').distance(350))).toBe('350 m')
  expect(plain(formatFor('de').distance(1500))).toBe('1,5 km')
  expect(plain(formatFor('en').distance(2000))).toBe('2 km')
})

test('the wind blows in metres per second, for British guests in miles per hour too', () => {
  expect(plain(formatFor('da').windSpeed(7))).toBe('7 m/s')
  expect(plain(formatFor('en').windSpeed(7))).toBe('16 mph (7 m/s)')
})

test('lists have "and" before the last item', () => {
  expect(formatFor('da').list(['a', 'b', 'c'])).toBe('a, b og c')
  expect(formatFor('de').list(['a', 'b', 'c'])).toBe('a, b und c')
  expect(formatFor('en').list(['a', 'b'])).toBe('a and b')
})

test('British hours have am and pm, the others run to 24', () => {
  const at = (edition: 'da' | 'de' | 'en', hour: number, minute = 0) =>
    plain(formatFor(edition).clock(hour * 60 + minute))
  expect(formatFor('de').hour(20)).toBe('20')
  expect(at('en', 9)).toBe('9 am')
  expect(at('en', 20)).toBe('8 pm')
  expect(at('en', 12)).toBe('noon')
  expect(at('en', 24)).toBe('midnight')
  expect(at('en', 0, 30)).toBe('12:30 am')
  expect(at('en', 12, 30)).toBe('12:30 pm')
  expect(at('de', 8, 5)).toBe('8:05')
  expect(at('da', 8, 30)).toBe('8.30')
})

test('a rating always has one decimal', () => {
  expect(formatFor('de').rating(4)).toBe('4,0')
  expect(formatFor('en').rating(4.56)).toBe('4.6')
})
