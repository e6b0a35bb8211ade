import { bedKinds, sleepingPlaces } from '@marram/domain/floor-plan/sleeping-rooms'
import { chargeTypes, meteredQuantities } from '@marram/domain/price-plan'
import { type Column, houseColumn, type TableRule } from './columns.ts'
import { houseTable } from './house-columns.ts'
import { photoTable } from './photo-columns.ts'

const position: readonly Column[] = [
  {
    heading: 'latitude',
    kind: 'degrees',
    to: 'latitude',
    examples: ['55,55810', '55,51204', '56,11988'],
    about: 'degrees',
  },
  {
    heading: 'longitude',
    kind: 'degrees',
    to: 'longitude',
    examples: ['8,08310', '8,13020', '8,12027'],
    about: 'degrees',
  },
]

/** Days above 12 keep the examples clear if a British Excel saves them as 17/07/2027. */
const nights: readonly Column[] = [
  {
    heading: 'arrival',
    kind: 'day',
    to: 'arrival',
    isRequired: true,
    examples: ['2027-07-17', '2027-07-24', '2027-08-14'],
    about: 'first night',
  },
  {
    heading: 'departure',
    kind: 'day',
    to: 'departure',
    isRequired: true,
    examples: ['2027-07-24', '2027-08-07', '2027-08-21'],
    about: 'day of leaving; that night is free',
  },
]

const people = (heading: string, examples: [string, string, string]): Column => {
  return { heading, kind: 'whole', to: heading, examples, about: `number of ${heading}, 0 if empty` }
}

/** Every file of a folder. The order is that of the import: later tables refer to earlier ones. */
export const tables = {
  areas: {
    about: 'Places under the names that guests use. One row per area.',
    columns: [
      {
        heading: 'area',
        kind: 'line',
        to: 'name',
        isRequired: true,
        examples: ['Strandby', 'Ho', 'Havneby'],
        about: 'name',
      },
      {
        heading: 'region',
        kind: 'choice',
        to: 'region',
        examples: ['south', 'south', 'north'],
        about: 'north, middle or south',
      },
      ...position,
    ],
  },
  locations: {
    about: 'Numbered parts of an area. One row per number.',
    columns: [
      {
        heading: 'number',
        kind: 'whole',
        to: 'id',
        isRequired: true,
        examples: ['71', '72', '73'],
        about: '1 to 99; it is in search links and never changes',
      },
      { heading: 'location', kind: 'line', to: 'name', examples: ['Strandby Strand', 'Ho', 'Havneby'], about: 'name' },
      { heading: 'area', kind: 'line', examples: ['Strandby', 'Ho', 'Havneby'], about: 'its area' },
      ...position,
    ],
  },
  seasons: {
    about: 'Stretches of the calendar with their rules of arrival. One row per stretch; a season may have several.',
    columns: [
      {
        heading: 'season',
        kind: 'line',
        to: 'key',
        isRequired: true,
        examples: ['low', 'high', 'low'],
        about: 'name, used in prices.csv',
      },
      {
        heading: 'first day',
        kind: 'day',
        to: 'startsOn',
        isRequired: true,
        examples: ['2027-01-02', '2027-06-26', '2027-08-21'],
        about: 'first day',
      },
      {
        heading: 'last day',
        kind: 'day',
        to: 'endsOn',
        isRequired: true,
        examples: ['2027-06-25', '2027-08-20', '2028-01-01'],
        about: 'last day, included',
      },
      {
        heading: 'arrival days',
        kind: 'weekdays',
        to: 'arrivalDays',
        examples: ['Fri, Sat, Mon', 'Saturday', '5, 6, 1'],
        about: 'weekdays in Danish, German or English, or 1 (Monday) to 7',
      },
      { heading: 'min nights', kind: 'whole', to: 'minNights', examples: ['3', '7', '3'], about: 'shortest stay' },
      { heading: 'max nights', kind: 'whole', to: 'maxNights', examples: ['28', '28', '28'], about: 'longest stay' },
      {
        heading: 'whole weeks',
        kind: 'yes-no',
        to: 'wholeWeeks',
        examples: ['no', 'yes', 'no'],
        about: 'yes if only 7, 14, 21 … nights can be booked',
      },
    ],
  },
  items: {
    about: 'Extras: all that is sold or metered beside the rent. One row per extra.',
    columns: [
      {
        heading: 'item',
        kind: 'choice',
        to: 'type',
        isRequired: true,
        examples: ['cleaning', 'linen', 'electricity'],
        about: 'key, such as cleaning, linen, electricity, water, cancellation-cover',
      },
      {
        heading: 'charge',
        kind: 'choice',
        to: 'chargeType',
        examples: ['per-stay', 'per-person', 'metered'],
        about: chargeTypes.join(', '),
      },
      {
        heading: 'unit',
        kind: 'line',
        to: 'unitName',
        ifEmpty: '',
        examples: ['stay', 'person', 'kWh'],
        about: 'name of one unit',
      },
      {
        heading: 'meter',
        kind: 'choice',
        to: 'meteredQuantity',
        ifEmpty: null,
        examples: ['', '', 'kwh'],
        about: `${meteredQuantities.join(' or ')}; empty unless metered`,
      },
      {
        heading: 'danish',
        kind: 'line',
        to: 'description.da',
        examples: ['Slutrengøring', 'Sengelinned', 'Strøm'],
        about: 'name for guests',
      },
      {
        heading: 'german',
        kind: 'line',
        to: 'description.de',
        examples: ['Endreinigung', 'Bettwäsche', 'Strom'],
        about: 'name for guests',
      },
      {
        heading: 'english',
        kind: 'line',
        to: 'description.en',
        examples: ['End-of-stay cleaning', 'Bed linen', 'Electricity'],
        about: 'name for guests',
      },
    ],
  },
  houses: houseTable,
  texts: {
    about: 'Titles and descriptions. One row per house and language; other languages keep their text.',
    columns: [
      houseColumn('X9001', 'X9001', 'X9002'),
      { heading: 'language', kind: 'choice', isRequired: true, examples: ['da', 'de', 'en'], about: 'da, de or en' },
      {
        heading: 'title',
        kind: 'line',
        to: 'title',
        isRequired: true,
        examples: ['Hus i klitterne', 'Haus in den Dünen', 'House by the heath'],
        about: 'one line',
      },
      {
        heading: 'text',
        kind: 'text',
        to: 'body',
        isRequired: true,
        examples: ['Fem minutter fra stranden.', 'Fünf Minuten zum Strand.', 'Five minutes from the sea.'],
        about: 'description; line breaks are kept',
      },
    ],
  },
  rooms: {
    about: 'Beds by room. One row per room, in the order of the bedrooms; the rows of a house replace its whole list.',
    columns: [
      houseColumn('X9001', 'X9001', 'X9002'),
      {
        heading: 'room',
        kind: 'choice',
        isRequired: true,
        examples: ['bedroom', 'living', 'bedroom'],
        about: sleepingPlaces.join(', '),
      },
      {
        heading: 'beds',
        kind: 'line',
        isRequired: true,
        examples: ['double 160x200', 'sofa 140x200', 'single 90x200, single 90x200'],
        about: `beds in centimetres, such as "single 90x200, single 90x200": ${bedKinds.join(', ')}`,
      },
    ],
  },
  photos: photoTable,
  prices: {
    about: 'Week prices. One row per house and season; seasons that are not named keep their price.',
    columns: [
      houseColumn('X9001', 'X9001', 'X9002'),
      {
        heading: 'season',
        kind: 'line',
        isRequired: true,
        examples: ['low', 'high', 'low'],
        about: 'name in seasons.csv',
      },
      {
        heading: 'year',
        kind: 'whole',
        examples: ['2027', '2027', ''],
        about: 'only stretches that begin in this year; empty means all, except those with a row of their own',
      },
      {
        heading: 'week price dkk',
        kind: 'dkk',
        to: 'weekPriceDkk',
        isRequired: true,
        examples: ['4995', '11995', '3495'],
        about: 'kroner',
      },
      {
        heading: 'week price eur',
        kind: 'eur',
        to: 'weekPriceEur',
        isRequired: true,
        examples: ['669', '1609', '469'],
        about: 'euro; never computed from kroner',
      },
    ],
  },
  'house-items': {
    about:
      'Extras of a house with their prices. One row per house and extra; the rows of a house replace its whole list.',
    columns: [
      houseColumn('X9001', 'X9001', 'X9002'),
      {
        heading: 'item',
        kind: 'choice',
        isRequired: true,
        examples: ['cleaning', 'electricity', 'linen'],
        about: 'key in items.csv',
      },
      {
        heading: 'price dkk',
        kind: 'dkk',
        to: 'unitPriceDkk',
        isRequired: true,
        examples: ['1095,00', '3,25', '120,00'],
        about: 'kroner for one unit',
      },
      {
        heading: 'price eur',
        kind: 'eur',
        to: 'unitPriceEur',
        isRequired: true,
        examples: ['147,00', '0,44', '16,00'],
        about: 'euro for one unit',
      },
      {
        heading: 'mandatory',
        kind: 'yes-no',
        to: 'isMandatory',
        isRequired: true,
        examples: ['yes', 'yes', 'no'],
        about: 'yes if guests cannot leave it out',
      },
      {
        heading: 'min',
        kind: 'whole',
        to: 'minQuantity',
        isRequired: true,
        examples: ['1', '0', '0'],
        about: 'fewest units',
      },
      {
        heading: 'max',
        kind: 'whole',
        to: 'maxQuantity',
        isRequired: true,
        examples: ['1', '0', '8'],
        about: 'most units',
      },
    ],
  },
  owners: {
    about: 'What the law asks of an owner, by house. Names and addresses of owners are not kept.',
    columns: [
      houseColumn('X9001', 'X9002', 'X9003'),
      {
        heading: 'owner kind',
        kind: 'choice',
        to: 'ownerKind',
        examples: ['private', 'private', 'trader'],
        about: 'private or trader',
      },
      {
        heading: 'registration declared',
        kind: 'yes-no',
        to: 'registrationDeclared',
        examples: ['yes', 'no', 'yes'],
        about: 'yes once the owner has stated if a registration number is needed',
      },
      {
        heading: 'registration number',
        kind: 'line',
        to: 'registrationNumber',
        examples: ['DK-100200', '', ''],
        about: 'that number, or empty',
      },
    ],
  },
  stays: {
    about: 'Guests’ nights that are booked already: occupied days with a party, without names, prices or payments.',
    columns: [
      houseColumn('X9001', 'X9001', 'X9002'),
      ...nights,
      people('adults', ['2', '4', '2']),
      people('children', ['2', '', '']),
      people('infants', ['', '1', '']),
      people('pets', ['', '', '1']),
    ],
  },
  blocks: {
    about: 'Nights of the owner, or closed for repairs.',
    columns: [houseColumn('X9003', 'X9003', 'X9001'), ...nights],
  },
} as const satisfies Record<string, TableRule>

export type TableName = keyof typeof tables

export const tableNames = Object.keys(tables).filter((name): name is TableName => Object.hasOwn(tables, name))

export const columnsOf = (name: TableName): readonly Column[] => tables[name].columns
