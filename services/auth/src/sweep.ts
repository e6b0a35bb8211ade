import type { Database } from '@marram/database/schema.generated'
import { networkKnownForMs, triesCountForMs } from '@marram/domain/login-guard'
import type { Kysely } from 'kysely'

/** Long enough for a copied token to be noticed after its end. */
const sessionsKeptMs = 7 * 24 * 60 * 60 * 1000

/** Removes what is over. */
export async function sweep(db: Kysely<Database>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db.deleteFrom('user_session').where('expires_at', '<', before(sessionsKeptMs)).execute()
  await db.deleteFrom('user_session').where('revoked_at', '<', before(sessionsKeptMs)).execute()
  await db.deleteFrom('password_reset').where('expires_at', '<', now).execute()
  await db.deleteFrom('email_change').where('expires_at', '<', now).execute()
  await db.deleteFrom('registration').where('expires_at', '<', now).execute()
  await db.deleteFrom('captcha_used').where('expires_at', '<', now).execute()
  await db.deleteFrom('known_network').where('last_at', '<', before(networkKnownForMs)).execute()
  await db.deleteFrom('login_try').where('last_at', '<', before(triesCountForMs)).execute()
}
