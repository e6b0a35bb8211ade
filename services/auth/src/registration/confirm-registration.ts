import type { confirmRegistrationRequest } from '@marram/contract/auth/requests'
import { userTypeIds } from '@marram/domain/user-type'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { logSecurity } from '@marram/service-kit/security-log'
import type { InferOutput } from 'valibot'
import type { AuthContext } from '../deps.ts'
import { refuseNewPassword } from '../password/check-new-password.ts'
import { openSession } from '../session/session.ts'
import { hashToken } from '../token.ts'

type Confirmation = InferOutput<typeof confirmRegistrationRequest>

/**
 * Takes the password here, not at the registration: otherwise a stranger could register another person's address, wait for
 * the click in the mail, and know the password.
 */
export async function confirmRegistration(
  request: Confirmation,
  { db, log, now, passwords }: AuthContext,
): Promise<{ token: string } | Refusal> {
  const hash = hashToken(request.token)
  const registration = await db
    .selectFrom('registration')
    .select(['email', 'firstname', 'lastname', 'language_id', 'used_at'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  if (!registration) return linkIsOver()
  const { used_at: usedAt, ...account } = registration
  if (usedAt !== null) return alreadyConfirmed()
  const refusal = refuseNewPassword(request, [account.email, account.firstname, account.lastname])
  if (refusal) return refusal
  const encoded = await passwords.hash(request.password)
  return db.transaction().execute(async (trx) => {
    const at = now()
    const used = await trx
      .updateTable('registration')
      .set({ used_at: at })
      .where('token_hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst()
    if (used.numUpdatedRows === 0n) return alreadyConfirmed()
    const user = await trx
      .insertInto('user_account')
      .values({ ...account, type: userTypeIds.customer, password_hash: encoded, confirmed_at: at, created_at: at })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!user) return linkIsOver()
    logSecurity(log, 'registration.confirmed', { userId: user.id }, 'an account was opened')
    return { token: await openSession(trx, { userId: user.id, now: at }) }
  })
}

function alreadyConfirmed(): Refusal {
  return refuse(410, 'already-confirmed', 'This address is confirmed already. Please log in.')
}

function linkIsOver(): Refusal {
  return refuse(410, 'token-unknown', 'This link was used already, or is too old. Please register again.')
}
