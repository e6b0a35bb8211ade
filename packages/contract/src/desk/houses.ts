import * as v from 'valibot'
import { deskQuery } from './operation.ts'
import { words } from './shapes.ts'

const common = { service: 'broker', needs: 'bookings.read' } as const

const foundHouse = v.object({
  id: v.number(),
  name: v.string(),
  title: v.string(),
  address: v.string(),
  area: v.string(),
  isActive: v.boolean(),
})

/** Houses by the beginning of their number, with or without its letter, or by words of title, street and town. */
export const findHouses = deskQuery({
  ...common,
  name: 'houses.find',
  input: v.object({
    text: words(100),
    /** Of the titles. */
    edition: v.picklist(['da', 'de', 'en']),
    limit: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(50)), 10),
  }),
  output: v.array(foundHouse),
})

/** By name. */
export const listAreas = deskQuery({
  ...common,
  name: 'houses.areas',
  input: v.object({}),
  output: v.array(v.object({ id: v.number(), name: v.string() })),
})
