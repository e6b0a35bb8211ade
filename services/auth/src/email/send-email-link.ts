import type { mailEmailChange } from '@marram/contract/auth/tasks'
import type { TaskPayload } from '@marram/contract/task'
import { claimMail } from '@marram/database/mail/claim-mail'
import { queueMail } from '@marram/database/mail/queue-mail'
import type { AuthContext } from '../deps.ts'
import { writeEmailLinkLetter, writeEmailTakenLetter } from '../letters.ts'
import { makeToken } from '../token.ts'

export const emailLinkLastsMs = 24 * 60 * 60 * 1000

/** The job: mails the link to the new address, or a note without a link if it belongs to another account. */
export async function sendEmailLink(
  { userId, email }: TaskPayload<typeof mailEmailChange>,
  { db, now, origins }: AuthContext,
): Promise<void> {
  const user = await db.selectFrom('user_account').select('language_id').where('id', '=', userId).executeTakeFirst()
  if (!user) return
  const owner = await db.selectFrom('user_account').select('language_id').where('email', '=', email).executeTakeFirst()
  const at = now()
  const { token, hash } = makeToken()
  await db.transaction().execute(async (trx) => {
    if (!(await claimMail(trx, { to: email, kind: 'email-change', now: at }))) return
    const link = { email, token_hash: hash, created_at: at, expires_at: new Date(at.getTime() + emailLinkLastsMs) }
    // Stored for taken addresses too: otherwise the user's data download would reveal which addresses have accounts.
    await trx
      .insertInto('email_change')
      .values({ user_id: userId, ...link })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
      .execute()
    const letter = owner
      ? writeEmailTakenLetter(owner.language_id)
      : writeEmailLinkLetter(user.language_id, origins, token)
    await queueMail(trx, { key: `auth email ${hash}`, to: email, letter })
  })
}
