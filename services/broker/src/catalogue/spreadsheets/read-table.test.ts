import { describe, expect, test } from 'vitest'
import { describeProblem, inOrder } from './problem.ts'
import { readFolder } from './read-folder.ts'
import { readTable } from './read-table.ts'

const read = (text: string | Uint8Array, name: Parameters<typeof readTable>[0] = 'stays') =>
  readTable(name, `${name}.csv`, typeof text === 'string' ? Buffer.from(text) : text)

const problemsOf = (...input: Parameters<typeof read>) => read(...input).problems.map(describeProblem)

function valuesOf(...input: Parameters<typeof read>) {
  return read(...input).table.rows.map(({ row, cells }) => [row, ...[...cells.values()].map(({ value }) => value)])
}

test.each([
  ['comma', ','],
  ['semicolon', ';'],
  ['tab', '\t'],
])('a %s separates cells', (name, sign) => {
  const text = `House${sign}ARRIVAL${sign} departure \nX1${sign}03.07.2027${sign}10.07.2027\n`
  expect(valuesOf(text)).toEqual([[2, 'X1', '2027-07-03', '2027-07-10']])
  expect(read(text).table.note).toBe(`stays.csv: ${name}, UTF-8, dates as 31.12.2027`)
})

test('quotes, empty lines, line ends and a line with the separator keep the row numbers of a spreadsheet', () => {
  const rows = ['house;title;language;text', 'X1;"A; B";da;"one\r\ntwo"', '', ';;;', 'X2;"He said ""hi""";de;x'].join(
    '\r\n',
  )
  expect(valuesOf(rows, 'texts')).toEqual([
    [2, 'X1', 'A; B', 'da', 'one\ntwo'],
    [5, 'X2', 'He said "hi"', 'de', 'x'],
  ])
  expect(valuesOf(`sep=;\r\n${rows}`, 'texts').map(([row]) => row)).toEqual([3, 6])
})

test('the report names encoding, decimal mark and days, by column where they differ', () => {
  const prices = 'house;item;price dkk;price eur;mandatory;min;max\nX1;a;1,50;0.20;no;0;1\n'
  expect(read(prices, 'house-items').table.note).toBe(
    'house-items.csv: semicolon, UTF-8, decimal point in price eur, decimal comma in price dkk',
  )
  const houses = Uint8Array.from([...'house;city;latitude\nX1;Bl\u00e5vand;55,5\n'].map((c) => c.charCodeAt(0)))
  expect(read(houses, 'houses').table.note).toBe('houses.csv: semicolon, Windows-1252, decimal comma')
})

describe('headings', () => {
  test('are found without case, spaces, hyphens and underscores', () => {
    const { problems, table } = read('HOUSE;Week_Price  DKK;week-price-eur;Season\nX1;1;1;low', 'prices')
    expect(problems).toEqual([])
    expect([...(table.rows[0]?.cells.keys() ?? [])]).toEqual(['house', 'week price dkk', 'week price eur', 'season'])
  })

  test('that are unknown, repeated, missing or empty over values are refused', () => {
    expect(problemsOf('house;arival;departure;House;;\nX1;2027-07-03;2027-07-10;X1;7;\n')).toEqual([
      'stays.csv: there is no column "arival"; the nearest is "arrival".',
      'stays.csv: the column "House" is there twice.',
      'stays.csv: a column has values but no heading.',
      'stays.csv: the column arrival is missing.',
    ])
  })
})

test('a faulty cell is reported with file, row, column, value and what is expected', () => {
  const text = 'house,arrival,departure,adults\nX1,,2027-07-10,two\n"X2, north",2027-07-03,2027-07-10,2,,1\n'
  expect(problemsOf(text)).toEqual([
    'stays.csv, row 2: arrival is missing.',
    'stays.csv, row 2: adults "two" must be a whole number such as 6, without points or commas.',
    'stays.csv, row 3: has more cells than headings: put texts with the separator in quotes.',
  ])
})

test('a file in a wrong encoding, without headings, or that is not CSV is refused as a whole', () => {
  expect(problemsOf(Buffer.from('PK\u0003\u0004\u0000'))).toEqual([
    'stays.csv: is not a text in UTF-8 or Windows-1252: save it as CSV UTF-8.',
  ])
  expect(problemsOf('')).toEqual(['stays.csv, row 1: has no headings.'])
  expect(problemsOf('house;arrival\nX1;"2027')[0]).toMatch(/^stays\.csv: is not CSV: Quote Not Closed/)
  expect(problemsOf('house;language;title;text\nX1;da;BlÃ¥vand;x', 'texts')).toEqual([
    'texts.csv, row 2: title "BlÃ¥vand" has garbled letters: save the file as CSV UTF-8.',
  ])
})

test('errors of formulas are refused in texts too', () => {
  const titles = ['#REF!', '#N/A', '#DIV/0!', '#NAVN?', '#I/T', '#VÆRDI!', '#1 Haus', '#ho']
  const rows = titles.map((title) => `X1;da;${title};x`)
  expect(valuesOf(['house;language;title;text', ...rows].join('\n'), 'texts').map(([, , , title]) => title)).toEqual([
    ...Array.from({ length: 6 }),
    '#1 Haus',
    '#ho',
  ])
})

test('files are found by their names, in the order of the tables', () => {
  const bytes = Buffer.from('house;arrival;departure\n')
  const names = ['Stays.CSV', 'blocks.csv', 'house items.csv', 'stays.csv', 'belegung.csv']
  const { tables, problems } = readFolder(names.map((name) => ({ name, bytes })))
  expect(tables.map(({ name }) => name)).toEqual(['house-items', 'stays', 'blocks'])
  const told = problems.map(describeProblem)
  expect(told[0]).toMatch(/^belegung\.csv: is not a known file; the nearest is "\w+\.csv"\.$/)
  expect(told).toContain('stays.csv: is the same table as Stays.CSV.')
})

test('problems are in the order of files and rows, one per cell, the first', () => {
  const place = { file: 'a.csv', row: 3, column: 'x' }
  const problems = [
    { file: 'b.csv', row: 2, reason: 'one' },
    { ...place, reason: 'two' },
    { ...place, reason: 'is missing' },
    { ...place, column: 'y', reason: 'three' },
    { ...place, row: 2, reason: 'four' },
    { file: 'a.csv', reason: 'five' },
    { file: 'a.csv', reason: 'six' },
    { file: 'z.csv', reason: 'seven' },
  ]
  const order = inOrder(problems, ['a.csv', 'b.csv']).map(({ reason }) => reason)
  expect(order).toEqual(['seven', 'five', 'six', 'four', 'two', 'three', 'one'])
})
