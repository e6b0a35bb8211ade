import { type Agency, startAgency } from '@marram/testkit/agency'
import { walkRentalData } from '@marram/testkit/rental-data-walk'
import { vacationRentalFaults } from '@marram/testkit/vacation-rental'
import { afterAll, beforeAll, expect, test } from 'vitest'

let agency: Agency

beforeAll(async () => {
  agency = await startAgency({ lodgings: 30 })
}, 120_000)
afterAll(() => agency?.stop())

test('search engines find everything they ask of a holiday home, for every house in every edition', async () => {
  expect(await walkRentalData(agency)).toEqual({ houses: 30, pages: 90, faults: [] })
}, 180_000)

test('the look for faults finds them', () => {
  expect(vacationRentalFaults({}).length).toBeGreaterThan(20)
  expect(vacationRentalFaults({ aggregateRating: { reviewCount: 2 } })).toContain('a review lacks a field')
})
