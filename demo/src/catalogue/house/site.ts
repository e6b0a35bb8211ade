import { fjordShore, shores } from '@marram/domain/coast'
import { distanceBetween, distanceToLine, isInside, moveBy, type Point } from '../places/geometry.ts'
import type { Location, Setting } from '../places/locations.ts'
import { getArea } from '../places/place-book.ts'
import type { Street } from '../places/streets.ts'
import type { Random } from '../random.ts'
import type { Site } from './house.ts'

/** Roads wind: one kilometre as the crow flies is about 1.25 km by road. */
const roadFactor = 1.25

/** Rounds as people do, who say "350 m" or "3.2 km" but never "347 m". */
export function roundedMetres(metres: number): number {
  const step = metres < 1000 ? 50 : 100
  return Math.max(50, Math.round(metres / step) * step)
}

const fiveDecimals = (degrees: number) => Math.round(degrees * 100_000) / 100_000

/** Draws a position along the street and inside the location. */
function drawSpot(street: Street, location: Location, random: Random): Point {
  for (let attempt = 0; attempt < 24; attempt++) {
    const reach = attempt < 12 ? 1 : 0.15
    const along = random.range(-180, 180) * reach
    const across = random.range(-45, 45) * reach
    const [lon, lat] = moveBy(
      street.anchor,
      along * Math.cos(street.bearing) - across * Math.sin(street.bearing),
      along * Math.sin(street.bearing) + across * Math.cos(street.bearing),
    )
    const spot: Point = [fiveDecimals(lon), fiveDecimals(lat)]
    if (isInside(spot, location.outline)) return spot
  }
  return [fiveDecimals(street.anchor[0]), fiveDecimals(street.anchor[1])]
}

type Distances = Pick<Site, 'sea' | 'shop' | 'fjord'>

/** Village and fjord are only drawn where the distances confirm them. */
function drawSetting(location: Location, { sea, shop, fjord }: Distances, random: Random): Setting {
  if (sea <= 500) return 'dunes'
  const possible = location.settings.filter((setting) => {
    if (setting === 'village') return shop <= 1300
    if (setting === 'fjord') return fjord !== null && fjord <= 1500
    return setting !== 'dunes' || sea <= 1500
  })
  return possible.length > 0 ? random.pick(possible) : 'heath'
}

export function drawSite(location: Location, street: Street, random: Random): Site {
  const spot = drawSpot(street, location, random)
  const byRoad = (goal: Point | undefined) => (goal ? roundedMetres(distanceBetween(spot, goal) * roadFactor) : null)
  const fjordM = distanceToLine(spot, fjordShore)
  const distances = {
    sea: roundedMetres(distanceToLine(spot, shores[location.shore])),
    shop: byRoad(location.shop) ?? 0,
    fjord: location.hasFjord && fjordM < 6000 ? roundedMetres(fjordM) : null,
  }
  return {
    ...distances,
    area: getArea(location.area),
    location,
    street,
    longitude: spot[0],
    latitude: spot[1],
    setting: drawSetting(location, distances, random),
    restaurant: byRoad(location.restaurant) ?? 0,
    lake: byRoad(location.lake),
    harbour: byRoad(location.harbour),
    golf: byRoad(location.golf),
  }
}
