import { addDays } from '@marram/domain/iso-day'
import { type PricePeriod, referencePrices } from '@marram/domain/price-history'
import type { Discount, PriceSeason } from '@marram/domain/price-plan'
import { knownSince, loadDiscountPeriods, loadPricePeriods, type TaggedDiscount } from './load-history.ts'
import type { Season } from './load-seasons.ts'
import type { PriceContext } from './price-context.ts'

/** The current discounts by house. Most houses have none, so only the others' price histories are read. */
export async function loadDiscounts(
  context: PriceContext,
  ids: readonly number[],
  seasons: readonly Season[],
): Promise<Map<number, Discount[]>> {
  if (seasons.length === 0) return new Map()
  const discounts = await loadDiscountPeriods(context, ids)
  const reduced = [...discounts].flatMap(([id, periods]) => (periods.some(({ until }) => until === null) ? [id] : []))
  if (reduced.length === 0) return new Map()
  const prices = await loadPricePeriods(context, reduced, seasons)
  return new Map(
    reduced.map((id) => {
      const housePrices = prices.get(id) ?? []
      return [
        id,
        presentDiscounts(discounts.get(id) ?? [], priceSeasons(seasons, housePrices), housePrices, knownSince(context)),
      ]
    }),
  )
}

type DatedSeason = PriceSeason & Pick<Season, 'since'>

/** The seasons in which the house currently has a price. */
export function priceSeasons(seasons: readonly Season[], prices: readonly PricePeriod[]): DatedSeason[] {
  const present = new Map(
    prices.filter(({ until }) => until === null).map((price) => [price.seasonId, price.weekPrice]),
  )
  return seasons.flatMap((season) => {
    const weekPrice = present.get(season.id)
    return weekPrice ? [{ ...season, weekPrice }] : []
  })
}

/**
 * The current discounts for arrivals in these seasons, each with its reference prices. The loaded seasons determine
 * which discounts are returned, never their contents: lists, pages and prices all use this for different ranges of
 * days.
 */
export function presentDiscounts(
  discounts: readonly TaggedDiscount[],
  seasons: readonly Season[],
  prices: readonly PricePeriod[],
  since: number,
): Discount[] {
  const [first] = seasons
  const longest = Math.max(0, ...seasons.map(({ maxNights }) => maxNights))
  return discounts
    .filter(({ until, arrivalUntil }) => until === null && first !== undefined && arrivalUntil >= first.startsOn)
    .map((discount) => {
      const { tag, percent, arrivalFrom, arrivalUntil } = discount
      const lastNight = addDays(arrivalUntil, longest)
      const touched = seasons.filter(({ startsOn, endsOn }) => startsOn <= lastNight && endsOn > arrivalFrom)
      const references = referencePrices(discount, { seasons: touched, prices, discounts, knownSince: since })
      return { tag, percent, arrivalFrom, arrivalUntil, references }
    })
}
