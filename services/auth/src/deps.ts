import type { Database } from '@marram/database/schema.generated'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { Log } from '@marram/service-kit/logging'
import type { Kysely } from 'kysely'
import type { Passwords } from './password/passwords.ts'

/** Rounds of key derivation at level 1; each further level doubles them. */
export type CaptchaEffort = { readonly rounds: number; readonly cost: number }

/** Dependencies of all commands of this service. */
export type AuthContext = {
  readonly db: Kysely<Database>
  readonly log: Log
  readonly now: () => Date
  readonly secret: (name: string) => Promise<Buffer>
  readonly passwords: Passwords
  readonly captchaEffort: CaptchaEffort
  /** Origin of each edition, for links in mails. */
  readonly origins: Readonly<Record<EditionKey, string>>
  /** Admits demo users, whose passwords are public. */
  readonly admitsDemoUsers: boolean
  readonly requiresSecondFactor: boolean
}
