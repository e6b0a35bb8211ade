import type { shores } from '@marram/domain/coast'
import type { AreaSlug } from './areas.ts'
import type { Point, Ring } from './geometry.ts'

/** Surroundings of a house, which its title and texts refer to. */
export const settings = ['dunes', 'heath', 'forest', 'village', 'fjord', 'meadow'] as const

export type Setting = (typeof settings)[number]

/** Traits of a location that only the generator needs; its record in the catalogue has the rest. */
export type Terrain = {
  /** Finds the record. */
  name: string
  postalCode: string
  city: string
  shore: keyof typeof shores
  /** Houses are placed inside this polygon. */
  outline: Ring
  /** Possible surroundings away from the first dunes; nearer the sea it is always dunes. */
  settings: readonly Setting[]
  /** Concentration of houses near the sea: 0 is even, 1 puts most of them in the first rows. */
  seaward: number
  shop: Point
  restaurant: Point
  hasFjord: boolean
  lake?: Point
  harbour?: Point
  golf?: Point
  /** Street names of this place, in addition to the general ones. */
  roads: readonly string[]
}

export type Location = Terrain & { id: number; area: AreaSlug }

type Sides = { west: number; east: number; south: number; north: number }

/** Outline of a place that is roughly rectangular. */
export function box({ west, east, south, north }: Sides): Ring {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
}
