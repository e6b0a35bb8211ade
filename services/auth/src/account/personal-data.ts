import type { PersonalData } from '@marram/contract/auth/shapes'
import { loadStoredData } from '@marram/database/personal-data/load-stored-data'
import type { Person } from '@marram/database/personal-data/person'
import type { Database } from '@marram/database/schema.generated'
import type { Kysely } from 'kysely'
import type { AuthContext } from '../deps.ts'
import type { Session } from '../session/session.ts'
import { loadProfile } from './profile.ts'

/** All stored data about a user, without hashes of passwords and tokens. */
export async function loadPersonalData(session: Session, context: AuthContext): Promise<PersonalData> {
  const profile = await loadProfile(session, context)
  return { profile, ...(await loadPersonData(context.db, { userId: session.userId, email: profile.email })) }
}

/** Everything apart from the profile. */
export async function loadPersonData(db: Kysely<Database>, person: Person): Promise<PersonalData> {
  const { userId } = person
  return {
    metas: await db
      .selectFrom('user_meta')
      .select(['meta_key as metaKey', 'meta_value as metaValue'])
      .where('user_id', '=', userId)
      .execute(),
    sessions: await db
      .selectFrom('user_session')
      .select(['created_at as createdAt', 'last_used_at as lastUsedAt', 'expires_at as expiresAt'])
      .select('revoked_at as revokedAt')
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    emailChanges: await db
      .selectFrom('email_change')
      .select(['email', 'created_at as createdAt', 'expires_at as expiresAt'])
      .where('user_id', '=', userId)
      .execute(),
    passkeys: await db
      .selectFrom('passkey')
      .select(['name', 'host', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    authenticatorApps: await db
      .selectFrom('totp_key')
      .select(['created_at as createdAt', 'last_used_at as lastUsedAt'])
      .where('user_id', '=', userId)
      .execute(),
    ...(await loadStoredData(db, person)),
  }
}
