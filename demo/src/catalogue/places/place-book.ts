import { locationRecords } from '../shared-records.ts'
import { type Area, type AreaSlug, areas } from './areas.ts'
import { type Location, terrains } from './locations.ts'

export const locations: readonly Location[] = terrains.map(toLocation)

function toLocation(terrain: (typeof terrains)[number]): Location {
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
