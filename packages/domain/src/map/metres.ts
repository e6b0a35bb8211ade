import type { Point } from './view.ts'

const metresPerDegree = 111_320

/** Flat, and accurate to some metres over walking distances. */
export function metresBetween([lon0, lat0]: Point, [lon, lat]: Point): number {
  const narrowing = Math.cos((lat0 * Math.PI) / 180)
  return Math.hypot((lon - lon0) * metresPerDegree * narrowing, (lat - lat0) * metresPerDegree)
}

export function movedBy([lon, lat]: Point, eastM: number, northM: number): Point {
  return [lon + eastM / (metresPerDegree * Math.cos((lat * Math.PI) / 180)), lat + northM / metresPerDegree]
}
