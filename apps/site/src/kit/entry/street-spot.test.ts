import { expect, test } from 'vitest'
import { deafServices } from '../testing/deaf-services.ts'
import { findStreetSpot, middleOf } from './street-spot.ts'

const lodgings = [
  { lat: 55.74, lng: 8.18 },
  { lat: 55.741, lng: 8.181 },
  { lat: 12, lng: 1.8 },
]

test('a street is placed where most of its houses are', async () => {
  expect(await findStreetSpot(deafServices('de', { points: lodgings }), [12])).toEqual({ lat: 55.74, lon: 8.18 })
})

test('a street without houses has no position', async () => {
  expect(middleOf([])).toBeNull()
  expect(await findStreetSpot(deafServices('de'), [])).toBeNull()
})
