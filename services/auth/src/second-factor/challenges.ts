import type { AuthContext } from '../deps.ts'
import type { Session } from '../session/session.ts'

type Kind = 'enrol-passkey' | 'prove-passkey' | 'enrol-totp'
type Context = Pick<AuthContext, 'db' | 'now'>

export const challengeLastsMs = 5 * 60_000
/** Long enough to install an authenticator app. */
const totpLastsMs = 15 * 60_000

export async function storeChallenge(
  { family }: Session,
  kind: Kind,
  value: Buffer,
  { db, now }: Context,
): Promise<void> {
  const lastsMs = kind === 'enrol-totp' ? totpLastsMs : challengeLastsMs
  const expires_at = new Date(now().getTime() + lastsMs)
  await db.insertInto('sign_in_challenge').values({ family, kind, value, expires_at }).execute()
}

/** True once for each challenge of this login, also if the signature turns out to be wrong. */
export async function takeChallenge(
  { family }: Session,
  kind: Kind,
  value: Buffer,
  { db, now }: Context,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('sign_in_challenge')
    .where('family', '=', family)
    .where('kind', '=', kind)
    .where('value', '=', value)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return taken.numDeletedRows > 0n
}

/** The latest one, which stays: a mistyped code must not ask for another scan. */
export async function findChallenge({ family }: Session, kind: Kind, { db, now }: Context): Promise<Buffer | null> {
  const found = await db
    .selectFrom('sign_in_challenge')
    .where('family', '=', family)
    .where('kind', '=', kind)
    .where('expires_at', '>', now())
    .select('value')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return found?.value ?? null
}
