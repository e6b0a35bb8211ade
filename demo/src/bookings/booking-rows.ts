import { editionByKey } from '@marram/domain/edition'
import { reviewAspects } from '@marram/domain/guest-review'
import { addDays, daysBetween, type IsoDay } from '@marram/domain/iso-day'
import { mailboxKey } from '@marram/domain/mailbox'
import { standardTerms } from '@marram/domain/terms'
import { createRandom } from '../catalogue/random.ts'
import type { Row, TableName } from '../catalogue/rows.ts'
import type { DemoBooking } from './booking.ts'
import { historyOf } from './history.ts'
import { moneyRows } from './money-rows.ts'
import { type BookingIds, type Place, reservationIdOf } from './place.ts'
import { hexOf } from './unique.ts'

const terms = JSON.stringify(standardTerms)
/** As in `forgetBookings`: after that the mailbox is no longer counted. */
const mailboxDays = 30
const invitedDays = 30
/** Older reviews are in the catalogue only, as are those from before the agency used this system. */
const reviewedDays = 120

function bookingRow(booking: DemoBooking, { house, id, stayId, today }: Place): Row {
  const { quote, guest, state, payChoice, createdAt, confirmedBy, movements, cancelled } = booking
  const { adults, children, infants, pets } = quote.party
  const edition = editionByKey(guest.language)
  const isRecent = daysBetween(createdAt.slice(0, 10), today) < mailboxDays
  return [
    ...[id, reservationIdOf(id), state, house.id, stayId, quote.stay.arrival, quote.stay.departure],
    ...[adults, children, infants, pets, edition.languageId, quote.currency, quote.total, JSON.stringify(quote)],
    ...[JSON.stringify(guest.details), terms, payChoice, isRecent ? mailboxKey(guest.details.email) : null],
    ...[confirmedBy, createdAt, cancelled?.at ?? createdAt],
    // Sums of the ledger, which its trigger checks: otherwise it would write every row a second time.
    ...[cancelled?.kept ?? quote.total, movements.reduce((sum, { amount }) => sum + amount, 0)],
  ]
}

function itemRows({ quote }: DemoBooking, { id }: Place): Row[] {
  return quote.lines.flatMap((line) =>
    'itemId' in line
      ? [[id, line.itemId, line.kind === 'mandatory-item', line.quantity, line.units, line.unitPrice, line.amount]]
      : [],
  )
}

function deferralRows({ state, quote, confirmedBy }: DemoBooking, { house }: Place): Row[] {
  return state === 'confirmed-later' ? [[house.id, quote.stay.arrival, quote.stay.departure, confirmedBy]] : []
}

function invitationRows({ state, quote, review }: DemoBooking, { id, seed, today }: Place): Row[] {
  const { departure } = quote.stay
  const days = daysBetween(departure, today)
  if (state !== 'completed' || days < 3 || days > invitedDays) return []
  const token = hexOf(createRandom(seed, 'invitation', id), 64)
  const at = (day: IsoDay) => `${day}T05:23:00+01:00`
  const used = review === null ? null : `${review.date}T09:00:00+01:00`
  return [[id, token, at(addDays(departure, 2)), at(addDays(departure, 92)), used]]
}

/** Reviews that were sent and published; those of the catalogue are written on the day of their date. */
function guestReviewRows({ review, guest }: DemoBooking, { id, reviewId, today }: Place): Row[] {
  if (review === null || reviewId === null || daysBetween(review.date, today) > reviewedDays) return []
  const { rating, aspects, text, name, place, date } = review
  const stars = reviewAspects.map((aspect) => aspects[aspect])
  const at = (hour: string) => `${date}T${hour}:00+01:00`
  return [[id, 'public', rating, ...stars, text[guest.language], name, place, reviewId, at('00:10'), at('00:40')]]
}

/** All rows of a booking by table. */
export function bookingRows(booking: DemoBooking, place: Place, lastIds: BookingIds): [TableName, Row[]][] {
  const { id } = place
  const money = moneyRows(booking, place, lastIds)
  return [
    ['deferred_period', deferralRows(booking, place)],
    ['booking', [bookingRow(booking, place)]],
    ['booking_item', itemRows(booking, place)],
    [
      'booking_event',
      historyOf(booking, money.references, place).map(({ kind, actor, detail, at }) => {
        return [id, kind, actor, JSON.stringify(detail), at]
      }),
    ],
    ['bank_entry', money.bankEntries],
    ['payment', money.payments],
    ['sandbox_charge', money.charges],
    ['ledger_entry', money.entries],
    ['review_invitation', invitationRows(booking, place)],
    ['guest_review', guestReviewRows(booking, place)],
  ]
}
