import type { DeferredPeriod } from '@marram/contract/booking/placed'
import type { Database } from '@marram/database/schema.generated'
import type { IsoDay } from '@marram/domain/iso-day'
import type { Kysely } from 'kysely'

type Db = Kysely<Database>

/** Arrivals from today on that are confirmed by hand. */
export async function loadDeferredPeriods(db: Db, today: IsoDay): Promise<DeferredPeriod[]> {
  const rows = await db
    .selectFrom('deferred_period')
    .where('ends_on', '>', today)
    .selectAll()
    .orderBy('starts_on')
    .orderBy('id')
    .execute()
  return rows.map(present)
}

/** The period in which an arrival lies; of several the one that is confirmed last. */
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
