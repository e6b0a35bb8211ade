import { type Area, type AreaSlug, areas } from './areas.ts'
import type { Location } from './locations.ts'
import { islandLocations } from './locations-islands.ts'
import { middleLocations } from './locations-middle.ts'
import { northernLocations } from './locations-north.ts'
import { southernLocations } from './locations-south.ts'

export const locations: readonly Location[] = [
  ...northernLocations,
  ...middleLocations,
  ...southernLocations,
  ...islandLocations,
]

const areaBySlug = new Map<string, Area>(areas.map((area) => [area.slug, area]))

export function getArea(slug: AreaSlug): Area {
  const area = areaBySlug.get(slug)
  if (!area) throw new Error(`No area is called ${slug}`)
  return area
}

export function locationsOf(slug: AreaSlug): Location[] {
  return locations.filter((location) => location.area === slug)
}
