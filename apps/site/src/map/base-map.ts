import * as encoded from './base-map.generated.ts'
import type { Polyline } from './map-view.ts'

export type BaseMap = {
  /** Rings with the land to the right of the direction. */
  readonly land: readonly Polyline[]
  /** Bathing beaches by the sea, with the land to the right of the direction. */
  readonly beaches: readonly Polyline[]
  readonly lakes: readonly Polyline[]
  readonly woods: readonly Polyline[]
  readonly roads: readonly Polyline[]
}

export const baseMap: BaseMap = {
  land: encoded.land.map(decode),
  beaches: encoded.beaches.map(decode),
  lakes: encoded.lakes.map(decode),
  woods: encoded.woods.map(decode),
  roads: encoded.roads.map(decode),
}

function decode(steps: readonly number[]): Polyline {
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
