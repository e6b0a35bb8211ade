/** Longitude comes before latitude, as in GeoJSON. */
export type Point = readonly [lon: number, lat: number]
export type Ring = readonly Point[]

const metresPerDegree = 111_320

/** Metres east and north of the origin on a flat earth, which is accurate to a metre over a few kilometres. */
export function metresFrom([lon0, lat0]: Point, [lon, lat]: Point): { east: number; north: number } {
  const narrowing = Math.cos((lat0 * Math.PI) / 180)
  return { east: (lon - lon0) * metresPerDegree * narrowing, north: (lat - lat0) * metresPerDegree }
}

export function moveBy([lon, lat]: Point, east: number, north: number): Point {
  const narrowing = Math.cos((lat * Math.PI) / 180)
  return [lon + east / (metresPerDegree * narrowing), lat + north / metresPerDegree]
}

function edges(ring: Ring, closed: boolean): [Point, Point][] {
  return ring.flatMap((from, index): [Point, Point][] => {
    const to = ring[index + 1] ?? (closed ? ring[0] : undefined)
    return to ? [[from, to]] : []
  })
}

/** Ray casting: a point is inside if a ray to the east crosses the outline an odd number of times. */
export function isInside([lon, lat]: Point, ring: Ring): boolean {
  const crossings = edges(ring, true).filter(([[lonA, latA], [lonB, latB]]) => {
    if (latA > lat === latB > lat) return false
    return lon < lonA + ((lat - latA) / (latB - latA)) * (lonB - lonA)
  })
  return crossings.length % 2 === 1
}

/** Distance in metres from a point to the nearest segment of an open line. */
export function distanceToLine(point: Point, line: Ring): number {
  const distances = edges(line, false).map(([from, to]) => {
    const a = metresFrom(point, from)
    const b = metresFrom(point, to)
    const east = b.east - a.east
    const north = b.north - a.north
    const share = Math.min(1, Math.max(0, -(a.east * east + a.north * north) / (east * east + north * north)))
    return Math.hypot(a.east + share * east, a.north + share * north)
  })
  return Math.min(...distances)
}

export function distanceBetween(a: Point, b: Point): number {
  const { east, north } = metresFrom(a, b)
  return Math.hypot(east, north)
}
