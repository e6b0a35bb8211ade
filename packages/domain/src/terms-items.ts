import type { ItemPrice } from './price-plan.ts'
import { coverType } from './rental-terms.ts'
import type { Terms } from './terms.ts'

/** A house's items as the terms sell them: with their energy prices, and with cancellation cover only if it is offered. */
export function itemsUnder<T extends Pick<ItemPrice, 'type' | 'meteredQuantity' | 'unitPrice'>>(
  { energyPrices, offersCancellationCover }: Terms,
  items: readonly T[],
): T[] {
  return items
    .filter(({ type }) => offersCancellationCover || type !== coverType)
    .map((item) => {
      const price = item.meteredQuantity === null ? null : energyPrices[item.meteredQuantity]
      return price === null ? item : { ...item, unitPrice: price }
    })
}
