import { previewAccountLetters } from '@marram/auth/letters-preview'
import { previewLetters, previewSms } from '@marram/booking/mail/preview'
import { previewAlerts } from '@marram/booking/payment/tell-staff'
import { previewInvitation } from '@marram/booking/review/invite-guests'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { RenderedLetter } from '@marram/i18n/mail/letter'
import { previewWorkerLetters } from '@marram/workers/mail/letters-preview'

const origins = { da: 'https://da.example', de: 'https://de.example', en: 'https://en.example' }

export type MailPreviews = {
  /** By the place of its words in the mail catalogue; a variant has a word after it. */
  readonly letters: Readonly<Record<string, RenderedLetter>>
  readonly sms: Readonly<Record<string, string>>
}

/** Every mail and text message that any service sends, in one language. */
export function previewMails(edition: EditionKey): MailPreviews {
  const origin = origins[edition]
  const booking = previewLetters(edition).map(({ name, ...letter }) => [`booking.${name}`, letter] as const)
  return {
    letters: {
      ...Object.fromEntries(booking),
      'booking.alerts': previewAlerts(edition),
      'guest.review': previewInvitation(edition, origin),
      ...previewAccountLetters(edition, origins),
      ...previewWorkerLetters(edition, origin),
    },
    sms: previewSms(edition, origin),
  }
}
