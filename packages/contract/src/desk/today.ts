import { type FigureKey, figureNeeds } from '@marram/domain/desk/figure'
import * as v from 'valibot'
import { deskQuery } from './operation.ts'
import { isoDay } from './shapes.ts'

const figureKeys = Object.keys(figureNeeds).filter((key): key is FigureKey => Object.hasOwn(figureNeeds, key))

const figure = v.object({
  key: v.picklist(figureKeys),
  count: v.number(),
  /** When the oldest one began to wait; null if there is none, or if it doesn't matter. */
  since: v.nullable(v.string()),
  /** For money, in minor units; banks send any currency. */
  amounts: v.array(v.object({ currency: v.string(), amount: v.number() })),
})
export type Figure = v.InferOutput<typeof figure>

const ask = { needs: null, input: v.object({}), output: v.array(figure) } as const

/** Work that waits, as far as the person may do something about it; one question for each service that knows. */
export const bookingFigures = deskQuery({ ...ask, name: 'today.booking-figures', service: 'booking' })
export const messageFigures = deskQuery({ ...ask, name: 'today.message-figures', service: 'workers' })
export const houseFigures = deskQuery({ ...ask, name: 'today.house-figures', service: 'broker' })

const share = v.object({
  areaId: v.number(),
  departures: v.number(),
  /** Guests who have entered their meters, and so have left or are about to. */
  metersRead: v.number(),
  arrivals: v.number(),
  /** Houses that are announced as ready. */
  ready: v.number(),
})
export type ChangeOver = v.InferOutput<typeof share>

/** Arrivals and departures of a day by area of the house. */
export const changeOvers = deskQuery({
  name: 'today.change-overs',
  service: 'booking',
  needs: 'bookings.read',
  input: v.object({ day: isoDay }),
  output: v.array(share),
})

/** The offices with the areas that they serve. */
export const offices = deskQuery({
  name: 'today.offices',
  service: 'content',
  needs: null,
  input: v.object({}),
  output: v.array(v.object({ name: v.string(), areaIds: v.array(v.number()) })),
})
