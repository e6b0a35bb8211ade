import { shores } from '@marram/domain/coast'
import { describe, expect, test } from 'vitest'
import { areaRecords, locationRecords } from '../shared-records.ts'
import { wholeCatalogue } from '../testing/whole-catalogue.ts'
import { areas } from './areas.ts'
import { distanceBetween, distanceToLine, isInside, moveBy, type Point } from './geometry.ts'
import { locations, locationsOf } from './place-book.ts'
import { streetNames } from './street-names.ts'
import { streets, streetsAt } from './streets.ts'
import { land } from './testing/dry-land.ts'

const { lodgings } = wholeCatalogue()

test('a point is inside a square or outside it', () => {
  const square: Point[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]
  expect(isInside([0.5, 0.5], square)).toBe(true)
  expect(isInside([1.5, 0.5], square)).toBe(false)
  expect(isInside([0.5, -0.1], square)).toBe(false)
})

test('three hundred metres east of the shore are three hundred metres from the shore', () => {
  const shore: Point[] = [
    [8, 55],
    [8, 56],
  ]
  expect(distanceToLine(moveBy([8, 55.5], 300, 0), shore)).toBeCloseTo(300, 0)
  expect(distanceBetween([8, 55.5], moveBy([8, 55.5], 300, 400))).toBeCloseTo(500, 0)
})

describe('positions of the houses', () => {
  test('every house is in its location, on dry land, with five decimals', () => {
    for (const { house } of lodgings) {
      const spot: Point = [house.longitude, house.latitude]
      expect(isInside(spot, house.location.outline), house.name).toBe(true)
      expect(isInside(spot, land[house.location.shore]), house.name).toBe(true)
      expect(Number(house.latitude.toFixed(5))).toBe(house.latitude)
      expect(Number(house.longitude.toFixed(5))).toBe(house.longitude)
    }
  })

  test('the distance to the sea matches the map', () => {
    for (const { house } of lodgings) {
      const onMap = distanceToLine([house.longitude, house.latitude], shores[house.location.shore])
      expect(Math.abs(onMap - house.sea), house.name).toBeLessThanOrEqual(50)
      expect(house.sea).toBeGreaterThanOrEqual(100)
    }
  })

  test('houses of one street are neighbours', () => {
    for (const { house } of lodgings) {
      expect(distanceBetween([house.longitude, house.latitude], house.street.anchor)).toBeLessThan(200)
      expect(house.street.locationId).toBe(house.location.id)
    }
  })
})

test('the islands keep the location ids of saved links', () => {
  expect(locationsOf('romo').map(({ id }) => id)).toEqual([48, 49, 50, 51, 52, 53, 54, 55, 58])
  expect(locationsOf('fano').map(({ id }) => id)).toEqual([44, 45, 46])
})

test('sixteen areas lie in three regions, and each has a place with a real postal code', () => {
  expect(areas.length).toBe(16)
  expect(new Set(areas.map(({ region }) => region))).toEqual(new Set(['north', 'middle', 'south']))
  for (const { slug } of areas) expect(locationsOf(slug).length).toBeGreaterThan(0)
  expect(new Set(locations.map(({ id }) => id)).size).toBe(locations.length)
  expect(new Set(locations.map(({ postalCode, city }) => `${postalCode} ${city}`))).toEqual(
    new Set([
      '6950 Ringkøbing',
      '6960 Hvide Sande',
      '6893 Hemmet',
      '6830 Nørre Nebel',
      '6854 Henne',
      '6840 Oksbøl',
      '6853 Vejers Strand',
      '6857 Blåvand',
      '6720 Fanø',
      '6792 Rømø',
    ]),
  )
})

test('the catalogue shows every location inside its outline, and every area among its locations', () => {
  expect(locationRecords.map(({ id }) => id).toSorted()).toEqual(locations.map(({ id }) => id).toSorted())
  for (const { id, latitude, longitude } of locationRecords) {
    const outline = locations.find((location) => location.id === id)?.outline ?? []
    expect(isInside([longitude, latitude], outline), `location ${id}`).toBe(true)
  }
  for (const { id, slug, latitude, longitude } of areaRecords) {
    const around = locationRecords.filter(({ areaId }) => areaId === id)
    const distances = around.map((record) =>
      distanceBetween([record.longitude, record.latitude], [longitude, latitude]),
    )
    expect(Math.min(...distances), slug).toBeLessThan(5000)
  }
})

test('every place has ten to twenty-five streets, none twice', () => {
  expect(streetNames.length).toBeGreaterThanOrEqual(250)
  expect(new Set(streetNames).size).toBe(streetNames.length)
  for (const location of locations) {
    const here = streetsAt(location)
    expect(here.length).toBeGreaterThanOrEqual(10)
    expect(here.length).toBeLessThanOrEqual(25)
    expect(new Set(here.map(({ slug }) => slug)).size).toBe(here.length)
    for (const { anchor } of here) expect(isInside(anchor, location.outline)).toBe(true)
  }
  expect(new Set(streets.map(({ id }) => id)).size).toBe(streets.length)
})
