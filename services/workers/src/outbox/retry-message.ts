import { sendMail } from '@marram/contract/task'
import { sendSms } from '@marram/contract/workers/sms-task'
import { addJob } from '@marram/database/jobs/add-job'
import type { Database } from '@marram/database/schema.generated'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'

export type Message = { readonly way: 'mail' | 'sms'; readonly id: string }

/** A message that a worker is sending, or has sent, is left alone. */
const retried = ['waiting', 'kept', 'unconfirmed', 'refused']

/** Queues a message again; returns the state before. Serialised with other retries and with the workers by the row. */
export async function retryMessage(
  db: Kysely<Database>,
  { way, id }: Message,
  now: Date,
): Promise<{ readonly state: string; readonly attempt: number } | Refusal> {
  const message = await db
    .selectFrom(way)
    .where('id', '=', id)
    .select(['state', 'attempt', 'recipient'])
    .forUpdate()
    .executeTakeFirst()
  if (!message) return refuse(404, 'unknown-message', 'There is no such message.')
  const { state, attempt, recipient } = message
  if (recipient === '') return refuse(409, 'message-deleted', 'The content of this message has been deleted.')
  if (!retried.includes(state)) return refuse(409, 'not-retryable', `A message that is ${state} is not sent again.`)
  await db
    .updateTable(way)
    .set({ state: 'waiting', last_error: null, changed_at: sql`${now}::timestamptz` })
    .where('id', '=', id)
    .execute()
  if (way === 'mail') await addJob(db, sendMail, { mailId: id }, { key: `mail ${id}` })
  else await addJob(db, sendSms, { smsId: id }, { key: `sms ${id}` })
  return { state, attempt }
}
