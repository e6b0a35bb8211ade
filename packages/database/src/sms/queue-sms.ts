import { sendSms } from '@marram/contract/workers/sms-task'
import type { Kysely } from 'kysely'
import { addJob } from '../jobs/add-job.ts'
import type { Database } from '../schema.generated.ts'

export type NewSms = {
  /** Idempotency key: at most one message per key, for ever. */
  readonly key: string
  /** Service messages about a stay may be sent on request; marketing requires a separate consent. */
  readonly kind: 'service' | 'marketing'
  /** International, with a plus. */
  readonly to: string
  readonly body: string
}

/** Adds a text message to the outbox. Inside a transaction it takes effect on commit. */
export async function queueSms(db: Kysely<Database>, { key, kind, to, body }: NewSms): Promise<void> {
  const queued = await db
    .insertInto('sms')
    .values({ key, kind, recipient: to, body })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (queued) await addJob(db, sendSms, { smsId: queued.id }, { key: `sms ${queued.id}` })
}
