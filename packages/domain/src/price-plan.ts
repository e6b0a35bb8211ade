import type { IsoDay } from './iso-day.ts'
import type { Currency } from './money.ts'

export type { Currency } from './money.ts'

/** Minor units. Every plan holds both: a price is set per market, never converted. */
export type Amounts = Readonly<Record<Currency, number>>

/**
 * One stretch of the agency's calendar. Its week price is a whole number of kroner or euro, so that a week inside it
 * costs exactly that. The season of the arrival day decides arrival days and durations for the whole stay.
 */
export type PriceSeason = Readonly<{
  id: number
  key: string
  startsOn: IsoDay
  /** The first day that is not included. */
  endsOn: IsoDay
  /** ISO weekdays, 1 is Monday. */
  arrivalDays: readonly number[]
  minNights: number
  maxNights: number
  wholeWeeks: boolean
  weekPrice: Amounts
}>

/** The lowest week price of a season in the thirty days before a reduction. */
export type ReferencePrice = Readonly<{ seasonId: number; weekPrice: Amounts }>

/** Both ends are arrival days that still get it. */
export type Discount = Readonly<{
  tag: string
  percent: number
  arrivalFrom: IsoDay
  arrivalUntil: IsoDay
  /**
   * What the reduced price may be compared with; `price-history` makes them. A stay with a night in a season that is
   * missing here gets the discount, and nobody calls it one.
   */
  references: readonly ReferencePrice[]
}>

export const chargeTypes = ['per-stay', 'per-night', 'per-person', 'per-person-night', 'per-unit', 'metered'] as const
export type ChargeType = (typeof chargeTypes)[number]

/** What a meter counts. */
export const meteredQuantities = ['kwh', 'm3'] as const
export type MeteredQuantity = (typeof meteredQuantities)[number]

/** Something beside the rent. Metered ones are paid after the stay and are beside the total, never in it. */
export type ItemPrice = Readonly<{
  itemId: number
  type: string
  chargeType: ChargeType
  unitPrice: Amounts
  isMandatory: boolean
  minQuantity: number
  maxQuantity: number
  meteredQuantity: MeteredQuantity | null
}>

/** Everything that a price of one house depends on. Seasons do not overlap. */
export type LodgingPrices = Readonly<{
  maxPersons: number
  maxPets: number
  seasons: readonly PriceSeason[]
  discounts: readonly Discount[]
  items: readonly ItemPrice[]
  transactionFee: Amounts
}>
