import type { EditionKey } from '@marram/i18n/edition-key'
import { loadMessages } from '@marram/i18n/messages/catalogue'
import { expect, test } from 'vitest'
import { around, overlap } from './area.ts'
import { baseMap } from './base-map.ts'
import { landscape } from './landscape.ts'
import { nearPlaces, wayInWords } from './lodging-map-view.tsx'
import { isSignBelow, lodgingView } from './lodging-picture.tsx'
import { lodgingsInBox, placedPins } from './lodgings-picture.tsx'
import { isGenerous } from './map-opener.tsx'
import { createMapView, type Point, viewAround, viewOfPlaces, zoomOf } from './map-view.ts'
import { pictureLabels, picturePaths, pictureUnit } from './picture-paths.ts'
import { namedPins } from './pin.tsx'
import { beachOnMap, isOnLand, nearestBeach } from './shore.ts'

const blaavand: Point = [8.0972, 55.5563]

test('a viewport has its centre in the middle and the requested width in metres', () => {
  const view = createMapView(blaavand, 5200, 800, 500)
  expect(view.project(blaavand)).toEqual({ x: expect.closeTo(400), y: expect.closeTo(250) })
  const [lon, lat] = view.placeAt({ x: 800, y: 250 })
  expect(lat).toBeCloseTo(blaavand[1])
  const metres = (lon - blaavand[0]) * 111_320 * Math.cos((lat * Math.PI) / 180)
  expect(metres).toBeGreaterThan(2550)
  expect(metres).toBeLessThan(2650)
})

test("the interactive map begins with the picture's extent, at every width", () => {
  const view = createMapView(blaavand, 5200, 800, 500)
  expect(zoomOf(view, 1600) - zoomOf(view, 800)).toBeCloseTo(1)
})

test('a viewport around houses shows all of them', () => {
  const { box } = viewAround([blaavand, [8.1165, 56.1168]], 800, 500, 9000)
  expect(box.north).toBeGreaterThan(56.1168)
  expect(box.south).toBeLessThan(55.5563)
})

test('places along the coast have a portrait picture, on which even a phone has room for most of their names', () => {
  const places = [
    { name: 'Søndervig', at: [8.1165, 56.1168] },
    { name: 'Hvide Sande', at: [8.1268, 56.0005] },
    { name: 'Nymindegab', at: [8.2002, 55.8148] },
    { name: 'Henne Strand', at: [8.1835, 55.7372] },
    { name: 'Vejers Strand', at: [8.1265, 55.6205] },
    { name: 'Fanø', at: [8.437, 55.398] },
    { name: 'Rømø', at: [8.528, 55.13] },
  ] as const
  const view = viewOfPlaces(places.map(({ at }) => at))
  expect([view.width, view.height]).toEqual([800, 1000])
  expect(namedPins(places, ({ at }) => view.project(at), pictureUnit(view)).size).toBeGreaterThan(4)
  expect(viewOfPlaces([blaavand]).height).toBe(500)
  expect(viewOfPlaces([blaavand, [8.2792, 55.6262]]).height).toBe(500)
})

test('a house in the dunes is on land, the way to its beach ends at the sea', () => {
  expect(isOnLand(blaavand)).toBe(true)
  expect(isOnLand([7.9, 55.6])).toBe(false)
  expect(isOnLand([8.24, 55.965]), 'Ringkøbing Fjord is water').toBe(false)
  const { distanceM, at } = nearestBeach(blaavand)
  expect(distanceM).toBeGreaterThan(250)
  expect(distanceM).toBeLessThan(600)
  expect(lodgingView(blaavand, { distanceM, at }).box.south).toBeLessThan(at[1])
})

test('at a house by the first dunes the beach sign is below the pin, elsewhere at the shore', () => {
  const scene = (house: Point) => {
    const shore = nearestBeach(house)
    return {
      at: house,
      name: 'B2417',
      label: '',
      shore,
      distance: '400 m · ca. 7 Min.',
      view: lodgingView(house, shore),
    }
  }
  const [lon, lat] = nearestBeach([8.1165, 56.1168]).at
  expect(isSignBelow(scene([lon + 0.002, lat]))).toBe(true)
  expect(isSignBelow(scene([8.164, 55.575]))).toBe(false)
})

test("no way is drawn if the house's distance contradicts the map", () => {
  expect(beachOnMap(blaavand, 400)).not.toBeNull()
  expect(beachOnMap(blaavand, 4000)).toBeNull()
  expect(beachOnMap(blaavand, null)).toBeNull()
})

test('a house on the quiet side of an island gets a way to the sea, not to the mud flats', () => {
  const kongsmark: Point = [8.556, 55.147]
  expect(nearestBeach(kongsmark).at[0]).toBeLessThan(8.5)
})

test('a picture holds only the content of its viewport', () => {
  const near = picturePaths(createMapView(blaavand, 5200, 800, 500))
  expect(near.land.length).toBeLessThan(2000)
  expect(near.lakes).toBe('')
  const { villages } = picturePaths(createMapView([8.2, 55.73], 8000, 800, 500))
  const eastings = [...villages.matchAll(/[ML](-?\d+) /g)].map(([, x]) => Number(x))
  expect(Math.min(...eastings)).toBeGreaterThanOrEqual(-24)
  expect(Math.max(...eastings)).toBeLessThanOrEqual(824)
  expect(picturePaths(createMapView([7, 55.5], 5200, 800, 500)).land).toBe('')
})

test('names on a picture never overlap, and the sea has its name in each edition', () => {
  const view = createMapView([8.2, 55.6], 40_000, 800, 500)
  for (const [edition, sea] of [
    ['da', 'Vesterhavet'],
    ['de', 'Nordsee'],
    ['en', 'North Sea'],
  ] as const) {
    const labels = pictureLabels(view, edition, [around(view.project(blaavand), 140, 60)])
    const names = labels.map(({ place }) => place.name)
    expect(names).toContain(sea)
    expect(names).toContain('Oksbøl')
    const heights = labels.map(({ x, y }) => `${Math.round(x / 20)} ${Math.round(y / 20)}`)
    expect(new Set(heights).size).toBe(labels.length)
  }
})

test('the water behind an island is not named after the open sea', () => {
  const [west, east] = [createMapView([8.45, 55.13], 4000, 800, 500), createMapView([8.6, 55.13], 4000, 800, 500)]
  expect(pictureLabels(west, 'de', []).map(({ place }) => place.name)).toContain('Nordsee')
  const behind = pictureLabels(east, 'de', []).map(({ place }) => place.name)
  expect(behind).toContain('Wattenmeer')
  expect(behind).not.toContain('Nordsee')
})

test('the nearest places are listed with their distances, nearest first', () => {
  const near = nearPlaces(blaavand)
  expect(near.map(({ name }) => name)).toEqual(['Hvidbjerg', 'Blåvand', 'Oksby'])
  expect(near[1]?.distanceM).toBe(2000)
  expect(nearPlaces([10.2, 57.1])).toEqual([])
})

test('the list beside a map has the visible houses, from the centre outwards', () => {
  const house = (id: number, longitude: number) => ({ id, longitude, latitude: 55.5, label: '', href: '', title: '' })
  const box = { west: 8, south: 55, east: 9, north: 56 }
  const houses = [house(1, 8.9), house(2, 8.55), house(3, 9.1), house(4, 8.6), house(5, 8.52)]
  const { count, nearest } = lodgingsInBox(houses, box, 3)
  expect(count).toBe(4)
  expect(nearest.map(({ id }) => id)).toEqual([5, 2, 4])
})

test('prices on a picture never cover one another or the name of a place', () => {
  const view = createMapView([8.2, 55.6], 40_000, 460, 800)
  const houses = Array.from({ length: 24 }, (_, id) => {
    const [longitude, latitude] = [8.1 + (id % 5) * 0.012, 55.35 + id * 0.02]
    return { id, longitude, latitude, label: `${600 + id} €`, href: '', title: '' }
  })
  const areas = placedPins(houses, view).map(({ area }) => area)
  expect(areas.length).toBeGreaterThan(8)
  expect(areas.length).toBeLessThan(24)
  const covered = areas.filter((area, index) => areas.slice(index + 1).some((other) => overlap(area, other)))
  expect(covered).toEqual([])
  const names = pictureLabels(view, 'de', areas)
  expect(names.filter(({ x, y }) => areas.some((area) => overlap(area, around({ x, y }, 40, 20))))).toEqual([])
})

test('a map opens by itself only over a good connection', () => {
  expect(isGenerous(undefined)).toBe(true)
  expect(isGenerous({ effectiveType: '4g' })).toBe(true)
  expect(isGenerous({ effectiveType: '3g' })).toBe(false)
  expect(isGenerous({ effectiveType: '4g', saveData: true })).toBe(false)
})

test('the way to the beach is given in metres and walking minutes, a drive in kilometres only', async () => {
  const way = async (metres: number, edition: EditionKey) =>
    wayInWords(metres, edition, (await loadMessages(edition)).map)
  expect(await way(400, 'de')).toBe('400\u00a0m · ca. 7 Min.')
  expect(await way(30, 'da')).toBe('30\u00a0m · ca. 1 min.')
  expect(await way(2500, 'en')).toBe('2.5\u00a0km · about 43 min')
  expect(await way(6000, 'en')).toBe('6\u00a0km')
})

test('villages, their streets and the path behind the dunes are on land, and every village by the sea has a way to it', () => {
  const { villages, lanes, coastPaths, beachWays } = landscape()
  expect([...villages, ...lanes, ...coastPaths].flat().filter((point) => !isOnLand(point))).toEqual([])
  expect(beachWays.length).toBeGreaterThan(15)
  for (const way of beachWays) expect(nearestBeach(way.at(-1) ?? blaavand).distanceM).toBeLessThan(5)
})

test('land lies to the right of every beach, where dunes are drawn', () => {
  for (const beach of baseMap.beaches) {
    const middle = Math.floor(beach.length / 2)
    const [from, to] = [beach[middle], beach[middle + 1]]
    if (!from || !to) throw new Error('a beach has two ends')
    const right: Point = [from[0] + (to[1] - from[1]) * 0.8, from[1] - (to[0] - from[0]) * 0.3]
    expect(isOnLand(right)).toBe(true)
  }
})
