import { sweepHolds } from '@marram/contract/booking/tasks'
import * as desk from '@marram/contract/desk/phone'
import { notifyTags } from '@marram/database/changes'
import { staffCommand } from '@marram/database/command/staff-command'
import { addJob } from '@marram/database/jobs/add-job'
import type { Database } from '@marram/database/schema.generated'
import { staffHoldExpiry } from '@marram/domain/booking/hold'
import { copenhagenDay } from '@marram/domain/iso-day'
import { refuse } from '@marram/service-kit/envelope'
import type { Kysely, Selectable } from 'kysely'
import { claimNights, isOverlapError } from '../booking/claim-nights.ts'
import type { Inside } from '../booking/context.ts'
import { hashOf, makeAccessKey } from '../booking/secrets.ts'

type HoldRow = Selectable<Database['hold']>

/** Only holds of staff; those of guests are theirs. */
export async function findStaffHold(db: Kysely<Database>, id: string): Promise<HoldRow | null> {
  const row = await db
    .selectFrom('hold')
    .where('id', '=', id)
    .where('held_by', 'is not', null)
    .selectAll()
    .executeTakeFirst()
  return row ?? null
}

export const placeHold = staffCommand<Inside>()(desk.placeStaffHold, async (input, { db, now: clock }, staff) => {
  const { lodgingId, arrival, departure, heldFor, hours } = input
  const now = clock()
  if (arrival >= departure) return refuse(422, 'empty-stay', 'The stay ends before it begins.')
  if (departure <= copenhagenDay(now)) return refuse(422, 'in-the-past', 'These nights are over.')
  const stay = { arrival, departure }
  const holder = { browserHash: null, userId: null }
  const claim = await claimNights(db, { lodgingId, stay, kind: 'hold', party: null, now, holder }).catch(
    (error: unknown) => {
      if (isOverlapError(error)) return 'taken' as const
      throw error
    },
  )
  if (claim === 'taken') return refuse(409, 'not-available', 'The house has been taken for these nights.')
  if (claim === 'unknown-lodging') return refuse(404, claim, 'There is no such house that can be booked.')
  const expiresAt = staffHoldExpiry(now, hours)
  // No browser has this key, so that guests can neither prolong nor replace the hold.
  const browserHash = hashOf(makeAccessKey())
  const { id } = await db
    .insertInto('hold')
    .values({
      ...{ browser_hash: browserHash, address: 'staff', lodging_id: lodgingId, stay_id: claim.stayId },
      ...{ created_at: now, expires_at: expiresAt, held_for: heldFor, held_by: staff.name },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await notifyTags(db, [`lodging:${lodgingId}`])
  await addJob(db, sweepHolds, {}, { runAt: expiresAt, key: `${sweepHolds.name} ${browserHash}` })
  const after = { lodging: lodgingId, ...stay, expiresAt: expiresAt.toISOString() }
  return { output: { id, expiresAt: expiresAt.toISOString() }, subject: `hold ${id}`, before: {}, after }
})

export const releaseHold = staffCommand<Inside>()(desk.releaseStaffHold, async ({ id }, { db }) => {
  const hold = await findStaffHold(db, id)
  if (!hold) return refuse(404, 'unknown-hold', 'There is no such hold any more.')
  const stay = await db
    .deleteFrom('stay')
    .where('id', '=', hold.stay_id)
    .returning(['lodging_id as lodging', 'arrival', 'departure'])
    .executeTakeFirstOrThrow()
  await notifyTags(db, [`lodging:${hold.lodging_id}`])
  return { output: { id }, subject: `hold ${id}`, before: stay, after: {} }
})
