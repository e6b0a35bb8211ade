import * as encoded from './base-map.generated.ts'
import type { Line } from './outline.ts'

export type BaseMap = {
  /** Rings with the land to the right of the way. */
  readonly land: readonly Line[]
  /** Where one bathes in the sea, with the land to the right of the way. */
  readonly beaches: readonly Line[]
  readonly lakes: readonly Line[]
  readonly woods: readonly Line[]
  readonly roads: readonly Line[]
}

/** The part of the world that is drawn; beyond it there is nothing to see. */
export const mapRegion = { west: 6.8, south: 54.5, east: 10.3, north: 57.2 } as const

export const baseMap: BaseMap = {
  land: encoded.land.map(decode),
  beaches: encoded.beaches.map(decode),
  lakes: encoded.lakes.map(decode),
  woods: encoded.woods.map(decode),
  roads: encoded.roads.map(decode),
}

export function isOnMap(latitude: number, longitude: number): boolean {
  const { west, south, east, north } = mapRegion
  return longitude > west && longitude < east && latitude > south && latitude < north
}

function decode(steps: readonly number[]): Line {
  let lon = 0
  let lat = 0
  return steps.flatMap((step, index) => {
    if (index % 2 === 0) {
      lon += step
      return []
    }
    lat += step
    return [[lon / 10_000, lat / 10_000] as const]
  })
}
