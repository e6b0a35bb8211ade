import { shores } from '@marram/domain/coast'
import * as v from 'valibot'
import { readAgencyFile, words } from '../../agency.ts'
import type { AreaSlug } from './areas.ts'

/** Surroundings of a house, which its title and texts refer to. */
export const settings = ['dunes', 'heath', 'forest', 'village', 'fjord', 'meadow'] as const

export type Setting = (typeof settings)[number]

const isShore = (name: string): name is keyof typeof shores => Object.hasOwn(shores, name)
const point = v.pipe(v.tuple([v.number(), v.number()]), v.readonly())

/** Traits of a location that only the generator needs; its record in the catalogue has the rest. */
const terrain = v.strictObject({
  /** Finds the record. */
  name: words,
  postalCode: words,
  city: words,
  shore: v.custom<keyof typeof shores>((name) => typeof name === 'string' && isShore(name)),
  /** Houses are placed inside this polygon. */
  outline: v.array(point),
  /** Possible surroundings away from the first dunes; nearer the sea it is always dunes. */
  settings: v.array(v.picklist(settings)),
  /** Concentration of houses near the sea: 0 is even, 1 puts most of them in the first rows. */
  seaward: v.number(),
  shop: point,
  restaurant: point,
  hasFjord: v.boolean(),
  lake: v.exactOptional(point),
  harbour: v.exactOptional(point),
  golf: v.exactOptional(point),
  /** Street names of this place, in addition to the general ones. */
  roads: v.array(words),
})

export const terrains = readAgencyFile('catalogue/terrains.json', v.array(terrain))

export type Location = (typeof terrains)[number] & { id: number; area: AreaSlug }
