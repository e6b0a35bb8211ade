import { isMailAddress } from '@marram/contract/workers/mail-address'
import { type BankAccount, type BankAccounts, parseBankAccount } from '@marram/domain/payment/bank-account'
import { type ActiveYears, parseActiveYears } from '@marram/domain/season-horizon'
import type { EditionKey } from '@marram/i18n/edition-key'
import { parseEditionOrigins } from '@marram/i18n/edition-origins'
import { choice, duration, flag, list, port, setting, text, url, urls } from '@marram/service-kit/setting'
import * as v from 'valibot'
import { type ProviderName, providerNames } from './payment/providers.ts'

export const bookingSettings = {
  paymentProvider: choice('PAYMENT_PROVIDER', ['none', ...providerNames], {
    optional: true,
    meaning: 'Who takes cards. Unset: `sandbox` in the demo, which takes no money, and `none` in production.',
  }),
  stripeKey: text('STRIPE_KEY', {
    optional: true,
    secret: true,
    meaning: 'Secret key of the Stripe account, with PAYMENT_PROVIDER `stripe`; it begins with `sk_` or `rk_`.',
  }),
  stripeWebhookSecrets: list('STRIPE_WEBHOOK_SECRETS', {
    fallback: '',
    secret: true,
    meaning: 'Signing secrets of the webhook to `/services/booking/payments/notices/`; two while you change it.',
  }),
  bankDkk: bankSetting('BANK_DKK', 'kroner'),
  bankEur: bankSetting('BANK_EUR', 'euro'),
  staffMail: setting('STAFF_MAIL', 'a mail address', v.pipe(v.string(), v.check(isMailAddress, 'not an address')), {
    optional: true,
    meaning:
      'Who is told by mail, each once, of disputes, failed payments and differences with the payment provider. Unset: the address of MAIL_FROM.',
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
  searchUrl: urls('SEARCH_URL', ['http', 'https'], {
    optional: true,
    meaning:
      'The search service at one or several addresses, which counts houses for the urgency decider; without it nothing is told.',
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

/**
 * Invented: the check digits are right, but Danish banks have no registration number 0000, and a BIC whose eighth
 * character is 0 is for tests. Nobody owns these accounts, and no bank takes a transfer to them.
 */
const demoAccounts: BankAccounts = {
  DKK: {
    name: 'Marram A/S',
    iban: 'DK3400000012345678',
    bic: 'MRRMDK20',
    danish: { registration: '0000', account: '0012345678' },
  },
  EUR: {
    name: 'Marram A/S',
    iban: 'DK7300000087654321',
    bic: 'MRRMDK20',
    danish: { registration: '0000', account: '0087654321' },
  },
}

type BankSettings = { readonly bankDkk?: BankAccount | undefined; readonly bankEur?: BankAccount | undefined }

/** Without a setting a real agency takes no transfers in that currency. */
export function bankOf({ bankDkk, bankEur }: BankSettings, isDemo: boolean): BankAccounts {
  if (isDemo && !bankDkk && !bankEur) return demoAccounts
  return { ...(bankDkk && { DKK: bankDkk }), ...(bankEur && { EUR: bankEur }) }
}

export function providerOf(setting: ProviderName | 'none' | undefined, isDemo: boolean): ProviderName | null {
  if (setting === 'none') return null
  return setting ?? (isDemo ? 'sandbox' : null)
}

function bankSetting(name: string, currency: string) {
  const schema = v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): BankAccount => {
      const account = parseBankAccount(dataset.value)
      if (!('problem' in account)) return account
      addIssue({ message: account.problem })
      return NEVER
    }),
  )
  return setting(name, 'name=…; iban=…; bic=… with an IBAN whose check digits fit', schema, {
    optional: true,
    meaning: `The agency’s account for transfers in ${currency}. Unset: an invented one in the demo, and no transfers in production.`,
  })
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
