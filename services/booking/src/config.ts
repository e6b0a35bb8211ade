import type { Agency } from '@marram/contract/agency/agency'
import { isMailAddress } from '@marram/contract/workers/mail-address'
import { leastBookkeepingYears } from '@marram/domain/booking/retention'
import { type BankAccount, type BankAccounts, parseBankAccount } from '@marram/domain/payment/bank-account'
import { type ActiveYears, parseActiveYears } from '@marram/domain/season-horizon'
import type { EditionKey } from '@marram/i18n/edition-key'
import { parseEditionOrigins } from '@marram/i18n/edition-origins'
import { choice, duration, flag, integer, list, port, setting, text, url, urls } from '@marram/service-kit/setting'
import * as v from 'valibot'
import { type ProviderName, providerNames } from './payment/providers.ts'

export const bookingSettings = {
  paymentProvider: choice('PAYMENT_PROVIDER', ['none', ...providerNames], {
    optional: true,
    meaning: 'Card payment provider. Unset: `sandbox` in the demo, which moves no money, and `none` in production.',
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
      'Recipient of mails about disputes, failed payments and differences with the payment provider, one mail each. Unset: the address of MAIL_FROM.',
  }),
  unconfirmedMs: duration('BOOKING_CONFIRM_WITHIN', {
    fallback: '24h',
    meaning: 'Time until a booking is released if its mail address is not confirmed by the link in the first mail.',
  }),
  bookkeepingYears: integer(
    'BOOKKEEPING_YEARS',
    { min: leastBookkeepingYears, max: 30 },
    {
      fallback: '5',
      meaning:
        'Full years after the year of departure in which guests’ data stay with the books: 5 by Danish law, 8 or 10 by German; one more if your financial year differs.',
    },
  ),
}

/** For the service as a separate process. */
export const bookingProcessSettings = {
  ...bookingSettings,
  authUrl: url('AUTH_URL', ['http', 'https'], {
    optional: true,
    meaning: 'URL of the auth service, which checks tokens; without it every token is refused.',
  }),
  searchUrl: urls('SEARCH_URL', ['http', 'https'], {
    optional: true,
    meaning:
      'URL of the search service, or several, which count houses for the urgency decider; without it there are no counts.',
  }),
  searchKey: text('SEARCH_KEY', { optional: true, meaning: 'Key for searches.' }),
  activeYears: setting('ACTIVE_YEARS', 'years with commas between, such as 2025,2026,2027', yearsSchema(), {
    optional: true,
    meaning: 'Years whose nights are sold; by default last, this and next year.',
  }),
  origins: setting('MARRAM_HOSTS', 'da=…,de=…,en=… with an origin each', originsSchema(), {
    meaning: 'Origin of each edition, for links in mails.',
  }),
  host: text('HOST', { fallback: '127.0.0.1', meaning: 'Address to listen on.' }),
  port: port('PORT', { fallback: '3004', meaning: 'Port to listen on.' }),
  trustProxy: flag('TRUST_PROXY', { fallback: '0', meaning: 'Trust the forwarding headers of one proxy in front.' }),
  databaseUrl: url('DATABASE_URL', ['postgres', 'postgresql'], { secret: true, meaning: 'The agency’s PostgreSQL.' }),
  publicKeys: list('PUBLIC_KEYS', { meaning: 'Keys that callers send as `X-Public-Key`.' }),
}

type BankSettings = { readonly bankDkk?: BankAccount | undefined; readonly bankEur?: BankAccount | undefined }

/** The settings have priority over the agency's profile. Without an account there are no transfers in its currency. */
export function bankOf({ bankDkk, bankEur }: BankSettings, agency: Agency | null): BankAccounts {
  const { DKK = bankDkk, EUR = bankEur } = {
    ...agency?.profile.bank,
    ...(bankDkk && { DKK: bankDkk }),
    ...(bankEur && { EUR: bankEur }),
  }
  return { ...(DKK && { DKK }), ...(EUR && { EUR }) }
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
    meaning: `The agency’s account for transfers in ${currency}. Unset: the one of the agency’s profile, if any.`,
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
