import { locationRecords } from '../shared-records.ts'
import { type Area, type AreaSlug, areas } from './areas.ts'
import type { Location, Terrain } from './locations.ts'
import { islandLocations } from './locations-islands.ts'
import { middleLocations } from './locations-middle.ts'
import { northernLocations } from './locations-north.ts'
import { southernLocations } from './locations-south.ts'

const terrains = [...northernLocations, ...middleLocations, ...southernLocations, ...islandLocations]

export const locations: readonly Location[] = terrains.map(toLocation)

function toLocation(terrain: Terrain): Location {
  const record = locationRecords.find(({ name }) => name === terrain.name)
  const area = areas.find(({ id }) => id === record?.areaId)
  if (!record || !area) throw new Error(`The catalogue has no location ${terrain.name}`)
  return { ...terrain, id: record.id, area: area.slug }
}

const areaBySlug = new Map<string, Area>(areas.map((area) => [area.slug, area]))

export function getArea(slug: AreaSlug): Area {
  const area = areaBySlug.get(slug)
  if (!area) throw new Error(`No area is called ${slug}`)
  return area
}

export function locationsOf(slug: AreaSlug): Location[] {
  return locations.filter((location) => location.area === slug)
}
