import * as v from 'valibot'
import { listInput, listOutput } from './list.ts'
import { deskQuery } from './operation.ts'
import { line, rowId, words } from './shapes.ts'

const common = { service: 'broker', needs: 'bookings.read' } as const
/** Of the titles. */
const edition = v.picklist(['da', 'de', 'en'])

/** Data that a house to let should have: a text in each language, a floor plan, pictures, prices. */
export const houseGaps = ['danish', 'german', 'english', 'floor-plan', 'images', 'prices'] as const
export type HouseGap = (typeof houseGaps)[number]

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
    edition,
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

export const houseSorts = ['name', 'persons', 'published'] as const
export type HouseSort = (typeof houseSorts)[number]

const houseFilters = {
  area: v.optional(rowId),
  isActive: v.optional(v.boolean()),
  /** At least one of these is missing. */
  missing: v.optional(v.pipe(v.array(v.picklist(houseGaps)), v.maxLength(houseGaps.length))),
  /** Has a calendar of another portal that could not be read, or not for hours. */
  hasUnreadCalendar: v.optional(v.boolean()),
}
export type HouseFilters = v.InferOutput<v.ObjectSchema<typeof houseFilters, undefined>>

const listedHouse = v.object({
  ...foundHouse.entries,
  persons: v.number(),
  /** In the order of `houseGaps`. */
  missing: v.array(v.picklist(houseGaps)),
  pictures: v.number(),
  calendars: v.number(),
  unreadCalendars: v.number(),
  publishedOn: v.string(),
})
export type ListedHouse = v.InferOutput<typeof listedHouse>

/** All houses, paused ones too. Searched by number, title, street and town. */
export const listHouses = deskQuery({
  ...common,
  name: 'houses.list',
  input: v.object({ ...listInput({ filters: houseFilters, sorts: houseSorts }).entries, edition }),
  output: listOutput(listedHouse),
})

export const showHouse = deskQuery({
  ...common,
  name: 'houses.show',
  input: v.object({ house: line(40), edition }),
  output: v.object({
    ...listedHouse.entries,
    /** For the image service. */
    picture: v.nullable(v.string()),
    builtYear: v.number(),
    renovatedYear: v.nullable(v.number()),
    /** Null without a number; the owner may have declared that none is needed. */
    registrationNumber: v.nullable(v.string()),
    isRegistrationDeclared: v.boolean(),
    updatedAt: v.string(),
  }),
})
export type ShownHouse = v.InferOutput<typeof showHouse.output>
