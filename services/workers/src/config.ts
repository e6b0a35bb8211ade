import type { Agency } from '@marram/contract/agency/agency'
import { type EditionKey, editionKeys } from '@marram/i18n/edition-key'
import { parseEditionOrigins } from '@marram/i18n/edition-origins'
import { uploadsUrlSetting } from '@marram/service-kit/open-store'
import { choice, flag, list, port, setting, text, url } from '@marram/service-kit/setting'
import * as v from 'valibot'
import { parseSender, type Sender } from './mail/sender.ts'

export type WorkersConfig = {
  /** Origin of each edition, for links in mails. */
  readonly origins: Readonly<Record<EditionKey, string>>
  /** For callers with another host. */
  readonly defaultEdition: EditionKey
  readonly mailFrom: () => Sender
  /** Without it mails stay in the outbox. */
  readonly smtpUrl?: string | undefined
  /** Without it text messages stay in the outbox. */
  readonly smsUrl?: string | undefined
  readonly smsToken?: string | undefined
  /** Folder of uploads in progress, and of stored ones without a bucket. */
  readonly uploadsFolder: string
  readonly uploadsUrl?: string | undefined
}

export const workersSettings = {
  uploadsUrl: uploadsUrlSetting,
  smtpUrl: url('SMTP_URL', ['smtp', 'smtps'], {
    optional: true,
    secret: true,
    meaning: 'Mail server, such as `smtps://user:password@mail.example`; without it mails stay in the outbox table.',
  }),
  smsUrl: url('SMS_URL', ['http', 'https'], {
    optional: true,
    meaning: 'Gateway to which text messages are posted as JSON; without it they stay in the outbox table.',
  }),
  smsToken: text('SMS_TOKEN', { optional: true, secret: true, meaning: 'Bearer token for that gateway.' }),
  mailFrom: setting('MAIL_FROM', 'a mail address, with a name before it if wanted', senderSchema(), {
    optional: true,
    meaning:
      'Sender of all mails; also the recipient of forms without a department. Unset: the one of the agency’s profile.',
  }),
}

type SenderSettings = { readonly mailFrom?: Sender | undefined }

/** The setting has priority over the agency's profile. */
export function senderOf({ mailFrom }: SenderSettings, agency: Agency | null): Sender {
  return mailFrom ?? agency?.profile.mail ?? { name: '', address: 'unset@localhost.localdomain' }
}

/** For the service as a separate process. */
export const workersProcessSettings = {
  ...workersSettings,
  origins: setting('MARRAM_HOSTS', 'da=…,de=…,en=… with an origin each', originsSchema(), {
    meaning: 'Origin of each edition, for links in mails.',
  }),
  defaultEdition: choice('DEFAULT_EDITION', editionKeys, {
    fallback: 'de',
    meaning: 'Edition of callers with an unknown host.',
  }),
  uploadsFolder: text('UPLOADS_DIR', {
    fallback: 'data/uploads',
    meaning: 'Folder of uploads, shared with the image service unless UPLOADS_URL is set.',
  }),
  host: text('HOST', { fallback: '127.0.0.1', meaning: 'Address to listen on.' }),
  port: port('PORT', { fallback: '3003', meaning: 'Port to listen on.' }),
  trustProxy: flag('TRUST_PROXY', { fallback: '0', meaning: 'Trust the forwarding headers of one proxy in front.' }),
  databaseUrl: url('DATABASE_URL', ['postgres', 'postgresql'], { secret: true, meaning: 'The agency’s PostgreSQL.' }),
  publicKeys: list('PUBLIC_KEYS', {
    meaning: 'Keys that callers send as `X-Public-Key`; the first is for calls to the content service.',
  }),
  bookingUrl: url('BOOKING_URL', ['http', 'https'], {
    optional: true,
    meaning: 'URL of the booking service, for forwarded add-on orders.',
  }),
  authUrl: url('AUTH_URL', ['http', 'https'], {
    optional: true,
    meaning: 'URL of the auth service, for forwarded staff requests.',
  }),
  contentUrl: url('CONTENT_URL', ['http', 'https'], { meaning: 'URL of the content service, for forms.' }),
}

function originsSchema() {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): WorkersConfig['origins'] => {
      const { da, de, en } = parseEditionOrigins(dataset.value) ?? {}
      if (da && de && en) return { da, de, en }
      addIssue({ message: 'not an origin for each edition' })
      return NEVER
    }),
  )
}

function senderSchema() {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): Sender => {
      const sender = parseSender(dataset.value)
      if (sender) return sender
      addIssue({ message: 'not an address' })
      return NEVER
    }),
  )
}
