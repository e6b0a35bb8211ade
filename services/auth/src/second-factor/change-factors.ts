import { queueMail } from '@marram/database/mail/queue-mail'
import type { Database } from '@marram/database/schema.generated'
import { mayChangeFactors } from '@marram/domain/desk/second-factor'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Transaction } from 'kysely'
import type { AuthContext } from '../deps.ts'
import { notLoggedIn } from '../identified.ts'
import { writeFactorChangedLetter } from '../letters.ts'
import { isStillOpen, type Session } from '../session/session.ts'
import { loadStaffSession } from './staff-session.ts'

export type Within = Omit<AuthContext, 'db'> & { readonly db: Transaction<Database> }

/** Null if the session may change factors. Otherwise a stolen login could add one. */
export async function refuseChange(
  session: Session,
  context: Pick<AuthContext, 'db' | 'now' | 'requiresSecondFactor'>,
): Promise<Refusal | null> {
  const staffSession = await loadStaffSession(session, context)
  if (mayChangeFactors(staffSession, context.now().getTime())) return null
  return refuse(403, 'proof-needed', 'Please prove first that it is you.')
}

/** Changes factors under the account's lock, and mails its owner. The change refuses before it writes. */
export function changeFactors<Result>(
  session: Session,
  context: AuthContext,
  change: (within: Within) => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  return context.db.transaction().execute(async (trx) => {
    const within = { ...context, db: trx }
    if (!(await isStillOpen(trx, session))) return notLoggedIn()
    const refusal = await refuseChange(session, within)
    if (refusal) return refusal
    const changed = await change(within)
    if (!isRefusal(changed)) await mailFactorChange(session.userId, within)
    return changed
  })
}

export async function mailFactorChange(userId: number, { db, now }: Pick<AuthContext, 'db' | 'now'>): Promise<void> {
  const { email, language_id } = await db
    .selectFrom('user_account')
    .select(['email', 'language_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const letter = writeFactorChangedLetter(language_id)
  await queueMail(db, { key: `auth factor ${userId} ${now().getTime()}`, to: email, letter })
}

/** Ends the proofs of all logins but this one: a factor that is gone may be in other hands. */
export async function endProofs(db: AuthContext['db'], userId: number, except: string): Promise<void> {
  await db
    .updateTable('user_session')
    .set({ second_factor_at: null })
    .where('user_id', '=', userId)
    .where('family', '<>', except)
    .execute()
}
