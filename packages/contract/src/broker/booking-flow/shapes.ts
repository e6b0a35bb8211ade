import * as v from 'valibot'
import { lodgingItem } from '../lodging-page/shapes.ts'
import { bookingOption, count, lodgingImage } from '../shapes.ts'

const minorUnits = v.pipe(v.number(), v.safeInteger())

/** The stay asked for, with whom it is for. */
export const bookingFlowOption = v.object({
  ...bookingOption.entries,
  lodgingId: v.number(),
  adults: count,
  children: count,
  infants: count,
  pets: count,
  hasDiscount: v.boolean(),
  transactionFee: minorUnits,
  status: v.literal('available'),
  languageId: v.picklist([1, 2, 7]),
  lodgingUnitTypeId: v.number(),
  priority: v.number(),
})
export type BookingFlowOption = v.InferOutput<typeof bookingFlowOption>

const { type, chargeType, meteredQuantity, description, unitName, definitionId } = lodgingItem.entries
const item = v.object({ id: v.number(), type, chargeType, meteredQuantity, description, unitName, definitionId })

/** What one unit of an item costs beside this stay. */
export const bookingOptionItemPrice = v.object({
  lodgingId: v.number(),
  duration: count,
  arrival: bookingOption.entries.arrival,
  itemId: v.number(),
  unitPrice: minorUnits,
  currency: bookingOption.entries.currency,
  isMandatory: v.boolean(),
  minQuantity: count,
  maxQuantity: count,
  item,
})
export type BookingOptionItemPrice = v.InferOutput<typeof bookingOptionItemPrice>

const prices = { option: v.nullable(bookingFlowOption), itemPrices: v.array(bookingOptionItemPrice) }
const arrivals = v.array(bookingOption)
const durations = v.array(bookingOption)

export const pricesOnArrivalChange = v.object({ ...prices, durations })
export type PricesOnArrivalChange = v.InferOutput<typeof pricesOnArrivalChange>

export const pricesOnDurationChange = v.object({ ...prices, arrivals })
export type PricesOnDurationChange = v.InferOutput<typeof pricesOnDurationChange>

const lodging = v.object({
  id: v.number(),
  name: v.string(),
  title: v.string(),
  address1: v.string(),
  postalCode: v.string(),
  city: v.string(),
  areaName: v.string(),
  maxPersons: count,
  maxPets: count,
  rating: v.nullable(v.number()),
  image: v.nullable(lodgingImage),
})

export const bookingFlowData = v.object({ lodging, ...prices, arrivals, durations })
export type BookingFlowData = v.InferOutput<typeof bookingFlowData>
