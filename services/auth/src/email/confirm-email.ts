import { queueMail } from '@marram/database/mail/queue-mail'
import { allowReviewMails, hasRefusedReviewMails, refuseReviewMails } from '@marram/database/mail/review-refusal'
import type { Database } from '@marram/database/schema.generated'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { logSecurity } from '@marram/service-kit/security-log'
import type { Transaction } from 'kysely'
import type { AuthContext } from '../deps.ts'
import { notLoggedIn } from '../identified.ts'
import { writeEmailChangedLetter } from '../letters.ts'
import { endAllSessions, isStillOpen, openSession, type Session } from '../session/session.ts'
import { hashToken } from '../token.ts'

/**
 * Requires a login to the account: a mistyped address may be a stranger's, and the link alone must not give the account
 * away. Data of the account refers to its id and stays.
 */
export async function confirmEmail(
  session: Session,
  token: string,
  { db, log, now }: AuthContext,
): Promise<{ token: string } | Refusal> {
  const at = now()
  const { userId } = session
  return db.transaction().execute(async (trx): Promise<{ token: string } | Refusal> => {
    if (!(await isStillOpen(trx, session))) return notLoggedIn()
    const pending = await trx
      .deleteFrom('email_change')
      .where('token_hash', '=', hashToken(token))
      .where('user_id', '=', userId)
      .where('expires_at', '>', at)
      .returning('email')
      .executeTakeFirst()
    const before = pending && (await takeAddress(trx, userId, pending.email, at))
    if (!pending || !before) return linkIsOver()
    await trx.deleteFrom('password_reset').where('user_id', '=', userId).execute()
    await trx.deleteFrom('registration').where('email', '=', pending.email).execute()
    await endAllSessions(trx, userId, at)
    await moveReviewRefusal(trx, before.email, pending.email, at)
    const key = `auth email changed ${userId} ${at.getTime()}`
    await queueMail(trx, { key, to: before.email, letter: writeEmailChangedLetter(before.language_id) })
    logSecurity(log, 'email.changed', { userId }, 'the mail address of an account was changed')
    return { token: await openSession(trx, { userId, now: at }) }
  })
}

/** Returns the previous address; undefined if another account has taken the new one since. */
async function takeAddress(trx: Transaction<Database>, userId: number, email: string, at: Date) {
  const before = await trx
    .selectFrom('user_account')
    .select(['email', 'language_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const taken = await trx
    .updateTable('user_account')
    .set({ email, confirmed_at: at, updated_at: at })
    .where('id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('user_account as other').select('other.id').where('other.email', '=', email))),
    )
    .executeTakeFirst()
  return taken.numUpdatedRows === 0n ? undefined : before
}

async function moveReviewRefusal(trx: Transaction<Database>, from: string, to: string, at: Date): Promise<void> {
  if (await hasRefusedReviewMails(trx, from)) await refuseReviewMails(trx, to, at)
  else await allowReviewMails(trx, to)
}

function linkIsOver(): Refusal {
  return refuse(410, 'email-token-unknown', 'This link was used already, or is too old. Please ask for a new one.')
}
