import { isoDayFromEpoch, weekdayOfEpoch } from '@marram/domain/iso-day'

/** The index and filters store days as seconds at midnight UTC. */
export const secondsPerDay = 86_400

/** Attributes of an option that its arrival day determines. */
export const dayAttributes: Readonly<Record<string, (epochDay: number) => string | number>> = {
  date: isoDayFromEpoch,
  dateTs: (epochDay) => epochDay * secondsPerDay,
  changeDay: weekdayOfEpoch,
}

export const nightsAttribute = 'duration'

/** Price and savings of an option, in minor units and whole per cent. */
export const amountAttributes = ['price', 'discountTotal', 'discountPercentage'] as const
export type AmountAttribute = (typeof amountAttributes)[number]

/** The price of an option including estimated energy. Sortable, not filterable. */
export const holidayCostAttribute = 'holidayCost'

/**
 * The cheapest stay of a house in the index, regardless of the filter; it differs by index and changes with bookings.
 */
export const fromPriceAttribute = 'fromPrice'

export function isDayAttribute(attribute: string): boolean {
  return Object.hasOwn(dayAttributes, attribute)
}

export function isAmountAttribute(attribute: string): attribute is AmountAttribute {
  return amountAttributes.some((known) => known === attribute)
}

export function isOptionAttribute(attribute: string): boolean {
  if (attribute === nightsAttribute || attribute === fromPriceAttribute) return true
  return isDayAttribute(attribute) || isAmountAttribute(attribute)
}
