import { facilityByKey } from '@marram/domain/facility'
import type { LodgingPrices } from '@marram/domain/price-plan'
import type { Terms } from '@marram/domain/terms'
import { itemsUnder } from '@marram/domain/terms-items'
import { currentTerms } from '../agency/read-terms.ts'
import { presentDiscounts, priceSeasons } from './load-discounts.ts'
import { knownSince, loadDiscountPeriods, loadPricePeriods } from './load-history.ts'
import { type CatalogueItem, type ItemChoice, loadItems } from './load-items.ts'
import type { Season } from './load-seasons.ts'
import type { PriceContext } from './price-context.ts'

/** All inputs of a house's prices, with the texts of its items and the terms of a booking made now. */
export type CataloguePrices = Omit<LodgingPrices, 'items'> & {
  readonly items: readonly CatalogueItem[]
  readonly terms: Terms
}

/**
 * The prices in these seasons, in five queries for any number of houses. Lists skip the optional extras, which they do
 * not sell and which are most of the rows.
 */
export async function loadPrices(
  context: PriceContext,
  ids: readonly number[],
  seasons: readonly Season[],
  choice: ItemChoice = 'unavoidable',
  agreed?: Terms,
): Promise<Map<number, CataloguePrices>> {
  if (ids.length === 0) return new Map()
  const [houses, prices, discounts, items, terms] = await Promise.all([
    loadLimits(context.db, ids),
    loadPricePeriods(context, ids, seasons),
    loadDiscountPeriods(context, ids),
    loadItems(context, ids, choice),
    agreed ?? currentTerms(context),
  ])
  return new Map(
    houses.map((house) => {
      const housePrices = prices.get(house.id) ?? []
      const pricedSeasons = priceSeasons(seasons, housePrices)
      return [
        house.id,
        {
          maxPersons: house.max_persons,
          maxPets: Number(house.pets ?? 0),
          seasons: pricedSeasons.map(({ since: _, ...season }) => season),
          discounts: presentDiscounts(discounts.get(house.id) ?? [], pricedSeasons, housePrices, knownSince(context)),
          items: itemsUnder(terms, items.get(house.id) ?? []),
          transactionFee: terms.transactionFee,
          terms,
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
