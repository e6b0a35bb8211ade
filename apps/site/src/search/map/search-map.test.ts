import { presentGeoBox } from '@marram/domain/criteria/geo-box'
import { createMapView } from '@marram/domain/map/view'
import { expect, test } from 'vitest'
import { boxOf, boxView, geoBoxOf, isFromElsewhere, pointsToShow, startAround, startAtBox } from './map-start.ts'
import { mapPoints } from './search-points.ts'

const size = { width: 368, height: 660 }

/** The section that MapLibre shows for a start, calculated with the same projection. */
function shown({ center: [lon, lat], zoom }: ReturnType<typeof startAtBox>, { width, height }: typeof size) {
  const worldM = 40_075_017 * Math.cos((lat * Math.PI) / 180)
  return createMapView([lon, lat], (width * worldM) / (512 * 2 ** zoom), width, height).box
}

test('without houses the map shows where the agency has any', () => {
  const areas = [{ latitude: 54.44, longitude: 12.55 }]
  expect(pointsToShow([], areas)).toEqual([[12.55, 54.44]])
  expect(pointsToShow([[12.6, 54.4]], areas)).toEqual([[12.6, 54.4]])
})

test('a link to a section of the map shows that section again, to the last digit of a link', () => {
  const box = createMapView([8.15, 55.7], 30_000, size.width, size.height).box
  expect(presentGeoBox(geoBoxOf(shown(startAtBox(box, size), size)))).toBe(presentGeoBox(geoBoxOf(box)))
  expect(boxOf(geoBoxOf(box))).toEqual(box)
})

test('on a window of another shape all of that section is visible', () => {
  const box = createMapView([8.15, 55.7], 30_000, 1200, 600).box
  const visible = shown(startAtBox(box, size), size)
  expect(visible.west).toBeCloseTo(box.west, 6)
  expect(visible.north).toBeGreaterThan(box.north)
  expect(visible.south).toBeLessThan(box.south)
})

test('the picture before the map shows the searched section with a small margin', () => {
  const box = createMapView([8.15, 55.7], 30_000, size.width, size.height).box
  const visible = boxView(box, size).box
  for (const edge of ['north', 'east', 'south', 'west'] as const) expect(visible[edge]).toBeCloseTo(box[edge], 2)
})

test('the map follows a section restored from history, and stays where the guest has moved it', () => {
  const box = createMapView([8.15, 55.7], 30_000, size.width, size.height).box
  const written = boxOf(
    JSON.parse(JSON.stringify(geoBoxOf(box)), (_, edge) => (typeof edge === 'number' ? Number(edge.toFixed(5)) : edge)),
  )
  expect(isFromElsewhere(written, box)).toBe(false)
  expect(isFromElsewhere(written, null)).toBe(true)
  expect(isFromElsewhere(written, createMapView([8.15, 55.6], 30_000, size.width, size.height).box)).toBe(true)
})

test('all found houses are visible', () => {
  const blavand = [8.1, 55.56] as const
  const romo = [8.54, 55.12] as const
  const visible = shown(startAround([blavand, romo], size), size)
  for (const [lon, lat] of [blavand, romo]) {
    expect([lon > visible.west && lon < visible.east, lat > visible.south && lat < visible.north]).toEqual([true, true])
  }
})

test('a pin shows the price of the stay in the edition’s currency, or the house number without one', () => {
  const at = { lat: 55.5, lng: 8.1 }
  const [priced, bare] = mapPoints(
    [
      { id: 1, name: 'b2417', ...at, price: 73_600 },
      { id: 2, name: 'b2418', ...at, price: null },
    ],
    { edition: 'de', nameOf: (number) => `Haus ${number}` },
  )
  expect(priced).toMatchObject({ label: '736\u00a0€', href: '/ferienhaus-b2417/', title: 'Haus B2417' })
  expect(bare?.label).toBe('B2418')
})
