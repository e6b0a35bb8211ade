import { type ActiveYears, parseActiveYears } from '@marram/domain/season-horizon'
import type { EditionKey } from '@marram/i18n/edition-key'
import { parseEditionOrigins } from '@marram/i18n/edition-origins'
import { choice, duration, flag, list, port, setting, text, url } from '@marram/service-kit/setting'
import * as v from 'valibot'
import { type ProviderName, providerNames } from './payment/providers.ts'

export const bookingSettings = {
  paymentProvider: choice('PAYMENT_PROVIDER', ['none', ...providerNames], {
    optional: true,
    meaning: 'Who takes cards. Unset: `sandbox` in the demo, which takes no money, and `none` in production.',
  }),
  unconfirmedMs: duration('BOOKING_CONFIRM_WITHIN', {
    fallback: '24h',
    meaning: 'How long a booking is kept whose mail address nobody has confirmed by the link in the first mail.',
  }),
}

/** Only where the service is a process of its own. */
export const bookingProcessSettings = {
  ...bookingSettings,
  authUrl: url('AUTH_URL', ['http', 'https'], {
    optional: true,
    meaning: 'The auth service, which knows whose token it is; without it every token is refused.',
  }),
  searchUrl: url('SEARCH_URL', ['http', 'https'], {
    optional: true,
    meaning: 'The search service, which counts houses for the urgency decider; without it nothing is told.',
  }),
  searchKey: text('SEARCH_KEY', { optional: true, meaning: 'The key that reads from the search service.' }),
  activeYears: setting('ACTIVE_YEARS', 'years with commas between, such as 2025,2026,2027', yearsSchema(), {
    optional: true,
    meaning: 'The years whose nights are sold; without it last, this and next year.',
  }),
  origins: setting('MARRAM_HOSTS', 'da=…,de=…,en=… with an origin each', originsSchema(), {
    meaning: 'Where each edition lives: the links of mails are built from it.',
  }),
  host: text('HOST', { fallback: '127.0.0.1', meaning: 'Address to listen on.' }),
  port: port('PORT', { fallback: '3004', meaning: 'Port to listen on.' }),
  trustProxy: flag('TRUST_PROXY', { fallback: '0', meaning: 'Whether one proxy in front names the caller.' }),
  databaseUrl: url('DATABASE_URL', ['postgres', 'postgresql'], { secret: true, meaning: 'The agency’s PostgreSQL.' }),
  publicKeys: list('PUBLIC_KEYS', { meaning: 'Keys that callers send as `X-Public-Key`.' }),
}

export function providerOf(setting: ProviderName | 'none' | undefined, isDemo: boolean): ProviderName | null {
  if (setting === 'none') return null
  return setting ?? (isDemo ? 'sandbox' : null)
}

function yearsSchema() {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): ActiveYears => {
      const years = parseActiveYears(dataset.value)
      if (years !== null) return years
      addIssue({ message: 'not a list of years' })
      return NEVER
    }),
  )
}

function originsSchema() {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): Readonly<Record<EditionKey, string>> => {
      const { da, de, en } = parseEditionOrigins(dataset.value) ?? {}
      if (da && de && en) return { da, de, en }
      addIssue({ message: 'not an origin for each edition' })
      return NEVER
    }),
  )
}
