import type { AuthContext } from '../deps.ts'
import { registrationSubjects, subjectsOf } from '../login/tries.ts'

/** For a guest on the telephone: this address is asked for no captcha until tries fail anew. */
export async function resetCaptcha(subject: string, context: AuthContext): Promise<{ reset: 'ok' }> {
  const doors = await Promise.all([
    registrationSubjects(subject, context),
    ...['login', 'prove', 'email'].map((door) => subjectsOf(door, subject, context)),
  ])
  const accounts = doors.map(({ account }) => account)
  await context.db.deleteFrom('login_try').where('subject', 'in', accounts).execute()
  return { reset: 'ok' }
}
