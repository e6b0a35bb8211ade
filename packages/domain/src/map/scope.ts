import type { Box } from './view.ts'

export const mapCredits = ['simplified', 'openstreetmap', 'protomaps'] as const

/** The map as a page must know it: everything else comes with the picture or the style. */
export type MapScope = {
  /** Outside there is nothing to draw. */
  readonly box: Box
  /** Source of the data. */
  readonly credit: (typeof mapCredits)[number]
}

/** As an attribute of the html element: the box, and the credit. */
export function writeMapScope({ box: { west, south, east, north }, credit }: MapScope): string {
  return [west, south, east, north, credit].join(' ')
}

/** Null if there is no map. */
export function readMapScope(written: string | undefined): MapScope | null {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = (written ?? '')
    .split(' ')
    .slice(0, 4)
    .map(Number)
  const credit = mapCredits.find((one) => written?.endsWith(` ${one}`))
  if (!credit || ![west, south, east, north].every(Number.isFinite)) return null
  return { box: { west, south, east, north }, credit }
}

/** The map as it is written on the page: only the parts of a page with a map read it. */
export function isOnMap(written: string | undefined, latitude: number, longitude: number): boolean {
  const map = readMapScope(written)
  if (!map) return false
  const { west, south, east, north } = map.box
  return longitude > west && longitude < east && latitude > south && latitude < north
}
