import { editionByKey } from '@marram/domain/edition'
import type { EditionKey } from '@marram/i18n/edition-key'
import { mailMessages } from '@marram/i18n/mail/catalogue'
import type { RenderedLetter } from '@marram/i18n/mail/letter'
import { writeCommentLetter } from '../comments/staff-comments.ts'
import {
  writeApprovedLetter,
  writeReceivedLetter,
  writeRejectedLetter,
  writeWinnerLetter,
} from '../contest/entry-letters.ts'
import { type ListedLodging, writeLodgingsLetter } from '../favorites/lodgings-letter.ts'
import { writeSubmissionLetter } from '../forms/submission-letter.ts'
import { writeConfirmLetter, writeMemberLetter } from '../newsletter/letters.ts'
import { writeTaxLetter } from '../owner-tax/mail-tax-calculation.ts'
import { ownMailsAddress } from './mail-to-reader.ts'

const lodgings: readonly ListedLodging[] = [
  { id: 1, name: 'b1001', title: 'Klitvej 12', city: 'Strandby' },
  { id: 2, name: 'h1180', title: 'Strandvejen 3', city: 'Klitby' },
]
const year = {
  year: 2026,
  rent: 120_000,
  letNights: 90,
  directCosts: 30_000,
  furniture: 8000,
  propertyTax: 6000,
  propertyValueTax: 9000,
  taxPercent: 37,
} as const

const entry = { name: 'Karen Holm', title: 'Havgus' }

/** All mails of this service in one language, by catalogue key, with invented data. */
export function previewWorkerLetters(edition: EditionKey, origin: string): Record<string, RenderedLetter> {
  const unsubscribe = { href: ownMailsAddress(origin, 'sample'), label: mailMessages(edition).guest.stop }
  const { locale } = editionByKey(edition)
  const answers = [{ name: 'name', label: 'Name', value: 'Karen Holm' }]
  return {
    comment: writeCommentLetter(edition, `${origin}/blog/#comment-1`, ownMailsAddress(origin, 'sample')),
    'contest.received': writeReceivedLetter(edition),
    'contest.approved': writeApprovedLetter(edition, { ...entry, link: `${origin}/` }),
    'contest.rejected': writeRejectedLetter(edition, { ...entry, reason: 'people' }),
    'contest.winner': writeWinnerLetter(edition, { ...entry, place: 1, year: 2026, link: `${origin}/` }),
    form: writeSubmissionLetter({
      title: 'Kontakt',
      locale,
      answers,
      page: '/kontakt/',
      replyTo: 'karen@example.org',
    }),
    'newsletter.confirm': writeConfirmLetter(edition, origin, 'sample', 'sample'),
    'newsletter.welcome': writeMemberLetter('welcome', edition, origin, 'sample'),
    'newsletter.already': writeMemberLetter('already', edition, origin, 'sample'),
    'guest.favorites': writeLodgingsLetter('favorites', edition, origin, { houses: lodgings, stay: '', unsubscribe }),
    'guest.views': writeLodgingsLetter('views', edition, origin, { houses: lodgings, stay: '', unsubscribe }),
    'guest.ownerTax': writeTaxLetter(edition, year, unsubscribe),
  }
}
