import { type Facility, facilities } from '@marram/domain/facility'
import { type CellKind, type Column, houseColumn, type TableRule } from './columns.ts'

type Examples = readonly [string, string, string]

const facilityExamples: Readonly<Record<string, Examples>> = {
  bedrooms: ['3', '4', '2'],
  bathrooms: ['1', '2', '1'],
  'living-area': ['96', '140', '72,5'],
  sauna: ['yes', 'no', ''],
  'sea-view': ['no', 'yes', ''],
  heating: ['heat-pump', 'electric', ''],
  'pets-allowed': ['yes', 'no', 'yes'],
  'pets-max': ['2', '0', '1'],
  'distance-beach': ['300', '1200', '650'],
}

/** Facilities of the house's own columns: search prefers them to its fields. */
const ownFields: ReadonlySet<string> = new Set(['persons', 'built-year', 'renovated-year'])

const kindOf = { bool: 'yes-no', number: 'measure', string: 'choice' } as const satisfies Record<string, CellKind>

const facilityColumns: readonly Column[] = facilities
  .filter(({ key }) => !ownFields.has(key))
  .map((facility) => {
    const examples = facilityExamples[facility.key]
    return {
      heading: facility.key,
      kind: kindOf[facility.valueType],
      to: `facilities.${facility.key}`,
      ...(examples && { examples }),
      about: `${facility.names.en}: ${valuesOf(facility)}`,
    }
  })

function valuesOf(facility: Facility): string {
  if (facility.valueType === 'bool') return 'yes or no'
  if (facility.valueType === 'string') return facility.options.map(({ value }) => value).join(', ')
  return facility.unit === undefined ? 'number' : `number (${facility.unit})`
}

export const houseTable: TableRule = {
  about: 'One row per house. A new house needs every column up to published on, except those that may be empty.',
  columns: [
    { ...houseColumn('X9001', 'X9002', 'X9003'), to: 'name' },
    {
      heading: 'status',
      kind: 'choice',
      to: 'status',
      examples: ['active', 'active', 'paused'],
      about: 'active or paused, may be empty: active',
    },
    {
      heading: 'address',
      kind: 'line',
      to: 'address1',
      examples: ['Klitvej 12', 'Lyngvej 4', 'Strandvej 7'],
      about: 'street and number',
    },
    { heading: 'address 2', kind: 'line', to: 'address2', about: 'second line, may be empty' },
    {
      heading: 'postal code',
      kind: 'line',
      to: 'postalCode',
      examples: ['6857', '6857', '6950'],
      about: 'postal code',
    },
    { heading: 'city', kind: 'line', to: 'city', examples: ['Strandby', 'Strandby', 'Ringkøbing'], about: 'post town' },
    { heading: 'country', kind: 'line', to: 'country', about: 'two capital letters, may be empty: DK' },
    {
      heading: 'location',
      kind: 'line',
      examples: ['71', 'Ho', 'Havneby'],
      about: 'number or name in locations.csv',
    },
    {
      heading: 'street',
      kind: 'line',
      examples: ['Klitvej', 'Lyngvej', 'Strandvej'],
      about: 'its street; a new one is added to the location',
    },
    {
      heading: 'latitude',
      kind: 'degrees',
      to: 'latitude',
      examples: ['55,55432', '55,51317', '56,12114'],
      about: 'degrees with five decimals',
    },
    {
      heading: 'longitude',
      kind: 'degrees',
      to: 'longitude',
      examples: ['8,12345', '8,13244', '8,11873'],
      about: 'degrees with five decimals',
    },
    {
      heading: 'persons',
      kind: 'whole',
      to: 'maxPersons',
      alsoTo: 'facilities.persons',
      examples: ['6', '8', '4'],
      about: 'most guests',
    },
    { heading: 'rating', kind: 'degrees', to: 'rating', about: '1 to 5, may be empty' },
    {
      heading: 'built year',
      kind: 'whole',
      to: 'builtYear',
      alsoTo: 'facilities.built-year',
      examples: ['1978', '2004', '1962'],
      about: 'year',
    },
    {
      heading: 'renovated year',
      kind: 'whole',
      to: 'renovatedYear',
      alsoTo: 'facilities.renovated-year',
      examples: ['2019', '', ''],
      about: 'year, may be empty',
    },
    {
      heading: 'published on',
      kind: 'day',
      to: 'publishedOn',
      examples: ['2026-01-01', '2026-01-01', '2026-01-01'],
      about: 'first day on the site',
    },
    ...facilityColumns,
  ],
}
