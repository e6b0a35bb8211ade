import type { IsoDay } from './iso-day.ts'
import type { Currency } from './money.ts'

export type { Currency } from './money.ts'

/** Minor units. Every plan has both currencies: prices are set per market, never converted. */
export type Amounts = Readonly<Record<Currency, number>>

/**
 * One period of the agency's calendar. Its week price is a whole number of kroner or euro and the exact price of a week
 * inside it. The season of the arrival day decides arrival days and durations for the whole stay.
 */
export type PriceSeason = Readonly<{
  id: number
  key: string
  startsOn: IsoDay
  /** Exclusive. */
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

/** The range of arrival days, both included. */
export type Discount = Readonly<{
  tag: string
  percent: number
  arrivalFrom: IsoDay
  arrivalUntil: IsoDay
  /**
   * Reference prices, computed by `price-history`. A stay with a night in a season missing here gets the discount, but
   * it is not advertised.
   */
  references: readonly ReferencePrice[]
}>

export const chargeTypes = ['per-stay', 'per-night', 'per-person', 'per-person-night', 'per-unit', 'metered'] as const
export type ChargeType = (typeof chargeTypes)[number]

/** Units of a meter. */
export const meteredQuantities = ['kwh', 'm3'] as const
export type MeteredQuantity = (typeof meteredQuantities)[number]

/** An extra beside the rent. Metered ones are paid after the stay and are never part of the total. */
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

/** Everything that determines the prices of one house. Seasons do not overlap. */
export type LodgingPrices = Readonly<{
  maxPersons: number
  maxPets: number
  seasons: readonly PriceSeason[]
  discounts: readonly Discount[]
  items: readonly ItemPrice[]
  transactionFee: Amounts
}>
