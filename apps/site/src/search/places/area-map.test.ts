import type { PlaceArea } from '@marram/contract/broker/shapes'
import { expect, test } from 'vitest'
import { areaMapLayout, spreadRows } from './area-map.tsx'

test('names are at their places, or below each other if those are too close', () => {
  expect(spreadRows([20, 100, 104, 108], 30, 400)).toEqual([20, 100, 130, 160])
})

test('names at the foot move up, so that all of them stay inside the picture', () => {
  expect(spreadRows([20, 180, 190], 30, 200)).toEqual([20, 155, 185])
})

const area = (name: string, latitude: number, longitude: number): PlaceArea => ({
  ...{ id: latitude, slug: name, name, region: 'north', latitude, longitude },
  locations: [],
})

test('every place is left of the names, north above south and inside the picture', () => {
  const coast = [area('Rømø', 55.1, 8.55), area('Blåvand', 55.56, 8.11), area('Søndervig', 56.12, 8.12)]
  const { spots, namesX, view } = areaMapLayout(coast, { width: 212, row: 28 })
  expect(spots.map((entry) => entry.area.name)).toEqual(['Søndervig', 'Blåvand', 'Rømø'])
  for (const { spot, nameY } of spots) {
    expect(spot.x).toBeGreaterThan(0)
    expect(spot.x).toBeLessThan(namesX)
    for (const y of [spot.y, nameY]) expect(y).toBeGreaterThan(0)
    for (const y of [spot.y, nameY]) expect(y).toBeLessThan(view.height)
  }
})
