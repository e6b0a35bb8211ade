import type { Database } from '@marram/database/schema.generated'
import type { Log } from '@marram/service-kit/logging'
import { type Kysely, sql } from 'kysely'
import { type SmsGateway, SmsRefusedError } from './sms-gateway.ts'

type State = Database['sms']['state']['__select__']
type Deps = { readonly db: Kysely<Database>; readonly gateway: SmsGateway | null; readonly log: Log }

/**
 * The handler of `sms.send`. A message reaches the gateway once: a duplicate at night is worse than a missing one, so an
 * unknown outcome is left for staff. Without a connection it is retried.
 */
export async function deliverSms(smsId: string, { db, gateway, log }: Deps): Promise<void> {
  if (!gateway) return void (await move(db, smsId, 'waiting', 'kept'))
  if (await move(db, smsId, 'handing-over', 'unconfirmed')) {
    return log.error({ smsId }, 'a text message was being handed over when its worker ended; it is not sent again')
  }
  const sms = await claim(db, smsId)
  if (!sms) return
  try {
    await gateway.send(sms)
    await move(db, smsId, 'handing-over', 'sent')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (isNeverSent(error)) {
      await move(db, smsId, 'handing-over', 'waiting', reason)
      throw error
    }
    const state = error instanceof SmsRefusedError ? 'refused' : 'unconfirmed'
    await move(db, smsId, 'handing-over', state, reason)
    log.error({ smsId, state, reason }, 'a text message could not be sent')
  }
}

const neverSent: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
])

/** There was no connection, so the gateway cannot have the message. */
function isNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && neverSent.has(cause.code)
}

async function claim(db: Kysely<Database>, id: string) {
  const row = await db
    .updateTable('sms')
    .set({ state: 'handing-over', attempt: sql`attempt + 1`, changed_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning(['recipient', 'body'])
    .executeTakeFirst()
  return row ? { id, to: row.recipient, body: row.body } : null
}

async function move(db: Kysely<Database>, id: string, from: State, to: State, lastError?: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sms')
    .set({ state: to, changed_at: sql`now()`, last_error: lastError?.slice(0, 500) ?? null })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
