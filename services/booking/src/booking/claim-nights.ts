import type { Database } from '@marram/database/schema.generated'
import type { Party } from '@marram/domain/party'
import type { Stay } from '@marram/domain/stay'
import { type Kysely, sql } from 'kysely'

/** The guest whose hold may be replaced: the same browser, or the same account on another device. */
export type Holder = { readonly browserHash: string | null; readonly userId: number | null }

export type Claim = {
  readonly lodgingId: number
  readonly stay: Stay
  readonly kind: 'guest' | 'hold'
  readonly party: Party | null
  readonly now: Date
  readonly holder: Holder
}

/** Null never matches, because in SQL it equals nothing. */
export function isHeldBy({ browserHash, userId }: Holder) {
  return sql`(hold.browser_hash = ${browserHash} or hold.user_id = ${userId}::int)`
}

export type ClaimResult = { readonly stayId: number } | 'taken' | 'unknown-lodging'

/**
 * Claims the nights in the caller's transaction. Claims on one house queue at its row, so that releasing an old hold and
 * claiming its nights is atomic, and the house cannot be paused meanwhile. The constraint still covers all other writers.
 */
export async function claimNights(trx: Kysely<Database>, claim: Claim): Promise<ClaimResult> {
  const { lodgingId, stay, kind, party, now } = claim
  const house = await trx
    .selectFrom('lodging')
    .where('id', '=', lodgingId)
    .where('status', '=', 'active')
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!house) return 'unknown-lodging'
  await removeEndedHolds(trx, claim)
  if (await isTaken(trx, lodgingId, stay)) return 'taken'
  const { id } = await trx
    .insertInto('stay')
    .values({ lodging_id: lodgingId, kind, ...stay, ...party, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { stayId: id }
}

/** Deletes expired holds of this house, and the caller's hold on any house. */
async function removeEndedHolds(trx: Kysely<Database>, { lodgingId, now, holder }: Claim): Promise<void> {
  await sql`
    delete from stay using hold
    where hold.stay_id = stay.id
      and ((hold.lodging_id = ${lodgingId} and hold.expires_at <= ${now}) or ${isHeldBy(holder)})
  `.execute(trx)
}

export async function isTaken(
  db: Kysely<Database>,
  lodgingId: number,
  { arrival, departure }: Stay,
  exceptFor: { readonly holder: Holder; readonly now: Date } | null = null,
): Promise<boolean> {
  const isForgiven = exceptFor
    ? sql`exists (select from hold where hold.stay_id = stay.id
        and (hold.expires_at <= ${exceptFor.now} or ${isHeldBy(exceptFor.holder)}))`
    : sql`false`
  const { rows } = await sql`
    select from stay where lodging_id = ${lodgingId}
      and daterange(arrival, departure) && daterange(${arrival}::date, ${departure}::date)
      and not ${isForgiven} limit 1`.execute(db)
  return rows.length > 0
}

/** True for a violation of the exclusion constraint. */
export function isOverlapError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23P01'
}
