import { editionByKey } from '@marram/domain/edition'
import { facilityByKey } from '@marram/domain/facility'
import { expect, test } from 'vitest'
import { presentFacilities } from './load-facilities.ts'

// spec: constant facility and price lists 999
test('a house shows at most 999 facilities', () => {
  const row = { lodging_id: 1, facility_id: facilityByKey('sauna').id, value: '1', from_date: null, to_date: null }
  const listed = (rows: number) => presentFacilities(Array(rows).fill(row), editionByKey('en')).length
  expect([listed(998), listed(999), listed(1005)]).toEqual([998, 999, 999])
})
