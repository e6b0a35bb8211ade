import { facilityByKey } from '@marram/domain/facility'
import type { Discount, ItemPrice, LodgingPrices, PriceSeason } from '@marram/domain/price-plan'
import { rentalTerms } from '@marram/domain/rental-terms'
import type { BrokerContext } from '../context.ts'

/** Everything that prices of these houses depend on, in five queries however many houses there are. */
export async function loadPrices(
  { db }: Pick<BrokerContext, 'db'>,
  ids: readonly number[],
): Promise<Map<number, LodgingPrices>> {
  if (ids.length === 0) return new Map()
  const [houses, seasons, weekPrices, discounts, items] = await Promise.all([
    loadLimits(db, ids),
    db.selectFrom('season').selectAll().orderBy('starts_on').execute(),
    db.selectFrom('lodging_season_price').where('lodging_id', 'in', ids).selectAll().execute(),
    db.selectFrom('discount').where('lodging_id', 'in', ids).selectAll().orderBy('id').execute(),
    loadItems(db, ids),
  ])
  const pricesOf = Map.groupBy(weekPrices, (row) => row.lodging_id)
  const discountsOf = Map.groupBy(discounts, (row) => row.lodging_id)
  const itemsOf = Map.groupBy(items, (row) => row.lodging_id)
  return new Map(
    houses.map((house) => {
      const own = new Map((pricesOf.get(house.id) ?? []).map((row) => [row.season_id, row]))
      return [
        house.id,
        {
          maxPersons: house.max_persons,
          maxPets: Number(house.pets ?? 0),
          seasons: seasons.flatMap((season) => presentSeason(season, own.get(season.id))),
          discounts: (discountsOf.get(house.id) ?? []).map(presentDiscount),
          items: (itemsOf.get(house.id) ?? []).map(presentItem),
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

function loadItems(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('lodging_item')
    .innerJoin('item', 'item.id', 'lodging_item.item_id')
    .where('lodging_item.lodging_id', 'in', ids)
    .selectAll('lodging_item')
    .select(['item.type', 'item.charge_type', 'item.metered_quantity'])
    .orderBy('item.id')
    .execute()
}

type SeasonRow = {
  id: number
  key: string
  starts_on: string
  ends_on: string
  arrival_days: number[]
  min_nights: number
  max_nights: number
  whole_weeks: boolean
}

function presentSeason(
  row: SeasonRow,
  price: { week_price_dkk: number; week_price_eur: number } | undefined,
): PriceSeason[] {
  if (!price) return []
  return [
    {
      id: row.id,
      key: row.key,
      startsOn: row.starts_on,
      endsOn: row.ends_on,
      arrivalDays: row.arrival_days,
      minNights: row.min_nights,
      maxNights: row.max_nights,
      wholeWeeks: row.whole_weeks,
      weekPrice: { DKK: price.week_price_dkk, EUR: price.week_price_eur },
    },
  ]
}

function presentDiscount(row: { tag: string; percent: number; arrival_from: string; arrival_until: string }): Discount {
  return { tag: row.tag, percent: row.percent, arrivalFrom: row.arrival_from, arrivalUntil: row.arrival_until }
}

type ItemRow = Awaited<ReturnType<typeof loadItems>>[number]

function presentItem(row: ItemRow): ItemPrice {
  return {
    itemId: row.item_id,
    type: row.type,
    chargeType: row.charge_type,
    unitPrice: { DKK: row.unit_price_dkk, EUR: row.unit_price_eur },
    isMandatory: row.is_mandatory,
    minQuantity: row.min_quantity,
    maxQuantity: row.max_quantity,
    meteredQuantity: row.metered_quantity,
  }
}
