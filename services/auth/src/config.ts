import type { EditionKey } from '@marram/i18n/edition-key'
import { parseEditionOrigins } from '@marram/i18n/edition-origins'
import { flag, list, port, setting, text, url } from '@marram/service-kit/setting'
import * as v from 'valibot'

export type AuthConfig = {
  /** Where each edition lives: the links of mails are built from these alone. */
  readonly origins: Readonly<Record<EditionKey, string>>
  /** Users of the demo agency have passwords that everybody knows: never in production. */
  readonly admitsDemoUsers: boolean
}

/** Only where the service is a process of its own; within the program it has no settings. */
export const authProcessSettings = {
  origins: setting('MARRAM_HOSTS', 'da=…,de=…,en=… with an origin each', originsSchema(), {
    meaning: 'Where each edition lives: the links of mails are built from it.',
  }),
  host: text('HOST', { fallback: '127.0.0.1', meaning: 'Address to listen on.' }),
  port: port('PORT', { fallback: '3008', meaning: 'Port to listen on.' }),
  trustProxy: flag('TRUST_PROXY', { fallback: '0', meaning: 'Whether one proxy in front names the caller.' }),
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
