import type { AuthContext } from '../deps.ts'
import { registrationSubjects, subjectsOf } from '../login/tries.ts'

/** Resets the counters of an address, so that it needs no captcha until new failures. */
export async function resetCaptcha(subject: string, context: AuthContext): Promise<{ reset: 'ok' }> {
  const doors = await Promise.all([
    registrationSubjects(subject, context),
    ...['login', 'prove', 'email'].map((door) => subjectsOf(door, subject, context)),
  ])
  const accounts = doors.map(({ account }) => account)
  await context.db.deleteFrom('login_try').where('subject', 'in', accounts).execute()
  return { reset: 'ok' }
}
