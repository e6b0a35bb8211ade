import type { EditionKey } from '@marram/i18n/edition-key'
import { parseEditionOrigins } from '@marram/i18n/edition-origins'
import { choice, flag, list, port, setting, text, url } from '@marram/service-kit/setting'
import * as v from 'valibot'

export type AuthConfig = {
  /** Origin of each edition, for links in mails. */
  readonly origins: Readonly<Record<EditionKey, string>>
  /** Admits demo users, whose passwords are public; never in production. */
  readonly admitsDemoUsers: boolean
  /** True if staff work at the desk only with a second factor. */
  readonly requiresSecondFactor: boolean
}

export const authSettings = {
  secondFactor: choice('DESK_SECOND_FACTOR', ['required', 'optional'], {
    optional: true,
    meaning:
      'Second factor of staff. Unset: `optional` in the demo and `required` in production, which accepts nothing else.',
  }),
}

/** For the service as a separate process; within the program it has no settings. */
export const authProcessSettings = {
  origins: setting('MARRAM_HOSTS', 'da=…,de=…,en=… with an origin each', originsSchema(), {
    meaning: 'Origin of each edition, for links in mails.',
  }),
  host: text('HOST', { fallback: '127.0.0.1', meaning: 'Address to listen on.' }),
  port: port('PORT', { fallback: '3008', meaning: 'Port to listen on.' }),
  trustProxy: flag('TRUST_PROXY', { fallback: '0', meaning: 'Trust the forwarding headers of one proxy in front.' }),
  databaseUrl: url('DATABASE_URL', ['postgres', 'postgresql'], { secret: true, meaning: 'The agency’s PostgreSQL.' }),
  publicKeys: list('PUBLIC_KEYS', { meaning: 'Keys that callers send as `X-Public-Key`.' }),
}

function originsSchema() {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): AuthConfig['origins'] => {
      const { da, de, en } = parseEditionOrigins(dataset.value) ?? {}
      if (da && de && en) return { da, de, en }
      addIssue({ message: 'not an origin for each edition' })
      return NEVER
    }),
  )
}
