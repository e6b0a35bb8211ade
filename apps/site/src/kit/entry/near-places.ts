import type { AreaSummary } from '@marram/contract/content/shapes'

/** A nearby area, with the straight-line distance. */
export type NearPlace = {
  readonly title: string
  readonly path: string | null
  readonly lat: number
  readonly lon: number
  readonly distanceM: number
}

const shown = 5
const metresPerDegree = 111_320

/** The nearest other areas of the agency, the nearest first. */
export function nearPlaces(
  from: { readonly lat: number; readonly lon: number },
  areas: readonly Pick<AreaSummary, 'sys' | 'title' | 'path' | 'center'>[],
  ownId: string | null,
): NearPlace[] {
  return areas
    .flatMap(({ sys, title, path, center }) => {
      if (sys.id === ownId || center === null) return []
      return [{ title, path, ...center, distanceM: metresBetween(from, center) }]
    })
    .toSorted((a, b) => a.distanceM - b.distanceM)
    .slice(0, shown)
}

/** Accurate to a few metres over the length of this coast. */
function metresBetween(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const north = (a.lat - b.lat) * metresPerDegree
  const east = (a.lon - b.lon) * metresPerDegree * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180)
  return Math.round(Math.hypot(north, east) / 100) * 100
}
