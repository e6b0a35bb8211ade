import { daysBetween, type IsoDay } from '@marram/domain/iso-day'
import * as v from 'valibot'
import { deskCommand, deskQuery } from './operation.ts'
import { currency, isoDay, rowId } from './shapes.ts'

const service = 'booking'

/** Half-open: the nights from `arrival` to the one before `departure`. */
const nightsOf = { arrival: isoDay, departure: isoDay }
const conflict = v.object({ house: v.number(), source: v.string(), ...nightsOf })
export type PlanConflict = v.InferOutput<typeof conflict>

/** Small enough to send all at once for 3,000 houses: rows are lists, in the order of the plan. */
export const planHouses = deskQuery({
  name: 'plan.houses',
  service,
  needs: null,
  input: v.object({ language: v.picklist(['da', 'de', 'en']) }),
  output: v.object({
    areas: v.array(v.object({ id: v.number(), name: v.string() })),
    places: v.array(v.object({ id: v.number(), name: v.string(), area: v.number() })),
    /** Number of the house, name on paper, title, place, persons, and 1 if it is paused. */
    houses: v.array(v.tuple([v.number(), v.string(), v.string(), v.number(), v.number(), v.picklist([0, 1])])),
    /** Nights from today on that another portal sold although guests of ours have them. */
    conflicts: v.array(conflict),
  }),
})
export type PlanHouses = v.InferOutput<typeof planHouses.output>

/** A screen with some rows and days around it, or one house for two years. */
const maxHouses = 120
const maxCells = 12_000
const window = v.pipe(
  v.object({
    houses: v.pipe(v.array(rowId), v.minLength(1), v.maxLength(maxHouses)),
    from: isoDay,
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(800)),
  }),
  v.check(({ houses, days }) => houses.length * days <= maxCells, `has at most ${maxCells} days in all`),
)

export const blockPurposes = ['owner', 'repair'] as const
export type BlockPurpose = (typeof blockPurposes)[number]

const bar = { house: v.number(), ...nightsOf }
const planBar = v.variant('kind', [
  v.object({
    kind: v.literal('stay'),
    ...bar,
    /** `imported` comes from an earlier system and has no booking here. */
    state: v.picklist(['booked', 'waits', 'arrived', 'left', 'imported']),
    /** Null without the permission to read bookings. */
    reservationId: v.nullable(v.string()),
    guest: v.nullable(v.string()),
    persons: v.number(),
  }),
  /** `heldFor` is the guest for whom staff hold it; null for a guest who is booking, and without the permission. */
  v.object({ kind: v.literal('hold'), ...bar, until: v.string(), heldFor: v.nullable(v.string()) }),
  /** `purpose` is null for a block that staff did not set, such as one of the catalogue. */
  v.object({
    kind: v.literal('block'),
    ...bar,
    id: v.number(),
    purpose: v.nullable(v.picklist(blockPurposes)),
    note: v.string(),
  }),
  v.object({ kind: v.literal('foreign'), ...bar, source: v.string() }),
])
export type PlanBar = v.InferOutput<typeof planBar>

export const planWindow = deskQuery({
  name: 'plan.window',
  service,
  needs: null,
  input: window,
  output: v.object({ bars: v.array(planBar) }),
})

/** By house: day of arrival counted from the first one, nights, and rent in minor units. */
export const planPrices = deskQuery({
  name: 'plan.prices',
  service,
  needs: null,
  input: v.intersect([window, v.object({ currency })]),
  output: v.object({
    stays: v.array(v.object({ house: v.number(), shortest: v.array(v.tuple([v.number(), v.number(), v.number()])) })),
    rules: v.array(
      v.object({
        from: isoDay,
        until: isoDay,
        arrivalDays: v.array(v.number()),
        minNights: v.number(),
        maxNights: v.number(),
        wholeWeeks: v.boolean(),
      }),
    ),
  }),
})
export type ArrivalRule = v.InferOutput<typeof planPrices.output>['rules'][number]

/** Two years, the plan's length. */
const maxNights = 731
const isStay = ({ arrival, departure }: { arrival: IsoDay; departure: IsoDay }): boolean =>
  arrival < departure && daysBetween(arrival, departure) <= maxNights
const note = v.pipe(v.string(), v.trim(), v.maxLength(200))
const block = { house: rowId, ...nightsOf, purpose: v.picklist(blockPurposes), note }
const stayProblem = `must be 1 to ${maxNights} nights after the arrival`

/** Takes nights out of the sale for the owner or for repairs. */
export const blockHouse = deskCommand({
  name: 'house.block',
  service,
  needs: 'houses.write',
  input: v.pipe(
    v.object(block),
    v.forward(
      v.check((stay) => isStay(stay), stayProblem),
      ['departure'],
    ),
  ),
  output: v.object({ id: v.number() }),
})

const found = v.object(nightsOf)

/** Other nights, another house or text; `was` are the nights that staff saw, so that two do not overwrite each other. */
export const changeBlock = deskCommand({
  name: 'house.change-block',
  service,
  needs: 'houses.write',
  input: v.pipe(
    v.object({ ...block, id: rowId, was: found }),
    v.forward(
      v.check((stay) => isStay(stay), stayProblem),
      ['departure'],
    ),
  ),
  output: v.object({ id: v.number() }),
})

export const unblockHouse = deskCommand({
  name: 'house.unblock',
  service,
  needs: 'houses.write',
  input: v.object({ id: rowId, was: found }),
  output: v.object({ id: v.number() }),
})
