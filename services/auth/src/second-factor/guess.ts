import { queueMail } from '@marram/database/mail/queue-mail'
import { factorGuessesPerHour } from '@marram/domain/desk/second-factor'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { logSecurity } from '@marram/service-kit/security-log'
import type { AuthContext } from '../deps.ts'
import { writeFactorGuessingLetter } from '../letters.ts'
import { countTry, forgiveTry, subjectsOf } from '../login/tries.ts'
import type { Session } from '../session/session.ts'

/** Counts before the check, so that concurrent guesses all count. Null if the code is right. */
export async function checkGuess(
  { userId }: Session,
  context: AuthContext,
  isRight: () => Promise<boolean>,
): Promise<Refusal | null> {
  const subjects = await subjectsOf('factor', `user ${userId}`, context)
  const { account } = await countTry(subjects, context)
  if (account > factorGuessesPerHour) return guarded(userId, context)
  if (await isRight()) {
    await forgiveTry(subjects, context)
    return null
  }
  logSecurity(context.log, 'factor.refused', { userId }, 'a code of a second factor was wrong')
  return refuse(403, 'code-refused', 'The code is not right, or was used already.')
}

/** Only somebody who has the password gets here, so that the owner has to know: one mail a day. */
async function guarded(userId: number, { db, log, now }: AuthContext): Promise<Refusal> {
  logSecurity(log, 'factor.guarded', { userId }, 'too many wrong codes of a second factor')
  const { email, language_id } = await db
    .selectFrom('user_account')
    .select(['email', 'language_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const key = `auth factor guessing ${userId} ${now().toISOString().slice(0, 10)}`
  await queueMail(db, { key, to: email, letter: writeFactorGuessingLetter(language_id) })
  const sentence = 'Too many wrong codes. Please wait an hour, or use a passkey.'
  return refuse(429, 'too-many-tries', sentence, { headers: { 'retry-after': '3600' } })
}
