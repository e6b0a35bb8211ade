import type { DocumentKind, DocumentLookup, GuestDocument } from '@marram/contract/booking/reservation'
import { htmlWithPictures, renderLetter } from '@marram/i18n/mail/letter'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Inside } from '../booking/context.ts'
import { addresseeOf, findOwnBooking, type OwnBooking } from '../change/find-booking.ts'
import { loadAccount } from '../ledger/entries.ts'
import { cancellationLetter, confirmationLetter } from '../mail/booking-letter.ts'
import { letterBookingOf } from '../mail/send-letter.ts'
import { pendingRefunds } from '../payment/pending-refunds.ts'

/** Renders a booking's letters from current data, because sent mails are deleted after a month. */
export async function writeDocument(
  { kind, ...access }: DocumentLookup,
  inside: Inside,
): Promise<GuestDocument | Refusal> {
  const ownBooking = await findOwnBooking(inside, access)
  return isRefusal(ownBooking) ? ownBooking : renderDocument(ownBooking, { kind, key: access.key }, inside)
}

export function documentsOf({ row }: Pick<OwnBooking, 'row'>): DocumentKind[] {
  return row.state === 'cancelled' ? ['agreement', 'cancellation'] : ['agreement']
}

/** Its links open the booking with this key. */
export async function renderDocument(
  ownBooking: OwnBooking,
  { kind, key }: { readonly kind: DocumentKind; readonly key: string },
  inside: Inside,
): Promise<GuestDocument | Refusal> {
  const { db } = inside
  const booking = await letterBookingOf(addresseeOf(ownBooking), key, inside)
  if (kind === 'agreement') return asDocument(booking.edition, confirmationLetter(booking))
  if (ownBooking.row.state !== 'cancelled') return refuse(404, 'no-document', 'This booking is not cancelled.')
  const { charged: kept, paid } = await loadAccount(db, ownBooking.row.id)
  const toCard = await pendingRefunds(db, ownBooking.row.id)
  const settlement = { kept, back: Math.max(0, paid - kept), toCard, owed: Math.max(0, kept - paid) }
  return asDocument(booking.edition, cancellationLetter(booking, settlement))
}

function asDocument(...letter: Parameters<typeof renderLetter>): GuestDocument {
  const rendered = renderLetter(...letter)
  return { subject: rendered.subject, html: htmlWithPictures(rendered) }
}
