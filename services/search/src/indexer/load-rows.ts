import type { DataStatusRow } from '@marram/database/data-status'
import type { Database } from '@marram/database/schema.generated'
import type { IsoDay } from '@marram/domain/iso-day'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'

type Db = Kysely<Database>

/**
 * Lists are read as one text per house: half a million facility rows took ten times as long to arrive as the same
 * values in 50,000 rows. The separators occur in no value.
 */
const between = sql.lit('\u001f')
const within = sql.lit('\u001e')

export function splitList(text: string | null): string[][] {
  return text === null || text === '' ? [] : text.split('\u001f').map((item) => item.split('\u001e'))
}

export function loadLodgings(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('lodging')
    .innerJoin('location', 'location.id', 'lodging.location_id')
    .innerJoin('street', 'street.id', 'lodging.street_id')
    .where(isOne('lodging.id', ids))
    .where('lodging.status', '=', 'active')
    .select(['lodging.id', 'lodging.name', 'lodging.address1', 'lodging.postal_code', 'lodging.city'])
    .select([
      'lodging.location_id',
      'lodging.street_id',
      'lodging.latitude',
      'lodging.longitude',
      'lodging.max_persons',
    ])
    .select(['lodging.rating', 'lodging.review_score', 'lodging.built_year', 'lodging.renovated_year'])
    .select(['lodging.published_on', 'lodging.created_at', 'lodging.updated_at'])
    .select(['location.area_id', 'street.name as street_name'])
    .execute()
}

/** Facilities that apply on this day or later, with their first and last day if limited. */
export function loadFacilities(db: Db, ids: readonly number[], today: IsoDay) {
  const days = sql`case when from_date is null and to_date is null then ''
    else ${within} || coalesce(from_date::text, '') || ${within} || coalesce(to_date::text, '') end`
  return db
    .selectFrom('lodging_facility')
    .where(isOne('lodging_id', ids))
    .where((eb) => eb.or([eb('to_date', 'is', null), eb('to_date', '>=', today)]))
    .select(['lodging_id', listed(sql`facility_id || ${within} || value || ${days}`).as('list')])
    .groupBy('lodging_id')
    .execute()
}

export function loadLanguages(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('lodging_text')
    .where(isOne('lodging_id', ids))
    .select(['lodging_id', listed(sql`language_id || ${within} || (btrim(body) <> '')::int`).as('list')])
    .groupBy('lodging_id')
    .execute()
}

export async function loadPictures(db: Db, ids: readonly number[]) {
  const { rows } = await sql<Pick<DataStatusRow, 'has_images' | 'has_floor_plan'> & { lodging_id: number }>`
    select id as lodging_id, has_images, has_floor_plan from lodging_data_status where ${isOne('id', ids)}`.execute(db)
  return rows
}

export function loadWeekPrices(db: Db, ids: readonly number[], seasonIds: readonly number[]) {
  const price = sql`season_id || ${within} || week_price_dkk || ${within} || week_price_eur`
  return db
    .selectFrom('lodging_season_price')
    .where(isOne('lodging_id', ids))
    .where(isOne('season_id', seasonIds))
    .select(['lodging_id', listed(price).as('list')])
    .groupBy('lodging_id')
    .execute()
}

/** Mandatory items, meters included. */
export function loadUnavoidableItems(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('lodging_item')
    .innerJoin('item', 'item.id', 'lodging_item.item_id')
    .where(isOne('lodging_item.lodging_id', ids))
    .where((eb) => eb.or([eb('lodging_item.is_mandatory', '=', true), eb('item.charge_type', '=', 'metered')]))
    .selectAll('lodging_item')
    .select(['item.type', 'item.charge_type', 'item.metered_quantity'])
    .orderBy('item.id')
    .execute()
}

export function loadTaken(db: Db, ids: readonly number[], from: IsoDay) {
  return db
    .selectFrom('stay')
    .where(isOne('lodging_id', ids))
    .where('departure', '>', from)
    .select(['lodging_id', listed(sql`arrival || ${within} || departure`).as('list')])
    .groupBy('lodging_id')
    .execute()
}

export function loadMeta(db: Db, ids: readonly number[]) {
  return db.selectFrom('lodging_meta').where(isOne('lodging_id', ids)).selectAll().execute()
}

function isOne(column: string, ids: readonly number[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(${ids}::int[])`
}

function listed(item: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`string_agg(${item}, ${between})`
}
