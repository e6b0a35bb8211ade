import type { GeoBox } from '../search-request/search-request.ts'

const decimals = 5
// One metre is precise enough for a map; our links never have more digits.
const degrees = /^-?\d{1,3}(?:\.\d{1,5})?$/

/** Parses `udsnit=n,e,s,w` in degrees; null if malformed or not a valid box. */
export function parseGeoBox(input: string | null): GeoBox | null {
  const parts = input === null ? [] : input.split(',')
  if (parts.length !== 4 || !parts.every((part) => degrees.test(part))) return null
  const [north = 0, east = 0, south = 0, west = 0] = parts.map(Number)
  const isOnGlobe = north <= 90 && south >= -90 && east <= 180 && west >= -180
  if (!isOnGlobe || north <= south || east <= west) return null
  return { northEast: { lat: north, lng: east }, southWest: { lat: south, lng: west } }
}

export function presentGeoBox({ northEast, southWest }: GeoBox): string {
  return [northEast.lat, northEast.lng, southWest.lat, southWest.lng].map((edge) => edge.toFixed(decimals)).join(',')
}

/** The box rounded as in a link; null if nothing is left of it. */
export function roundedGeoBox(box: GeoBox): GeoBox | null {
  return parseGeoBox(presentGeoBox(box))
}
