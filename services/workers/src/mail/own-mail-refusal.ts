import type { Database } from '@marram/database/schema.generated'
import type { Kysely } from 'kysely'

/** The account requested these mails itself, so an opt-out suggests that another person uses the account. */
export const ownMailsRefusedDays = 30

const dayMs = 24 * 60 * 60 * 1000

export async function refuseOwnMails(db: Kysely<Database>, userId: number, now: Date): Promise<void> {
  await db
    .insertInto('own_mail_refusal')
    .values({ user_id: userId, refused_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ refused_at: now }))
    .execute()
}

export async function hasRefusedOwnMails(db: Kysely<Database>, userId: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('own_mail_refusal')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('refused_at', '>', new Date(now.getTime() - ownMailsRefusedDays * dayMs))
    .executeTakeFirst()
  return row !== undefined
}
