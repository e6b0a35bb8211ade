import { shores } from '@marram/domain/coast'
import { slug } from '@marram/domain/slug'
import { createRandom, type Random } from '../random.ts'
import { distanceToLine, isInside, type Point } from './geometry.ts'
import type { Location } from './locations.ts'
import { locations } from './place-book.ts'

import { streetNames } from './street-names.ts'

export type Street = {
  id: number
  locationId: number
  name: string
  slug: string
  /** Centre of the street's houses. */
  anchor: Point
  /** Direction of the street, in radians from east. */
  bearing: number
}

/** Max distance that counts as near the sea when anchors are drawn towards it. */
const nearSeaM = 700

function drawPoint(location: Location, random: Random): Point {
  const lons = location.outline.map(([lon]) => lon)
  const lats = location.outline.map(([, lat]) => lat)
  for (let attempt = 0; attempt < 400; attempt++) {
    const point: Point = [
      random.range(Math.min(...lons), Math.max(...lons)),
      random.range(Math.min(...lats), Math.max(...lats)),
    ]
    if (!isInside(point, location.outline)) continue
    const inland = Math.min(1, distanceToLine(point, shores[location.shore]) / nearSeaM)
    if (random.chance((1 - location.seaward * inland) ** 2)) return point
  }
  throw new Error(`The outline of ${location.name} has no room for a street`)
}

function streetsOf(location: Location): Street[] {
  const random = createRandom('streets', location.id)
  const general = random.sample(streetNames, random.int(10, 22) - location.roads.length + 2)
  return [...location.roads, ...general].map((name, index) => ({
    id: location.id * 100 + index + 1,
    locationId: location.id,
    name,
    slug: slug(name),
    anchor: drawPoint(location, random),
    bearing: random.range(0, Math.PI),
  }))
}

/** Independent of the seed, because editorial street pages refer to these ids. */
export const streets: readonly Street[] = locations.flatMap(streetsOf)

const byLocation = Map.groupBy(streets, (street) => street.locationId)

export function streetsAt(location: Location): readonly Street[] {
  return byLocation.get(location.id) ?? []
}
