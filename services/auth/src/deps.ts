import type { Database } from '@marram/database/schema.generated'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { Log } from '@marram/service-kit/logging'
import type { Kysely } from 'kysely'
import type { Passwords } from './password/passwords.ts'

/** Rounds of key derivation that a browser must do at level 1; each further level doubles them. */
export type CaptchaEffort = { readonly rounds: number; readonly cost: number }

/** What every command of this service may use. */
export type AuthContext = {
  readonly db: Kysely<Database>
  readonly log: Log
  readonly now: () => Date
  readonly secret: (name: string) => Promise<Buffer>
  readonly passwords: Passwords
  readonly captchaEffort: CaptchaEffort
  /** Where each edition lives: the links of mails are built from these alone. */
  readonly origins: Readonly<Record<EditionKey, string>>
  /** Their passwords are public knowledge: only the demo lets them in. */
  readonly admitsDemoUsers: boolean
}
