import type { EditionKey } from '@marram/i18n/edition-key'
import { setting, url } from '@marram/service-kit/setting'
import * as v from 'valibot'
import { parseSender, type Sender } from './mail/sender.ts'

export type WorkersConfig = {
  /** Where each edition lives: the links of mails are built from these alone. */
  readonly origins: Readonly<Record<EditionKey, string>>
  readonly mailFrom: Sender
  /** Without it mails are only kept in the outbox. */
  readonly smtpUrl?: string | undefined
}

export const workersSettings = {
  smtpUrl: url('SMTP_URL', ['smtp', 'smtps'], {
    optional: true,
    secret: true,
    meaning: 'Mail server, such as `smtps://user:password@mail.example`; without it mails stay in the outbox table.',
  }),
  mailFrom: setting('MAIL_FROM', 'a mail address, with a name before it if wanted', senderSchema(), {
    fallback: 'Marram <post@marram.example>',
    meaning: 'Sender of all mails; also gets what was sent by a form that names no department.',
  }),
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
