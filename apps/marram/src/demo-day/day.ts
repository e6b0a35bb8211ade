import type { Inside } from '@marram/booking/booking/context'
import { readBooking } from '@marram/booking/change/find-booking'
import { executeCommand } from '@marram/database/command/execute-command'
import type { StaffCommand } from '@marram/database/command/staff-command'
import type { Database } from '@marram/database/schema.generated'
import type { DemoPerson } from '@marram/demo/bookings/day'
import { copenhagenInstant } from '@marram/domain/copenhagen-clock'
import { copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import { isRefusal } from '@marram/service-kit/envelope'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Colleagues } from './colleagues.ts'

type Command<Input, Output> = StaffCommand<Input, Inside, Output>

/** The day of the fill, as far as it has come. */
export type Day = {
  readonly db: Kysely<Database>
  readonly today: IsoDay
  readonly now: Date
  readonly inside: Inside
  /** A time of today, or of an earlier day for more minutes than a day has. */
  ago(minutes: number): Date
  /** Has somebody execute a command. Null if it is refused, as a day of the demo may lack what it needs. */
  act<Input, Output>(deed: Deed<Input, Output>, input: NoInfer<Input>): Promise<Output | null>
  /** Dates the mails that were written since the last call, and takes them for kept: the demo sends none. */
  postMails(at: Date): Promise<void>
  pick(condition: RawBuilder<boolean>, limit: number): Promise<PickedBooking[]>
}

type Deed<Input, Output> = {
  readonly by: DemoPerson
  readonly at: Date
  readonly command: Command<Input, Output>
  readonly reason?: string
}

export type PickedBooking = ReturnType<typeof readBooking>

const minuteMs = 60_000
const minutesOfDay = 1440

export function openDay(inside: Inside, colleagues: Colleagues, now: Date): Day {
  const { db } = inside
  const today = copenhagenDay(now)
  const midnight = copenhagenInstant(today).getTime()
  const ago = (minutes: number): Date => {
    const at = now.getTime() - minutes * minuteMs
    return new Date(minutes < minutesOfDay ? Math.max(at, midnight) : at)
  }
  const postMails = (at: Date) => postWaiting(db, at)
  return {
    ...{ db, today, now, inside, ago, postMails },
    act: async ({ by, at, command, reason }, input) => {
      const reply = await executeCommand(command, { input, reason }, colleagues[by], { ...inside, now: () => at })
      await postMails(at)
      return isRefusal(reply) ? null : reply
    },
    pick: async (condition, limit) => {
      const rows = await db
        .selectFrom('booking')
        .where(condition)
        .selectAll()
        // Numbers are as good as random.
        .orderBy('reservation_id')
        .limit(limit)
        .execute()
      return rows.map(readBooking)
    },
  }
}

async function postWaiting(db: Kysely<Database>, at: Date): Promise<void> {
  await sql`
    with mails as (
      update mail set state = 'kept', created_at = ${at}, changed_at = ${at} where state = 'waiting' returning id),
    texts as (
      update sms set state = 'kept', created_at = ${at}, changed_at = ${at} where state = 'waiting' returning id)
    select graphile_worker.remove_job(key)
    from (select 'mail ' || id as key from mails union all select 'sms ' || id from texts) as job`.execute(db)
}
