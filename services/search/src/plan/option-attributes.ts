import { isoDayFromEpoch, weekdayOfEpoch } from '@marram/domain/iso-day'

/** Days in the index are seconds at midnight UTC, as filters write them. */
export const secondsPerDay = 86_400

/** What an option is on its arrival day, whichever house it is. */
export const dayAttributes: Readonly<Record<string, (epochDay: number) => string | number>> = {
  date: isoDayFromEpoch,
  dateTs: (epochDay) => epochDay * secondsPerDay,
  changeDay: weekdayOfEpoch,
}

export const nightsAttribute = 'duration'

/** What an option costs and saves, in minor units and whole per cent. */
export const amountAttributes = ['price', 'discountTotal', 'discountPercentage'] as const
export type AmountAttribute = (typeof amountAttributes)[number]

/** What an option costs in the end, with what the meters are likely to say. Sorted by, never filtered. */
export const holidayCostAttribute = 'holidayCost'

/** The cheapest stay of a house in the index, whatever else is asked: it differs by index, and with every booking. */
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
