import type { EditionKey } from '@marram/i18n/edition-key'
import { mailMessages } from '@marram/i18n/mail/catalogue'
import { type RenderedLetter, renderLetter } from '@marram/i18n/mail/letter'

export function writeConfirmLetter(
  edition: EditionKey,
  origin: string,
  token: string,
  unsubscribeToken: string,
): RenderedLetter {
  const { confirm } = mailMessages(edition).newsletter
  return renderLetter(edition, {
    subject: confirm.subject,
    heading: confirm.heading,
    reader: null,
    paragraphs: [confirm.text],
    button: { label: confirm.button, href: `${origin}/newsletter/confirm/?token=${token}` },
    closing: [confirm.ignore],
    unsubscribe: { href: leaveAddress(origin, unsubscribeToken) },
  })
}

export function writeMemberLetter(
  kind: 'welcome' | 'already',
  edition: EditionKey,
  origin: string,
  unsubscribeToken: string,
): RenderedLetter {
  const { subject, heading, text } = mailMessages(edition).newsletter[kind]
  const unsubscribe = { href: leaveAddress(origin, unsubscribeToken) }
  return renderLetter(edition, { subject, heading, reader: null, paragraphs: [text], unsubscribe })
}

const leaveAddress = (origin: string, token: string): string => `${origin}/newsletter/unsubscribe/?token=${token}`
