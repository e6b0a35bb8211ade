import { facilityByKey } from '@marram/domain/facility'
import { addDays } from '@marram/domain/iso-day'
import { type PricePeriod, referencePrices } from '@marram/domain/price-history'
import type { Discount, LodgingPrices, PriceSeason } from '@marram/domain/price-plan'
import { rentalTerms } from '@marram/domain/rental-terms'
import { loadDiscountPeriods, loadPricePeriods, type TaggedDiscount } from './load-history.ts'
import { type CatalogueItem, type ItemChoice, loadItems } from './load-items.ts'
import type { Season } from './load-seasons.ts'
import type { PriceContext } from './price-context.ts'

/** What a price of one house depends on, its items with their texts. */
export type HousePrices = Omit<LodgingPrices, 'items'> & { readonly items: readonly CatalogueItem[] }

/**
 * What stays cost in these seasons, in four queries however many houses there are. Lists leave out the extras that a
 * guest may choose: they do not sell them, and they are most of the rows.
 */
export async function loadPrices(
  context: PriceContext,
  ids: readonly number[],
  seasons: readonly Season[],
  choice: ItemChoice = 'unavoidable',
): Promise<Map<number, HousePrices>> {
  const firstDay = seasons[0]?.startsOn
  if (ids.length === 0 || firstDay === undefined) return new Map()
  const [houses, prices, discounts, items] = await Promise.all([
    loadLimits(context.db, ids),
    loadPricePeriods(context, ids, seasons),
    loadDiscountPeriods(context, ids, firstDay),
    loadItems(context, ids, choice),
  ])
  return new Map(
    houses.map((house) => {
      const own = prices.get(house.id) ?? []
      const pricedSeasons = priceSeasons(seasons, own)
      return [
        house.id,
        {
          maxPersons: house.max_persons,
          maxPets: Number(house.pets ?? 0),
          seasons: pricedSeasons.map(({ since: _, ...season }) => season),
          discounts: presentDiscounts(discounts.get(house.id) ?? [], pricedSeasons, own),
          items: items.get(house.id) ?? [],
          transactionFee: rentalTerms.transactionFee,
        },
      ]
    }),
  )
}

function loadLimits(db: PriceContext['db'], ids: readonly number[]) {
  return db
    .selectFrom('lodging')
    .leftJoin('lodging_facility as pets', (join) =>
      join.onRef('pets.lodging_id', '=', 'lodging.id').on('pets.facility_id', '=', facilityByKey('pets-max').id),
    )
    .where('lodging.id', 'in', ids)
    .select(['lodging.id', 'lodging.max_persons', 'pets.value as pets'])
    .execute()
}

type DatedSeason = PriceSeason & Pick<Season, 'since'>

/** The seasons in which the house has a price at present. */
export function priceSeasons(seasons: readonly Season[], prices: readonly PricePeriod[]): DatedSeason[] {
  const present = new Map(
    prices.filter(({ until }) => until === null).map((price) => [price.seasonId, price.weekPrice]),
  )
  return seasons.flatMap((season) => {
    const weekPrice = present.get(season.id)
    return weekPrice ? [{ ...season, weekPrice }] : []
  })
}

/** The present discounts, each with what its reduced prices may be compared with. */
export function presentDiscounts(
  discounts: readonly TaggedDiscount[],
  seasons: readonly Season[],
  prices: readonly PricePeriod[],
): Discount[] {
  const longest = Math.max(0, ...seasons.map(({ maxNights }) => maxNights))
  return discounts
    .filter(({ until }) => until === null)
    .map((discount) => {
      const { tag, percent, arrivalFrom, arrivalUntil } = discount
      const lastNight = addDays(arrivalUntil, longest)
      const touched = seasons.filter(({ startsOn, endsOn }) => startsOn <= lastNight && endsOn > arrivalFrom)
      const references = referencePrices(discount, { seasons: touched, prices, discounts })
      return { tag, percent, arrivalFrom, arrivalUntil, references }
    })
}
