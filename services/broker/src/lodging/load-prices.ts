import { facilityByKey } from '@marram/domain/facility'
import type { Discount, LodgingPrices } from '@marram/domain/price-plan'
import { rentalTerms } from '@marram/domain/rental-terms'
import type { BrokerContext } from '../context.ts'
import { type CatalogueItem, type ItemChoice, loadItems } from './load-items.ts'
import type { Season } from './load-seasons.ts'

/** What a price of one house depends on, its items with their texts. */
export type HousePrices = Omit<LodgingPrices, 'items'> & { readonly items: readonly CatalogueItem[] }

/**
 * What stays cost in these seasons, in four queries however many houses there are. Lists leave out the extras that a
 * guest may choose: they do not sell them, and they are most of the rows.
 */
export async function loadPrices(
  { db }: Pick<BrokerContext, 'db'>,
  ids: readonly number[],
  seasons: readonly Season[],
  choice: ItemChoice = 'unavoidable',
): Promise<Map<number, HousePrices>> {
  if (ids.length === 0 || seasons.length === 0) return new Map()
  const [houses, weekPrices, discounts, items] = await Promise.all([
    loadLimits(db, ids),
    loadWeekPrices(db, ids, seasons),
    loadDiscounts(db, ids, seasons),
    loadItems({ db }, ids, choice),
  ])
  const pricesOf = Map.groupBy(weekPrices, (row) => row.lodging_id)
  const discountsOf = Map.groupBy(discounts, (row) => row.lodging_id)
  return new Map(
    houses.map((house) => {
      const own = new Map((pricesOf.get(house.id) ?? []).map((row) => [row.season_id, presentAmounts(row)]))
      return [
        house.id,
        {
          maxPersons: house.max_persons,
          maxPets: Number(house.pets ?? 0),
          seasons: seasons.flatMap((season) => {
            const weekPrice = own.get(season.id)
            return weekPrice ? [{ ...season, weekPrice }] : []
          }),
          discounts: (discountsOf.get(house.id) ?? []).map(presentDiscount),
          items: items.get(house.id) ?? [],
          transactionFee: rentalTerms.transactionFee,
        },
      ]
    }),
  )
}

type Db = BrokerContext['db']

function loadLimits(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('lodging')
    .leftJoin('lodging_facility as pets', (join) =>
      join.onRef('pets.lodging_id', '=', 'lodging.id').on('pets.facility_id', '=', facilityByKey('pets-max').id),
    )
    .where('lodging.id', 'in', ids)
    .select(['lodging.id', 'lodging.max_persons', 'pets.value as pets'])
    .execute()
}

function loadWeekPrices(db: Db, ids: readonly number[], seasons: readonly Season[]) {
  const seasonIds = seasons.map(({ id }) => id)
  return db
    .selectFrom('lodging_season_price')
    .where('lodging_id', 'in', ids)
    .where('season_id', 'in', seasonIds)
    .selectAll()
    .execute()
}

function loadDiscounts(db: Db, ids: readonly number[], seasons: readonly Season[]) {
  const firstNight = seasons[0]?.startsOn ?? ''
  return db
    .selectFrom('discount')
    .where('lodging_id', 'in', ids)
    .where('arrival_until', '>=', firstNight)
    .select(['lodging_id', 'tag', 'percent', 'arrival_from', 'arrival_until'])
    .orderBy('id')
    .execute()
}

function presentAmounts(row: { week_price_dkk: number; week_price_eur: number }) {
  return { DKK: row.week_price_dkk, EUR: row.week_price_eur }
}

function presentDiscount(row: { tag: string; percent: number; arrival_from: string; arrival_until: string }): Discount {
  return { tag: row.tag, percent: row.percent, arrivalFrom: row.arrival_from, arrivalUntil: row.arrival_until }
}
