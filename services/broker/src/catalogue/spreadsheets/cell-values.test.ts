import { describe, expect, test } from 'vitest'
import { columnReader } from './cell-values.ts'
import type { CellKind } from './columns.ts'

/** Reads every cell as part of one column; a refused one is its reason. */
function readAll(kind: CellKind, ...cells: string[]) {
  const { read } = columnReader(kind, cells)
  return cells.map((cell) => {
    const reading = read(cell)
    return 'value' in reading ? reading.value : reading.reason
  })
}

describe('money', () => {
  test.each([
    ['a decimal comma', ['7.460,50', '8.000'], [746_050, 800_000]],
    ['a decimal point', ['7,460.50', '8,000'], [746_050, 800_000]],
    ['no mark', ['7460', '8 000'], [746_000, 800_000]],
    ['the dash for no øre', ['7.460,-', 'kr. 8.000'], [746_000, 800_000]],
  ])('with %s is read', (_, cells, values) => {
    expect(readAll('dkk', ...cells)).toEqual(values)
  })

  test('that can be read in two ways is refused, and only that', () => {
    expect(readAll('eur', '1.250', '980')).toEqual([
      'can be read in two ways: write the thousands without a mark, or give one number of the column two decimals (such as 1250 or 1.250,00)',
      98_000,
    ])
    expect(readAll('eur', '1,250')[0]).toContain('1250 or 1,250.00')
  })

  test('with both decimal marks in one column is refused', () => {
    const refused = 'has another decimal mark than other cells of the column: use one of comma and point'
    expect(readAll('eur', '7,50', '7.50', '7')).toEqual([refused, refused, 700])
  })

  test('with three decimals or another currency is refused', () => {
    expect(readAll('dkk', '7.50', '7.460')).toEqual([
      750,
      'must be an amount in kroner such as 7460 or 7460,50, with at most two decimals',
    ])
    expect(readAll('dkk', '€ 100', 'free')).toEqual(
      Array.from({ length: 2 }, () => 'must be an amount in kroner such as 7460 or 7460,50'),
    )
  })
})

test('measures follow the mark of their column', () => {
  expect(readAll('measure', '72,5', '1.200')).toEqual([72.5, 1200])
  expect(readAll('measure', '72.5', '96')).toEqual([72.5, 96])
  expect(readAll('measure', '1.200')[0]).toContain('can be read in two ways')
})

test('degrees are never grouped', () => {
  expect(readAll('degrees', '55,554', '8.123', '-3')).toEqual([55.554, 8.123, -3])
  expect(readAll('degrees', '55° 33′', '1.234,5', '5555')).toEqual(
    Array.from({ length: 3 }, () => 'must be a number such as 55,55432 or 55.55432'),
  )
})

test('whole numbers have no marks, except for an empty fraction', () => {
  expect(readAll('whole', '6', '6,0', '6.00', '-1')).toEqual([6, 6, 6, -1])
  expect(new Set(readAll('whole', '1.200', '6,5', 'six', '6.000'))).toEqual(
    new Set(['must be a whole number such as 6, without points or commas']),
  )
})

test('days of the three countries are read, and ambiguous ones refused', () => {
  expect(readAll('day', '31.12.2027', '01-02-2027', '2027-03-04')).toEqual(['2027-12-31', '2027-02-01', '2027-03-04'])
  expect(readAll('day', '03/04/2027', '31/12/2027')).toEqual(['2027-04-03', '2027-12-31'])
  expect(readAll('day', '03/04/2027')[0]).toContain('the day or the month first')
  expect(readAll('day', '03/04/2027', '12/31/2027')[0]).toContain('in a column with the month first')
  expect(readAll('day', 'soon', '30.02.2027')).toEqual(
    Array.from({ length: 2 }, () => 'must be a day of the calendar such as 31.12.2027'),
  )
})

test('yes and no are read in three languages and as spreadsheets write them', () => {
  expect(readAll('yes-no', 'Yes', 'ja', 'SAND', 'WAHR', 'TRUE', 'x', '1')).toEqual(
    Array.from({ length: 7 }, () => true),
  )
  expect(readAll('yes-no', 'No', 'nej', 'nein', 'FALSK', 'FALSCH', '0', '-')).toEqual(
    Array.from({ length: 7 }, () => false),
  )
  expect(readAll('yes-no', 'maybe')).toEqual(['must be yes or no'])
})

test('weekdays are read in three languages, in full, short, and as numbers', () => {
  expect(readAll('weekdays', 'Saturday', 'lørdag og', 'fre., lør', 'Sa/So', '6', 'Mon, 5; sat')).toEqual([
    [6],
    'must list weekdays, such as "Saturday" or "Fri, Sat, Mon"',
    [5, 6],
    [6, 7],
    [6],
    [1, 5, 6],
  ])
  expect(readAll('weekdays', '8', ',')).toEqual(
    Array.from({ length: 2 }, () => 'must list weekdays, such as "Saturday" or "Fri, Sat, Mon"'),
  )
})

test('choices are keys, however they are written; texts stay as they are', () => {
  expect(readAll('choice', 'Heat pump', 'heat_pump', 'PER-STAY')).toEqual(['heat-pump', 'heat-pump', 'per-stay'])
  expect(readAll('text', 'Zwei\nZeilen')).toEqual(['Zwei\nZeilen'])
})
