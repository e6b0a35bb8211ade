import { queueMail } from '@marram/database/mail/queue-mail'
import { hasRefusedReviewMails } from '@marram/database/mail/review-refusal'
import { findEditionByLanguage } from '@marram/domain/edition'
import { invitationLastsDays, invitedDepartures } from '@marram/domain/guest-review'
import { copenhagenDay } from '@marram/domain/iso-day'
import type { EditionKey } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import { mailMessages } from '@marram/i18n/mail/catalogue'
import { type RenderedLetter, renderLetter } from '@marram/i18n/mail/letter'
import type { Inside } from '../booking/context.ts'
import { hashOf, makeAccessKey } from '../booking/secrets.ts'
import { type OwnBooking, readBooking } from '../change/find-booking.ts'

const dayMs = 86_400_000

/** Invites each guest once after the stay unless refused, each in a separate transaction, so that a failure does not stop the others. */
export async function inviteGuests(inside: Inside): Promise<number> {
  const { from, until } = invitedDepartures(copenhagenDay(inside.now()))
  const rows = await inside.db
    .selectFrom('booking')
    .leftJoin('review_invitation', 'review_invitation.booking_id', 'booking.id')
    .where('state', '=', 'completed')
    .where('departure', '>=', from)
    .where('departure', '<=', until)
    .where('review_invitation.booking_id', 'is', null)
    .select('booking.id')
    .orderBy('booking.id')
    .execute()
  let invited = 0
  for (const { id } of rows) {
    if (await inside.db.transaction().execute((trx) => invite(id, { ...inside, db: trx }))) invited += 1
  }
  return invited
}

async function invite(bookingId: number, inside: Inside): Promise<boolean> {
  const { db, now } = inside
  const booking = await db
    .selectFrom('booking')
    .innerJoin('lodging', 'lodging.id', 'booking.lodging_id')
    .where('booking.id', '=', bookingId)
    .selectAll('booking')
    .select('lodging.name as house')
    .executeTakeFirstOrThrow()
  const ownBooking = readBooking(booking)
  if (await hasRefusedReviewMails(db, ownBooking.guest.email)) return false
  const token = makeAccessKey()
  const expiresAt = new Date(now().getTime() + invitationLastsDays * dayMs)
  const invitation = await db
    .insertInto('review_invitation')
    .values({ booking_id: bookingId, token_hash: hashOf(token), created_at: now(), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('booking_id')
    .executeTakeFirst()
  if (!invitation) return false
  const letter = writeInvitation(ownBooking, { house: booking.house, token, expiresAt }, inside)
  await queueMail(db, { key: `booking ${bookingId} review`, to: ownBooking.guest.email, letter })
  return true
}

type Invitation = { readonly house: string; readonly token: string; readonly expiresAt: Date }

function writeInvitation({ row, guest }: OwnBooking, invitation: Invitation, inside: Inside): RenderedLetter {
  const edition = findEditionByLanguage(row.language_id)?.key ?? 'en'
  const stay = { arrival: row.arrival, departure: row.departure, guest: `${guest.firstName} ${guest.lastName}` }
  return invitationLetter(edition, inside.origins[edition], { ...invitation, ...stay })
}

type InvitationWords = Invitation & { readonly arrival: string; readonly departure: string; readonly guest: string }

function invitationLetter(edition: EditionKey, origin: string, words: InvitationWords): RenderedLetter {
  const { token, expiresAt, arrival, departure, guest } = words
  const format = formatFor(edition)
  const review = mailMessages(edition).guest.review
  const name = words.house.toUpperCase()
  return renderLetter(edition, {
    subject: review.subject(name),
    heading: review.heading,
    reader: guest,
    paragraphs: [review.text(name, format.dayRange(arrival, departure)), review.check],
    button: { label: review.button, href: `${origin}/account/review/?token=${token}` },
    closing: [review.once(format.day(copenhagenDay(expiresAt), 'long')), review.stop],
    unsubscribe: { href: `${origin}/account/review-mails/?token=${token}`, label: review.stopLink },
  })
}

/** An invented invitation for the preview. */
export function previewInvitation(edition: EditionKey, origin: string): RenderedLetter {
  const stay = { arrival: '2027-07-10', departure: '2027-07-17', guest: 'Karen Holm' }
  const expiresAt = new Date('2027-10-17T10:00:00Z')
  return invitationLetter(edition, origin, { house: 'b1001', token: 'sample', expiresAt, ...stay })
}
