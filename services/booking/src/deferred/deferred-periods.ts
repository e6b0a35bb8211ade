import type { DeferredPeriod } from '@marram/contract/booking/placed'
import type { Database } from '@marram/database/schema.generated'
import type { IsoDay } from '@marram/domain/iso-day'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { parseListQuery } from '@marram/service-kit/list-query'
import type { Kysely } from 'kysely'

type Db = Kysely<Database>

const columns = { id: 'id', startsOn: 'starts_on', endsOn: 'ends_on' } as const
type Order = keyof typeof columns
const rules = { orderBy: ['id', 'startsOn', 'endsOn'], defaultLimit: 999, maxLimit: 999 } as const

/** Periods from today on whose arrivals staff confirm, by start unless `order_by[…]` is given. */
export async function listDeferredPeriods(
  db: Db,
  today: IsoDay,
  query: URLSearchParams,
): Promise<DeferredPeriod[] | Refusal> {
  const list = parseListQuery<Order>(query, rules)
  return isRefusal(list) ? list : loadDeferredPeriods(db, today, list.orderBy)
}

export async function loadDeferredPeriods(
  db: Db,
  today: IsoDay,
  orderBy: readonly Readonly<{ field: Order; direction: 'asc' | 'desc' }>[] = [],
): Promise<DeferredPeriod[]> {
  let query = db.selectFrom('deferred_period').where('ends_on', '>', today).selectAll()
  for (const { field, direction } of orderBy) query = query.orderBy(columns[field], direction)
  const rows = await query.orderBy('starts_on').orderBy('id').execute()
  return rows.map(present)
}

/** The period of an arrival; of several the one with the latest confirmation. */
export async function findDeferral(db: Db, lodgingId: number, arrival: IsoDay): Promise<DeferredPeriod | null> {
  const row = await db
    .selectFrom('deferred_period')
    .where('starts_on', '<=', arrival)
    .where('ends_on', '>', arrival)
    .where((eb) => eb.or([eb('lodging_id', 'is', null), eb('lodging_id', '=', lodgingId)]))
    .selectAll()
    .orderBy('confirmed_by', (order) => order.desc().nullsFirst())
    .executeTakeFirst()
  return row ? present(row) : null
}

type NewPeriod = Pick<DeferredPeriod, 'startsOn' | 'endsOn' | 'confirmedBy'> & {
  /** The name of one house, such as B1001; null for all. */
  readonly house: string | null
}

/** For staff. `endsOn` is the first day after the period. */
export async function addDeferredPeriod(db: Db, period: NewPeriod): Promise<{ readonly id: number } | Refusal> {
  const { house, startsOn, endsOn, confirmedBy } = period
  if (startsOn >= endsOn) return refuse(422, 'empty-period', 'The period ends before it begins.')
  const lodging =
    house === null ? null : await db.selectFrom('lodging').where('name', 'ilike', house).select('id').executeTakeFirst()
  if (lodging === undefined) return refuse(404, 'unknown-lodging', `There is no house ${house}.`)
  const values = { lodging_id: lodging?.id ?? null, starts_on: startsOn, ends_on: endsOn, confirmed_by: confirmedBy }
  return db.insertInto('deferred_period').values(values).returning('id').executeTakeFirstOrThrow()
}

/** Null for an unknown id. Existing bookings of the period still need confirmation. */
export async function deleteDeferredPeriod(db: Db, id: number): Promise<DeferredPeriod | null> {
  const row = await db.deleteFrom('deferred_period').where('id', '=', id).returningAll().executeTakeFirst()
  return row ? present(row) : null
}

type Row = {
  id: number
  lodging_id: number | null
  starts_on: string
  ends_on: string
  confirmed_by: string | null
}

function present(row: Row): DeferredPeriod {
  return {
    id: row.id,
    lodgingId: row.lodging_id,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    confirmedBy: row.confirmed_by,
  }
}
