import type { DocumentLookup, GuestDocument } from '@marram/contract/booking/reservation'
import { htmlWithPictures, renderLetter } from '@marram/i18n/mail/letter'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Inside } from '../booking/context.ts'
import { addresseeOf, findOwnBooking } from '../change/find-booking.ts'
import { loadAccount } from '../ledger/entries.ts'
import { cancellationLetter, confirmationLetter } from '../mail/booking-letter.ts'
import { letterBookingOf } from '../mail/send-letter.ts'
import { pendingRefunds } from '../payment/pending-refunds.ts'

/** The letters of a booking as they would be written now: the mails themselves are erased after a month. */
export async function writeDocument(
  { kind, ...access }: DocumentLookup,
  inside: Inside,
): Promise<GuestDocument | Refusal> {
  const { db } = inside
  const own = await findOwnBooking(inside, access)
  if (isRefusal(own)) return own
  const booking = await letterBookingOf(addresseeOf(own), access.key, inside)
  if (kind === 'agreement') return asDocument(booking.edition, confirmationLetter(booking))
  if (own.row.state !== 'cancelled') return refuse(404, 'no-document', 'This booking is not cancelled.')
  const { charged: kept, paid } = await loadAccount(db, own.row.id)
  const toCard = await pendingRefunds(db, own.row.id)
  const settlement = { kept, back: Math.max(0, paid - kept), toCard, owed: Math.max(0, kept - paid) }
  return asDocument(booking.edition, cancellationLetter(booking, settlement))
}

function asDocument(...letter: Parameters<typeof renderLetter>): GuestDocument {
  const rendered = renderLetter(...letter)
  return { subject: rendered.subject, html: htmlWithPictures(rendered) }
}
