import { loadDiscountPeriods, loadPricePeriods } from '@marram/database/prices/load-history'
import { presentDiscounts, priceSeasons } from '@marram/database/prices/load-prices'
import type { Season } from '@marram/database/prices/load-seasons'
import type { PriceContext } from '@marram/database/prices/price-context'
import type { Discount } from '@marram/domain/price-plan'

/** The present discounts by house. Most houses have none, so only the others' histories of prices are read. */
export async function loadDiscounts(
  context: PriceContext,
  ids: readonly number[],
  seasons: readonly Season[],
): Promise<Map<number, Discount[]>> {
  const firstDay = seasons[0]?.startsOn
  if (firstDay === undefined) return new Map()
  const discounts = await loadDiscountPeriods(context, ids, firstDay)
  const reduced = [...discounts].flatMap(([id, own]) => (own.some(({ until }) => until === null) ? [id] : []))
  if (reduced.length === 0) return new Map()
  const prices = await loadPricePeriods(context, reduced, seasons)
  return new Map(
    reduced.map((id) => {
      const own = prices.get(id) ?? []
      return [id, presentDiscounts(discounts.get(id) ?? [], priceSeasons(seasons, own), own)]
    }),
  )
}
