import { queueMail } from '@marram/database/mail/queue-mail'
import type { Database } from '@marram/database/schema.generated'
import type { Transaction } from 'kysely'
import type { AuthContext } from '../deps.ts'
import { writePasswordChangedLetter } from '../letters.ts'
import { endAllSessions, openSession } from '../session/session.ts'

type Owner = { readonly id: number; readonly email: string; readonly language_id: number }

/** Ends all sessions and links, mails the owner, and returns the token of a new session. */
export async function replacePassword(
  trx: Transaction<Database>,
  { id, email, language_id }: Owner,
  encoded: string,
  { now }: Pick<AuthContext, 'now'>,
): Promise<string> {
  const at = now()
  await trx
    .updateTable('user_account')
    .set({ password_hash: encoded, password_changed_at: at, updated_at: at })
    // Opening the mail has proved that the address belongs to the user.
    .set((row) => ({ confirmed_at: row.fn.coalesce('confirmed_at', row.val(at)) }))
    .where('id', '=', id)
    .execute()
  await trx.deleteFrom('password_reset').where('user_id', '=', id).execute()
  // A pending change of address may come from the attacker.
  await trx.deleteFrom('email_change').where('user_id', '=', id).execute()
  await endAllSessions(trx, id, at)
  const key = `auth password ${id} ${at.getTime()}`
  await queueMail(trx, { key, to: email, letter: writePasswordChangedLetter(language_id) })
  return openSession(trx, { userId: id, now: at })
}
