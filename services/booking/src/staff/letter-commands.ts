import { randomUUID } from 'node:crypto'
import * as desk from '@marram/contract/desk/correspondence'
import { staffQuery } from '@marram/database/command/staff-command'
import { formatFor } from '@marram/i18n/format'
import { mailMessages } from '@marram/i18n/mail/catalogue'
import type { Letter } from '@marram/i18n/mail/letter'
import { refuse } from '@marram/service-kit/envelope'
import type { Inside } from '../booking/context.ts'
import {
  addresseeOf,
  findBooking,
  lockBooking,
  type OwnBooking,
  readBooking,
  refuseAccess,
} from '../change/find-booking.ts'
import { readSettlement } from '../change/take-transition.ts'
import { loadAccount } from '../ledger/entries.ts'
import { cancellationLetter, confirmationLetter, type LetterBooking } from '../mail/booking-letter.ts'
import { letterBookingOf, type Mailing, sendLetter } from '../mail/send-letter.ts'
import { onBooking } from './on-booking.ts'

/** A gap in a template that staff fill in. */
const gap = '[…]'

export const templates = staffQuery<Inside>()(desk.messageTemplates, async ({ reservationId }, deps) => {
  const row = await findBooking(deps.db, reservationId)
  if (!row) return refuseAccess()
  const ownBooking = readBooking(row)
  const booking = await letterBookingOf(addresseeOf(ownBooking), '', deps)
  const { charged, paid } = await loadAccount(deps.db, row.id)
  return {
    to: ownBooking.guest.email,
    languageId: row.language_id,
    templates: filled(booking, Math.max(0, charged - paid)),
  }
})

function filled(booking: LetterBooking, owed: number): { key: string; subject: string; text: string }[] {
  const { edition, house, quote, firstName, lastName } = booking
  const { courtesy, staffLetter } = mailMessages(edition)
  const format = formatFor(edition)
  const { arrival, departure } = quote.stay
  const days = format.dayRange(arrival, departure)
  const facts = [days, format.day(arrival, 'long'), format.money(owed, quote.currency)] as const
  return Object.entries(staffLetter.templates).map(([key, { subject, text }]) => {
    const written = `${courtesy.dear(`${firstName} ${lastName}`)}\n\n${text(...facts)}`
    return { key, subject: subject(house.name), text: written }
  })
}

/** A letter in the words of staff, with a link to the booking. */
export const write = onBooking(desk.writeToGuest, async ({ reservationId, subject, text }, inside) => {
  const row = await lockBooking(inside.db, reservationId)
  if (!row) return refuseAccess()
  if (`${subject}${text}`.includes(gap)) return refuse(422, 'open-gap', `Please fill in ${gap} first.`)
  const ownBooking = readBooking(row)
  const letter = (booking: LetterBooking): Letter => ({
    subject: `${subject} (${booking.reservationId})`,
    heading: subject,
    paragraphs: text.split(/\n{2,}/),
    button: { label: mailMessages(booking.edition).staffLetter.button, href: booking.href },
  })
  await sendLetter(addresseeOf(ownBooking), { key: `message ${randomUUID()}`, write: letter }, inside)
  return { to: ownBooking.guest.email }
})

export const resend = onBooking(desk.resendMail, async ({ reservationId }, inside) => {
  const row = await lockBooking(inside.db, reservationId)
  if (!row) return refuseAccess()
  const ownBooking = readBooking(row)
  const mailing = { ...(await stateLetter(ownBooking, inside)), key: `resent ${randomUUID()}` }
  await sendLetter(addresseeOf(ownBooking), mailing, inside)
  return { to: ownBooking.guest.email }
})

/** The letter that says how the booking stands. */
async function stateLetter(ownBooking: OwnBooking, inside: Inside): Promise<Omit<Mailing, 'key'>> {
  const { id, state } = ownBooking.row
  if (state !== 'cancelled') return { write: confirmationLetter, hasTerms: true }
  const { charged } = await loadAccount(inside.db, id)
  const settlement = await readSettlement(ownBooking, charged, inside)
  return { write: (booking) => cancellationLetter(booking, settlement) }
}
