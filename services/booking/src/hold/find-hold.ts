import type { HeldNights, Hold } from '@marram/contract/booking/placed'
import { notifyTags } from '@marram/database/changes'
import type { Database } from '@marram/database/schema.generated'
import { remainingSeconds } from '@marram/domain/booking/hold'
import type { Stay } from '@marram/domain/stay'
import { type Kysely, sql } from 'kysely'
import { type Holder, isHeldBy } from '../booking/claim-nights.ts'

type Row = { lodging_id: number; arrival: string; departure: string; expires_at: Date }
type Deps = { readonly db: Kysely<Database>; readonly now: () => Date }

export function presentHold(row: Row, now: Date): Hold {
  return {
    lodgingId: row.lodging_id,
    arrival: row.arrival,
    departure: row.departure,
    expiresAt: row.expires_at.toISOString(),
    remainingSeconds: remainingSeconds(row.expires_at, now),
  }
}

/** The guest's hold, from this browser or another device; null if there is none or it has expired. */
export async function findHold(holder: Holder, { db, now }: Deps): Promise<Hold | null> {
  const row = await db
    .selectFrom('hold')
    .innerJoin('stay', 'stay.id', 'hold.stay_id')
    .where(sql<boolean>`${isHeldBy(holder)}`)
    .where('expires_at', '>', now())
    .select(['hold.lodging_id', 'stay.arrival', 'stay.departure', 'hold.expires_at'])
    .executeTakeFirst()
  return row ? presentHold(row, now()) : null
}

/** Null if any of these nights is booked or blocked, or held by staff for days, so that waiting would not help. */
export async function findHeldNights(
  lodgingId: number,
  { arrival, departure }: Stay,
  network: string,
  { db, now }: Deps,
): Promise<HeldNights | null> {
  const { rows } = await sql<{ expires_at: Date | null; address: string | null }>`
    select hold.expires_at, hold.address
    from stay left join hold on hold.stay_id = stay.id and hold.held_by is null
    where stay.lodging_id = ${lodgingId}
      and daterange(stay.arrival, stay.departure) && daterange(${arrival}::date, ${departure}::date)`.execute(db)
  const held = rows.flatMap(({ expires_at: end, address }) => (end === null ? [] : [{ end, address }]))
  if (held.length === 0 || held.length < rows.length) return null
  return {
    remainingSeconds: Math.max(...held.map(({ end }) => remainingSeconds(end, now()))),
    isNearby: held.every(({ address }) => address === network),
  }
}

/** Releases the guest's holds, if any. */
export function releaseHold(holder: Holder, { db }: Deps): Promise<number> {
  return freeLodgings(db, isHeldBy(holder))
}

/** Deletes all expired holds; returns the number of freed houses. */
export function freeEndedHolds({ db, now }: Deps): Promise<number> {
  return freeLodgings(db, sql`hold.expires_at <= ${now()}`)
}

function freeLodgings(db: Kysely<Database>, condition: ReturnType<typeof sql>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ lodging_id: number }>`
      delete from stay using hold where hold.stay_id = stay.id and ${condition} returning stay.lodging_id`.execute(trx)
    await notifyTags(
      trx,
      rows.map(({ lodging_id: id }) => `lodging:${id}`),
    )
    return rows.length
  })
}
