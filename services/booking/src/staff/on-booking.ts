import type { DeskCommand } from '@marram/contract/desk/operation'
import { type Staff, type StaffCommand, staffCommand } from '@marram/database/command/staff-command'
import type { Database } from '@marram/database/schema.generated'
import { isRefusal, type Refusal } from '@marram/service-kit/envelope'
import type { Kysely } from 'kysely'
import type { Inside } from '../booking/context.ts'
import { lockBooking, refuseAccess } from '../change/find-booking.ts'
import { loadAccount } from '../ledger/entries.ts'
import { refuseUnseen } from './booking-version.ts'

type OfBooking = { readonly reservationId: string; readonly version?: number | undefined }

/**
 * A command on one booking, which is locked meanwhile; the log has its state and account before and after. Refused if the
 * booking has changed since the version that the input names.
 */
export function onBooking<Input extends OfBooking, Output>(
  command: DeskCommand<Input, Output>,
  work: (input: NoInfer<Input>, inside: Inside, staff: Staff) => Promise<NoInfer<Output> | Refusal>,
): StaffCommand<Input, Inside, Output> {
  return staffCommand<Inside>()(command, async (input, inside, staff) => {
    const row = await lockBooking(inside.db, input.reservationId)
    if (!row) return refuseAccess()
    const unseen = await refuseUnseen(row, input.version, inside)
    if (unseen !== null) return unseen
    const before = await factsOf(inside.db, row.id)
    const output = await work(input, inside, staff)
    if (isRefusal(output)) return output
    const after = await factsOf(inside.db, row.id)
    return { output, subject: `booking ${input.reservationId}`, before, after }
  })
}

async function factsOf(db: Kysely<Database>, id: number) {
  const row = await db
    .selectFrom('booking')
    .where('id', '=', id)
    .select(['state', 'lodging_id as lodging', 'arrival', 'departure', 'currency'])
    .executeTakeFirstOrThrow()
  const { charged, paid } = await loadAccount(db, id)
  return { ...row, charged, paid }
}
