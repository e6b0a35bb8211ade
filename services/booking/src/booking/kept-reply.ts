import type { Database } from '@marram/database/schema.generated'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Kysely } from 'kysely'

/** A stored reply, byte for byte. */
export type KeptReply = { readonly status: number; readonly body: Buffer }

type Request = { readonly key: string; readonly requestHash: string }

export function replyBytes(data: unknown): Buffer {
  return Buffer.from(JSON.stringify({ data, meta: {} }))
}

/** The stored reply of this request; a refusal if the key belongs to another request; null if the request is new. */
export async function findKeptReply(
  db: Kysely<Database>,
  { key, requestHash }: Request,
): Promise<KeptReply | Refusal | null> {
  const kept = await db.selectFrom('idempotency_key').where('key', '=', key).selectAll().executeTakeFirst()
  if (!kept) return null
  if (kept.request_hash === requestHash) return { status: kept.status, body: kept.body }
  return refuse(409, 'key-used', 'This Idempotency-Key was used for another request. Please use a new one.')
}

/** A reply that this browser did not receive; null if there was none. */
export async function findLostReply(
  db: Kysely<Database>,
  { key, browserHash }: { readonly key: string; readonly browserHash: string },
): Promise<KeptReply | null> {
  const kept = await db
    .selectFrom('idempotency_key')
    .where('key', '=', key)
    .where('browser_hash', '=', browserHash)
    .select(['status', 'body'])
    .executeTakeFirst()
  return kept ?? null
}

/**
 * Reserves the key; false if a concurrent request took it first. Waits for that request's transaction if it is still
 * open.
 */
export async function reserveReply(
  trx: Kysely<Database>,
  { key, requestHash, browserHash }: Request & { readonly browserHash: string | null },
  now: Date,
): Promise<boolean> {
  const reserved = await trx
    .insertInto('idempotency_key')
    .values({
      key,
      request_hash: requestHash,
      status: 0,
      body: Buffer.alloc(0),
      created_at: now,
      browser_hash: browserHash,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return reserved !== undefined
}

export async function keepReply(trx: Kysely<Database>, key: string, { status, body }: KeptReply): Promise<void> {
  await trx.updateTable('idempotency_key').set({ status, body }).where('key', '=', key).execute()
}
