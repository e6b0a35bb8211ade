import type { BookingOptionItemPrice } from '@marram/contract/broker/booking-flow/shapes'

/** How an extra is chosen. */
export type ItemControl = 'included' | 'box' | 'stepper'

export function itemControl({ isMandatory, minQuantity, maxQuantity }: BookingOptionItemPrice): ItemControl {
  const least = Math.max(1, minQuantity)
  if (isMandatory) return maxQuantity > least ? 'stepper' : 'included'
  return maxQuantity <= 1 ? 'box' : 'stepper'
}

/** The least that may be ordered of what is mandatory; of all else nothing. */
export function leastQuantity({ isMandatory, minQuantity }: BookingOptionItemPrice): number {
  return isMandatory ? Math.max(1, minQuantity) : 0
}

/** Between nothing and the smallest order there is nothing: one step leads over the gap. */
export function nextQuantity(item: BookingOptionItemPrice, from: number, to: number): number {
  const least = Math.max(1, item.minQuantity)
  const wanted = Math.min(to, item.maxQuantity)
  if (wanted >= least) return wanted
  return wanted > from ? least : leastQuantity(item)
}
