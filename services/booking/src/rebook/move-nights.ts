import type { Database } from '@marram/database/schema.generated'
import type { Party } from '@marram/domain/party'
import type { Stay } from '@marram/domain/stay'
import { type Kysely, sql } from 'kysely'

export type NightsMove = {
  /** The house of the new nights. */
  readonly lodgingId: number
  readonly stayId: number
  readonly stay: Stay
  readonly party: Party
  readonly now: Date
}

/**
 * Gives the booking other nights in one statement, so that old and new ones may overlap and no other guest can get the
 * old ones if the new ones are taken. Queues at the house's row, as all claims do.
 */
export async function moveNights(
  trx: Kysely<Database>,
  move: NightsMove,
): Promise<'moved' | 'taken' | 'unknown-lodging'> {
  const { lodgingId, stayId, stay, party, now } = move
  const house = await trx
    .selectFrom('lodging')
    .where('id', '=', lodgingId)
    .where('status', '=', 'active')
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!house) return 'unknown-lodging'
  await sql`
    delete from stay using hold
    where hold.stay_id = stay.id and hold.lodging_id = ${lodgingId} and hold.expires_at <= ${now}`.execute(trx)
  if (await isTakenByOthers(trx, move)) return 'taken'
  await trx
    .updateTable('stay')
    .set({ lodging_id: lodgingId, ...stay, ...party })
    .where('id', '=', stayId)
    .execute()
  return 'moved'
}

/** True if another stay or a hold has one of these nights. */
export async function isTakenByOthers(
  db: Kysely<Database>,
  { lodgingId, stayId, stay, now }: Omit<NightsMove, 'party'>,
): Promise<boolean> {
  const other = await db
    .selectFrom('stay')
    .leftJoin('hold', 'hold.stay_id', 'stay.id')
    .where('stay.lodging_id', '=', lodgingId)
    .where('stay.id', '<>', stayId)
    .where('departure', '>', stay.arrival)
    .where('arrival', '<', stay.departure)
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .select('stay.id')
    .executeTakeFirst()
  return other !== undefined
}
