import type { shores } from '@marram/domain/coast'
import type { AreaSlug } from './areas.ts'
import type { Point, Ring } from './geometry.ts'

/** What lies around the house. Titles and texts follow it. */
export type Setting = 'dunes' | 'heath' | 'forest' | 'village' | 'fjord' | 'meadow'

export type Location = {
  id: number
  area: AreaSlug
  name: string
  postalCode: string
  city: string
  shore: keyof typeof shores
  /** Where houses may stand. */
  outline: Ring
  /** Away from the first rows of dunes; nearer the sea it is always dunes. */
  settings: readonly Setting[]
  /** How strongly houses crowd towards the sea: 0 evenly, 1 most of them in front. */
  seaward: number
  shop: Point
  restaurant: Point
  hasFjord: boolean
  lake?: Point
  harbour?: Point
  golf?: Point
  /** Road names of this place beside the general ones. */
  roads: readonly string[]
}

type Sides = { west: number; east: number; south: number; north: number }

/** For places whose ground is easiest told as a rectangle. */
export function box({ west, east, south, north }: Sides): Ring {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
}
