import type { BookingOptionItemPrice } from '@marram/contract/broker/booking-flow/shapes'

/** The control with which a guest chooses an extra. */
export type ItemControl = 'included' | 'box' | 'stepper'

export function itemControl({ isMandatory, minQuantity, maxQuantity }: BookingOptionItemPrice): ItemControl {
  const least = Math.max(1, minQuantity)
  if (isMandatory) return maxQuantity > least ? 'stepper' : 'included'
  return maxQuantity <= 1 ? 'box' : 'stepper'
}

/** The minimum quantity of a mandatory item; zero for all others. */
export function leastQuantity({ isMandatory, minQuantity }: BookingOptionItemPrice): number {
  return isMandatory ? Math.max(1, minQuantity) : 0
}

/** Skips quantities between zero and the minimum order. */
export function nextQuantity(item: BookingOptionItemPrice, from: number, to: number): number {
  const least = Math.max(1, item.minQuantity)
  const wanted = Math.min(to, item.maxQuantity)
  if (wanted >= least) return wanted
  return wanted > from ? least : leastQuantity(item)
}
