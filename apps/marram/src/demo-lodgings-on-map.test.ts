import { wholeCatalogue } from '@marram/demo/catalogue/testing/whole-catalogue'
import { isOnMap } from '@marram/site/map/map-region'
import type { Point } from '@marram/site/map/map-view'
import { beachOnMap, isOnLand, nearestBeach } from '@marram/site/map/shore'
import { expect, test } from 'vitest'

const lodgings = wholeCatalogue().lodgings.map(({ house }) => house)

test('every house of the demo agency is on land on the map', () => {
  for (const { name, latitude, longitude } of lodgings) {
    expect(isOnMap(latitude, longitude), name).toBe(true)
    expect(isOnLand([longitude, latitude]), name).toBe(true)
  }
})

test('the distance to the beach on the map matches the page of the house', () => {
  for (const { name, latitude, longitude, sea } of lodgings) {
    const at: Point = [longitude, latitude]
    expect(beachOnMap(at, sea), name).not.toBeNull()
    // Pages round to 50 and 100 metres, and the map draws curves where the catalogue uses straight lines.
    expect(Math.abs(nearestBeach(at).distanceM - sea), name).toBeLessThan(130)
  }
})
