import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../schema.generated.ts'

/** Consent to review invitations belongs to the mail address: most guests have no account. */
function hashOf(email: string): string {
  return createHash('sha256').update(email.trim().normalize('NFC').toLowerCase()).digest('hex')
}

export async function hasRefusedReviewMails(db: Kysely<Database>, email: string): Promise<boolean> {
  const refusal = await db
    .selectFrom('review_mail_refusal')
    .select('address_hash')
    .where('address_hash', '=', hashOf(email))
    .executeTakeFirst()
  return refusal !== undefined
}

export async function refuseReviewMails(db: Kysely<Database>, email: string, now: Date): Promise<void> {
  await db
    .insertInto('review_mail_refusal')
    .values({ address_hash: hashOf(email), refused_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function allowReviewMails(db: Kysely<Database>, email: string): Promise<void> {
  await db.deleteFrom('review_mail_refusal').where('address_hash', '=', hashOf(email)).execute()
}
