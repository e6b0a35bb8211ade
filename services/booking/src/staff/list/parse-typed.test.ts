import { describe, expect, test } from 'vitest'
import { parseTyped } from './parse-typed.ts'

const today = '2027-06-26'
const text = (value: string) => ({ kind: 'text', text: value })
const day = (value: string) => ({ kind: 'day', day: value })

describe('dates', () => {
  test.each([
    '26.6.2027',
    '26.06.2027',
    '26.6.27',
    '26.6.',
    '26.6',
    '26/6',
    '26/6-27',
    '26/06/2027',
    '26-06-2027',
    '2027-06-26',
    '26. juni',
    '26. Juni 2027',
    '26 June 2027',
    'June 26',
    'June 26th 2027',
    '26 jun.',
    '26th Jun',
  ])('%s is that day', (typed) => {
    expect(parseTyped(typed, today)).toEqual([day('2027-06-26')])
  })

  test.each([
    ['2. märz', '2027-03-02'],
    ['1.1.', '2027-01-01'],
    ['24.12.', '2027-12-24'],
    ['25.12', '2027-12-25'],
    ['29. februar', '2028-02-29'],
    ['3. okt 2026', '2026-10-03'],
  ])('%s is %s', (typed, found) => {
    expect(parseTyped(typed, today)).toEqual([day(found)])
  })

  test('a day without a year is the nearest one', () => {
    expect(parseTyped('24. dec', '2027-02-01')).toEqual([day('2026-12-24')])
    expect(parseTyped('2.1.', '2027-12-20')).toEqual([day('2028-01-02')])
  })

  test('a month with its year is a span; alone it may be a name', () => {
    expect(parseTyped('juli 2027', today)).toEqual([{ kind: 'month', month: '2027-07' }])
    expect(parseTyped('August', today)).toEqual([text('August')])
    expect(parseTyped('May', today)).toEqual([text('May')])
  })

  test.each(['31.2.2027', '40.6.', '2027-02-30'])('%s is no day', (typed) => {
    expect(parseTyped(typed, today)).toMatchObject([{ kind: 'text' }])
  })
})

describe('numbers', () => {
  test.each([
    ['413224817', '413224817'],
    ['4132', '4132'],
    ['+49 170 000 00 00', '491700000000'],
    ['0170 0000', '1700000'],
    ['0049 170', '49170'],
    ['(030) 12-34', '301234'],
  ])('%s is searched for as %s', (typed, found) => {
    expect(parseTyped(typed, today)).toEqual([text(found)])
  })

  test('two numbers without a zero are two terms', () => {
    expect(parseTyped('2417 413', today)).toEqual([text('2417'), text('413')])
  })
})

test('words, a house and a day are separate terms, in any order', () => {
  expect(parseTyped(' Sommerfeldt-Bruhns,  b24 28. August 2027', today)).toEqual([
    text('Sommerfeldt-Bruhns'),
    text('b24'),
    day('2027-08-28'),
  ])
  expect(parseTyped('a.sommerfeldt@beispiel.de', today)).toEqual([text('a.sommerfeldt@beispiel.de')])
})

test('nothing typed, and only signs, search for nothing', () => {
  expect(parseTyped('', today)).toEqual([])
  expect(parseTyped(' ,; 000 ', today)).toEqual([])
})

test('long input is cut, in linear time', () => {
  expect(parseTyped('a '.repeat(25_000), today)).toHaveLength(8)
  expect(parseTyped('0 '.repeat(25_000), today)).toEqual([])
  expect(parseTyped('1.'.repeat(25_000), today)).toHaveLength(1)
})
