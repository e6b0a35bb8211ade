import type { Database } from '@marram/database/schema.generated'
import type { Kysely } from 'kysely'

type Db = Kysely<Database>

/** Loads all details of these houses, one query per table, in the order of the file. */
export async function loadLists(db: Db, ids: readonly number[]) {
  const [texts, images, facilities, meta] = [
    await db.selectFrom('lodging_text').selectAll().where('lodging_id', 'in', ids).orderBy('language_id').execute(),
    await db.selectFrom('lodging_image').selectAll().where('lodging_id', 'in', ids).orderBy('sort_order').execute(),
    await loadFacilities(db, ids),
    await db.selectFrom('lodging_meta').selectAll().where('lodging_id', 'in', ids).orderBy('key').execute(),
  ]
  const [prices, items, discounts] = [
    await db
      .selectFrom('lodging_season_price')
      .selectAll()
      .where('lodging_id', 'in', ids)
      .orderBy('season_id')
      .execute(),
    await db.selectFrom('lodging_item').selectAll().where('lodging_id', 'in', ids).orderBy('item_id').execute(),
    await loadDiscounts(db, ids),
  ]
  return {
    texts: byLodging(texts),
    images: byLodging(images),
    facilities: byLodging(facilities),
    meta: byLodging(meta),
    prices: byLodging(prices),
    items: byLodging(items),
    discounts: byLodging(discounts),
    consumption: byLodging(await loadConsumption(db, ids)),
    stays: byLodging(await loadStays(db, ids)),
    reviews: byLodging(await loadReviews(db, ids)),
  }
}

export type Lists = Awaited<ReturnType<typeof loadLists>>

function loadFacilities(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('lodging_facility')
    .selectAll()
    .where('lodging_id', 'in', ids)
    .orderBy('facility_id')
    .orderBy('from_date')
    .execute()
}

function loadDiscounts(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('discount')
    .selectAll()
    .where('lodging_id', 'in', ids)
    .orderBy('arrival_from')
    .orderBy('arrival_until')
    .orderBy('tag')
    .orderBy('percent')
    .execute()
}

function loadConsumption(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('item_consumption')
    .leftJoin('stay', 'stay.id', 'item_consumption.stay_id')
    .where('item_consumption.lodging_id', 'in', ids)
    .select(['item_consumption.lodging_id', 'item_consumption.item_id', 'item_consumption.season'])
    .select(['item_consumption.adults', 'item_consumption.children', 'item_consumption.days'])
    .select(['item_consumption.consumed', 'stay.arrival'])
    .orderBy('stay.arrival')
    .orderBy('item_consumption.item_id')
    .orderBy('item_consumption.season')
    .orderBy('item_consumption.days')
    .orderBy('item_consumption.consumed')
    .orderBy('item_consumption.adults')
    .orderBy('item_consumption.children')
    .execute()
}

function loadStays(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('stay')
    .selectAll()
    .where('lodging_id', 'in', ids)
    .where('kind', '<>', 'hold')
    .orderBy('arrival')
    .execute()
}

function loadReviews(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('review')
    .leftJoin('stay', 'stay.id', 'review.stay_id')
    .where('review.lodging_id', 'in', ids)
    .selectAll('review')
    .select('stay.arrival as stay_arrival')
    .orderBy('review.id')
    .execute()
}

function byLodging<Row extends { lodging_id: number }>(rows: Row[]): (id: number) => readonly Row[] {
  const grouped = Map.groupBy(rows, (row) => row.lodging_id)
  return (id) => grouped.get(id) ?? []
}
