import { overlap } from '@marram/domain/map/area'
import { mapPictureUrl } from '@marram/domain/map/picture-url'
import { isOnMap, readMapScope, writeMapScope } from '@marram/domain/map/scope'
import { createMapView, type Point, pictureUnit, viewAround, viewOfPlaces, zoomOf } from '@marram/domain/map/view'
import type { EditionKey } from '@marram/i18n/edition-key'
import { loadMessages } from '@marram/i18n/messages/catalogue'
import { expect, test } from 'vitest'
import { wayInWords } from './lodging-map-view.tsx'
import { isSignBelow, lodgingView } from './lodging-picture.tsx'
import { lodgingsInBox, placedPins } from './lodgings-picture.tsx'
import { isGenerous } from './map-opener.tsx'
import { namedPins } from './pin.tsx'

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

test('at a house by the first dunes the beach sign is below the pin, elsewhere at the shore', () => {
  const scene = (house: Point, shore: Point) => {
    return {
      at: house,
      name: 'B2417',
      label: '',
      shore,
      distance: '400 m · ca. 7 Min.',
      view: lodgingView(house, shore),
    }
  }
  expect(isSignBelow(scene([8.1134, 56.1168], [8.1114, 56.1168]))).toBe(true)
  expect(isSignBelow(scene([8.164, 55.575], [8.154, 55.541]))).toBe(false)
})

test('a page knows where its map is, and whose data it has', () => {
  const box = { west: 6.8, south: 54.5, east: 10.3, north: 57.2 }
  const map = writeMapScope({ box, credit: 'openstreetmap' })
  expect(readMapScope(map)).toEqual({ box, credit: 'openstreetmap' })
  expect(isOnMap(map, 55.56, 8.08)).toBe(true)
  expect(isOnMap(map, 48.14, 11.58)).toBe(false)
  expect(isOnMap(undefined, 55.56, 8.08)).toBe(false)
})

test.each([undefined, '', '1 2 3 protomaps', '1 2 3 4', '1 2 x 4 protomaps', '1 2 3 4 others'])(
  'without a map there is none: %s',
  (written) => {
    expect(readMapScope(written)).toBeNull()
  },
)

test('the URL of a picture has whole pixels and metres', () => {
  const view = createMapView(blaavand, 5200.4, 800, 500)
  expect(mapPictureUrl(view, [])).toBe('/map/picture.svg?at=8.09720,55.55630&m=5200&size=800x500')
  expect(mapPictureUrl(view, [{ left: -3.2, right: 10.6, top: 0, bottom: 34 }])).toMatch(/&free=-3_11_0_34$/)
})

test('the list beside a map has the visible houses, from the centre outwards', () => {
  const house = (id: number, longitude: number) => ({ id, longitude, latitude: 55.5, label: '', href: '', title: '' })
  const box = { west: 8, south: 55, east: 9, north: 56 }
  const houses = [house(1, 8.9), house(2, 8.55), house(3, 9.1), house(4, 8.6), house(5, 8.52)]
  const { count, nearest } = lodgingsInBox(houses, box, 3)
  expect(count).toBe(4)
  expect(nearest.map(({ id }) => id)).toEqual([5, 2, 4])
})

test('prices on a picture never cover one another', () => {
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
