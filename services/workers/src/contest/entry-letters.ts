import type { EditionKey } from '@marram/i18n/edition-key'
import { mailMessages } from '@marram/i18n/mail/catalogue'
import { type RenderedLetter, renderLetter } from '@marram/i18n/mail/letter'

export type RejectionReason = 'not-own' | 'people' | 'unsuitable' | 'quality'
export const rejectionReasons: readonly RejectionReason[] = ['not-own', 'people', 'unsuitable', 'quality']

type About = { readonly name: string; readonly title: string }

/** Omits name and title, because the address is not confirmed yet. */
export function writeReceivedLetter(edition: EditionKey): RenderedLetter {
  const { subject, heading, text, next, notYou } = mailMessages(edition).contest.received
  return renderLetter(edition, { subject, heading, reader: null, paragraphs: [text, next], closing: [notYou] })
}

/** `link` is the contest's page. */
export function writeApprovedLetter(
  edition: EditionKey,
  { name, title, link }: About & { link: string },
): RenderedLetter {
  const { approved } = mailMessages(edition).contest
  return renderLetter(edition, {
    subject: approved.subject(title),
    heading: approved.heading(name),
    paragraphs: [approved.text(title)],
    button: { label: approved.button, href: link },
    closing: [approved.withdraw],
  })
}

export function writeRejectedLetter(
  edition: EditionKey,
  { name, title, reason }: About & { reason: RejectionReason },
): RenderedLetter {
  const { rejected } = mailMessages(edition).contest
  return renderLetter(edition, {
    subject: rejected.subject(title),
    heading: rejected.subject(title),
    reader: name,
    paragraphs: [rejected.text(title), rejected.reasons[reason]],
    closing: [rejected.again],
  })
}

export function writeWinnerLetter(
  edition: EditionKey,
  { name, title, place, year, link }: About & { place: number; year: number; link: string },
): RenderedLetter {
  const { winner } = mailMessages(edition).contest
  return renderLetter(edition, {
    subject: winner.subject(year),
    heading: winner.heading(name),
    paragraphs: [winner.text(title, place, year), winner.next],
    button: { label: winner.button, href: link },
  })
}
