import { sendSms } from '@marram/contract/workers/sms-task'
import type { Kysely } from 'kysely'
import { addJob } from '../jobs/add-job.ts'
import type { Database } from '../schema.generated.ts'

export type NewSms = {
  /** One message per key, for ever: asking twice is asking once. */
  readonly key: string
  /** What serves a stay may be sent to whoever asked for it; what advertises needs a consent of its own. */
  readonly kind: 'service' | 'marketing'
  /** International, with a plus. */
  readonly to: string
  readonly body: string
}

/** Puts a text message into the outbox. Inside a transaction it exists only once that commits. */
export async function queueSms(db: Kysely<Database>, { key, kind, to, body }: NewSms): Promise<void> {
  const queued = await db
    .insertInto('sms')
    .values({ key, kind, recipient: to, body })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (queued) await addJob(db, sendSms, { smsId: queued.id }, { key: `sms ${queued.id}` })
}
