import { expect, test } from 'vitest'
import { csvAmount, writeCsv } from './csv.ts'

test('the separator follows the language, and cells that contain it are quoted', () => {
  expect(writeCsv([['a;b', 'c,d', 'e"f']], 'de')).toBe('\uFEFF"a;b";c,d;"e""f"\r\n')
  expect(writeCsv([['a;b', 'c,d', 'e\nf']], 'en')).toBe('\uFEFFa;b,"c,d","e\nf"\r\n')
})

test.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+49 170 1', "'+49 170 1"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['-12,50', '-12,50'],
  ['-12', '-12'],
  ['Anna-Lena', 'Anna-Lena'],
])('%s is written as %s', (text, written) => {
  expect(writeCsv([[text]], 'de')).toBe(`\uFEFF${written}\r\n`)
})

test('amounts are numbers in the language of the spreadsheet', () => {
  expect(csvAmount(91_500, 'de')).toBe('915,00')
  expect(csvAmount(-5, 'da')).toBe('-0,05')
  expect(csvAmount(91_550, 'en')).toBe('915.50')
})
