import { catalogueRecord } from '@marram/contract/catalogue/catalogue-record'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { coast, lodging } from '../testing/small-catalogue.ts'
import type { Known } from './known.ts'
import { describeProblem } from './problem.ts'
import { readFolder } from './read-folder.ts'
import { columnsOf, type TableName, tableNames } from './tables.ts'
import { type TemplateForm, templateOf } from './template.ts'
import { houseNames, translate } from './translate.ts'

const nothing: Known = { area: [], location: [], street: [], season: [], item: [], houses: new Map(), lastHouseId: 0 }
const house = lodging(7, { meta: { colour: 'red' }, images: [] })
/** A catalogue with the house B1007. */
const known: Known = {
  area: coast.filter((record) => record.kind === 'area'),
  location: coast.filter((record) => record.kind === 'location'),
  street: coast.filter((record) => record.kind === 'street'),
  season: coast.filter((record) => record.kind === 'season'),
  item: coast.filter((record) => record.kind === 'item'),
  houses: new Map([['b1007', house]]),
  lastHouseId: 9,
}

type Texts = Partial<Record<TableName, string>>

function translated(texts: Texts, catalogue = known) {
  const files = Object.entries(texts).map(([name, text]) => ({ name: `${name}.csv`, bytes: Buffer.from(text) }))
  const sheets = readFolder(files)
  const { lines, problems } = translate(sheets.tables, catalogue)
  return {
    records: lines.map(({ record }) => record),
    problems: [...sheets.problems, ...problems].map(describeProblem),
  }
}

test('the templates are a catalogue of their own', () => {
  const { records, problems } = translated(
    Object.fromEntries(tableNames.map((name) => [name, templateOf(name)])),
    nothing,
  )
  expect(problems).toEqual([])
  expect(records.flatMap((record) => v.safeParse(catalogueRecord, record).issues ?? [])).toEqual([])
  expect(Object.fromEntries(Map.groupBy(records, ({ kind }) => kind))).toMatchObject({
    lodging: [
      { id: 1, name: 'X9001', locationId: 71, streetId: 1, texts: { da: { title: 'Hus i klitterne' } } },
      {
        id: 2,
        maxPersons: 8,
        facilities: {
          persons: 8,
          'built-year': 2004,
          bedrooms: 4,
          sauna: false,
          heating: 'electric',
          'living-area': 140,
        },
      },
      { id: 3, status: 'paused', ownerKind: 'trader', facilities: { 'living-area': 72.5 } },
    ],
    season: [{ startsOn: '2027-01-02', endsOn: '2027-06-26', arrivalDays: [1, 5, 6] }, {}, {}],
    stay: [{ lodgingId: 1, adults: 2, children: 2 }, {}, {}],
    block: [{ lodgingId: 3 }, {}, {}],
  })
})

const windows: Readonly<Record<string, number>> = { '–': 0x96, '’': 0x92 }
const inWindows = (text: string) => Uint8Array.from([...text].map((letter) => windows[letter] ?? letter.charCodeAt(0)))
const danish = (text: string) => text.replaceAll(/(\d{4})-(\d\d)-(\d\d)/g, '$3-$2-$1')
const german = (text: string) => text.replaceAll(/(\d{4})-(\d\d)-(\d\d)/g, '$3.$2.$1').replaceAll(';', '\t')
const british = (text: string) => text.replaceAll(/(\d{4})-(\d\d)-(\d\d)/g, '$3/$2/$1')

test.each([
  ['Windows-1252 with 31-12-2027', 'danish', (text: string) => inWindows(danish(text.slice(1)))],
  ['UTF-16 with tabs and 31.12.2027', 'danish', (text: string) => Buffer.from(german(text), 'utf16le')],
  ['commas, decimal points and 31/12/2027', 'english', (text: string) => Buffer.from(british(text))],
] as const)('the templates are the same catalogue in %s', (_, form, save) => {
  const filesIn = (shape: TemplateForm, saved: (text: string) => Uint8Array) =>
    tableNames.map((name) => ({ name: `${name}.csv`, bytes: saved(templateOf(name, shape)) }))
  const recordsIn = (sheets: ReturnType<typeof readFolder>) =>
    translate(sheets.tables, nothing).lines.map(({ record }) => record)
  const sheets = readFolder(filesIn(form, save))
  expect(sheets.problems).toEqual([])
  expect(recordsIn(sheets)).toEqual(recordsIn(readFolder(filesIn('danish', (text) => Buffer.from(text)))))
})

// Columns of the other tables are all in the templates.
test.each([
  ['areas', 'area'],
  ['locations', 'location'],
  ['seasons', 'season'],
  ['items', 'item'],
  ['houses', 'lodging'],
  ['owners', 'lodging'],
  ['stays', 'stay'],
  ['blocks', 'block'],
] as const)('every column of %s is a field of the catalogue format', (table, kind) => {
  const fields = columnsOf(table).flatMap(({ to }) => (to === undefined ? [] : [to.replace(/\..*/, '')]))
  const record = { kind, ...Object.fromEntries(fields.map((field) => [field, null])) }
  const issues = v.safeParse(catalogueRecord, record).issues ?? []
  expect(issues.filter(({ expected }) => expected === 'never')).toEqual([])
})

test('a house of the catalogue keeps what no table names', () => {
  const { records } = translated({
    houses: 'house;persons;sauna\nb1007;8;\n',
    rooms: 'house;room;beds\nB1007;loft;mattress 80x200\n',
  })
  const { sauna: _, ...facilities } = { ...house.facilities }
  expect(records).toEqual([
    {
      ...house,
      name: 'b1007',
      maxPersons: 8,
      facilities: { ...facilities, persons: 8 },
      meta: { colour: 'red', rooms: 'loft: mattress 80x200' },
    },
  ])
  expect(house.maxPersons).toBe(6)
})

test('an empty cell removes a value, and a missing column keeps it', () => {
  const renovated: Known = { ...known, houses: new Map([['b1007', { ...house, renovatedYear: 2010, rating: 4.5 }]]) }
  const [record] = translated({ houses: 'house;renovated year\nB1007;\n' }, renovated).records
  expect(record).not.toHaveProperty('renovatedYear')
  expect(record).toHaveProperty('rating', 4.5)
})

test('prices of seasons that are not named stay, and a row for a year counts before one for all', () => {
  const seasons = ['season;first day;last day', 'high;2028-06-01;2028-08-31', 'high;2029-06-01;2029-08-31'].join('\n')
  const prices = ['house;season;year;week price dkk;week price eur', 'B1007;high;;900;120', 'B1007;HIGH;2029;950;130']
  const { records, problems } = translated({ seasons, prices: prices.join('\n') })
  expect(problems).toEqual([])
  expect(records.find(({ kind }) => kind === 'lodging')?.prices).toEqual([
    { seasonId: 1, weekPriceDkk: 746_000, weekPriceEur: 100_000 },
    { seasonId: 2, weekPriceDkk: 90_000, weekPriceEur: 12_000 },
    { seasonId: 3, weekPriceDkk: 95_000, weekPriceEur: 13_000 },
  ])
})

test('the extras and rooms of a house are replaced as a whole', () => {
  const items = 'item;charge;danish;german;english\nlinen;per person;Linned;Wäsche;Linen\n'
  const own = 'house;item;price dkk;price eur;mandatory;min;max\nB1007;Linen;100;14;no;0;6\n'
  const { records } = translated({ items, 'house-items': own })
  expect(records[0]).toMatchObject({ kind: 'item', id: 2, definitionId: 2, chargeType: 'per-person', unitName: '' })
  expect(records[1]?.items).toEqual([
    { itemId: 2, unitPriceDkk: 10_000, unitPriceEur: 1_400, isMandatory: false, minQuantity: 0, maxQuantity: 6 },
  ])
})

test('streets are found by name, and new ones are added once', () => {
  const rows = ['A1001;Blåvand;Klitvej', 'A1002;10;Hvidbjerg Strandvej', 'A1003;10;hvidbjerg strandvej']
  const { records } = translated({ houses: ['house;location;street', ...rows].join('\n') })
  expect(records.filter(({ kind }) => kind === 'street')).toEqual([
    { kind: 'street', id: 101, locationId: 10, name: 'Hvidbjerg Strandvej', slug: 'hvidbjerg-strandvej' },
  ])
  expect(records.filter(({ kind }) => kind === 'lodging').map(({ id, streetId }) => [id, streetId])).toEqual([
    [10, 100],
    [11, 101],
    [12, 101],
  ])
})

test('a location whose name is used twice needs its number', () => {
  const locations = 'number;location;area;latitude;longitude\n11;Strand;Blåvand;55,5;8,1\n12;strand;Blåvand;55,6;8,2\n'
  const { problems, records } = translated({ locations, houses: 'house;location\nB1007;STRAND\nA1001;12\n' })
  expect(problems).toEqual([
    'houses.csv, row 2: location "STRAND" is the name of several locations: write a number (11, 12).',
  ])
  expect(records.at(-1)).toMatchObject({ name: 'A1001', locationId: 12 })
})

test('nights alone do not make their house a line of the import', () => {
  const { records } = translated({ stays: 'house;arrival;departure\nb1007;3.7.2027;10.7.2027\n' })
  expect(records).toEqual([{ kind: 'stay', lodgingId: 7, arrival: '2027-07-03', departure: '2027-07-10' }])
})

test('names that do not exist, and rows that repeat a key, are refused', () => {
  const { problems } = translated({
    locations: 'number;location;area\n11;Ho;Blavand\n12;Oksby;Blåvnd\n11;Ho;Blåvand\n',
    houses: 'house;location;street\nB1007;Oksbyy;Vej\nB1007;12;Vej\n',
    texts: 'house;language;title;text\nB1007;sv;Hus;Hus\nB1007;da;Hus;Hus\nB1007;DA;Hus;Hus\n',
    rooms: 'house;room;beds\nB1007;cellar;single 90x200\nB1007;loft;hammock\n',
    prices:
      'house;season;year;week price dkk;week price eur\nB1007;hgh;;1;1\nB1007;low;2031;1;1\nB1007;low;;1;1\nB1007;Low;;2;2\n',
    'house-items': 'house;item;price dkk;price eur;mandatory;min;max\nB1007;cleening;1;1;no;0;1\n',
    stays: 'house;arrival;departure\nB1070;2027-07-03;2027-07-10\n',
  })
  expect(problems).toEqual([
    'locations.csv, row 3: area "Blåvnd" is neither in areas.csv nor in the catalogue; the nearest is "blavand".',
    'locations.csv, row 4: number "11" is there twice: row 2 has it too.',
    'houses.csv, row 3: house "B1007" is there twice: row 2 has it too.',
    'houses.csv, row 2: location "Oksbyy" is neither in locations.csv nor in the catalogue; the nearest is "oksby".',
    'texts.csv, row 2: language "sv" must be da, de or en.',
    'texts.csv, row 4: language "DA" is there twice: row 3 has it too.',
    'rooms.csv, row 2: room "cellar" must be one of bedroom, upstairs, annexe, living, loft.',
    'rooms.csv, row 3: beds "hammock" must be beds in centimetres, such as "single 90x200, single 90x200": double, single, bunk, sofa, mattress.',
    'prices.csv, row 2: season "hgh" is neither in seasons.csv nor in the catalogue.',
    'prices.csv, row 3: year "2031" has no season low: none begins in that year.',
    'prices.csv, row 5: season "Low" is there twice: row 4 has it too.',
    'house-items.csv, row 2: item "cleening" is neither in items.csv nor in the catalogue; the nearest is "cleaning".',
    'stays.csv, row 2: house "B1070" is neither in houses.csv nor in the catalogue; the nearest is "B1007".',
  ])
})

test('the houses to load are named by all tables, once', () => {
  const text = 'house;arrival;departure\nB1;2027-07-03;2027-07-10\nb1;2027-08-03;2027-08-10\n'
  const { tables } = readFolder([{ name: 'stays.csv', bytes: Buffer.from(text) }])
  expect(houseNames(tables)).toEqual(['b1'])
})
