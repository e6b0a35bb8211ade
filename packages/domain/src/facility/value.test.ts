import { expect, test } from 'vitest'
import { facilityByKey } from '../facility.ts'
import { parseFacilityValue } from './value.ts'

// spec: entity Facility ids.value types
test.each([
  ['sauna', '1', true],
  ['sauna', '0', null],
  ['sauna', 'true', null],
  ['persons', '8', 8],
  ['persons', '', null],
  ['persons', 'many', null],
  ['heating', 'heat-pump', 'heat-pump'],
  ['heating', 'coal', null],
  ['energy-label', 'A', 'A'],
] as const)('%s stored as %j is %j', (key, stored, expected) => {
  expect(parseFacilityValue(facilityByKey(key), stored)).toBe(expected)
})
