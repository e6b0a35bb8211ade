import { copenhagenClock } from '@marram/domain/copenhagen-clock'
import type { IsoDay } from '@marram/domain/iso-day'
import type { BankAccount } from '@marram/domain/payment/bank-account'
import type { Quote, QuoteLine } from '@marram/domain/quote'
import { cancellationDeadlines, checkOutHour, type Instalment, instalmentPlan } from '@marram/domain/rental-terms'
import type { Terms } from '@marram/domain/terms'
import type { EditionKey } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import { mailMessages } from '@marram/i18n/mail/catalogue'
import type { Letter, LetterRow } from '@marram/i18n/mail/letter'
import { transferRows } from './transfer-row.ts'

/** The data of mails about one booking. */
export type LetterBooking = {
  readonly edition: EditionKey
  readonly reservationId: string
  readonly firstName: string
  readonly lastName: string
  readonly house: { readonly name: string; readonly title: string; readonly address: string }
  readonly quote: Quote
  readonly terms: Terms
  /** Start of the payment dates. */
  readonly agreedOn: IsoDay
  readonly isDeferred: boolean
  readonly confirmedBy: string | null
  readonly confirmAddressBy: string | null
  /** The least that a cancellation costs after a change of dates. */
  readonly keptAtLeast: number
  /** The open rest of the earliest unpaid instalment. */
  readonly due: number
  /** Null without bank transfers. */
  readonly bank: BankAccount | null
  /** Item names in the guest's language. */
  readonly itemNames: ReadonlyMap<number, string>
  readonly href: string
}

/** Identifies the booking in a mail's subject. */
export function subjectOf({ edition, reservationId, house, quote }: LetterBooking): string {
  const { arrival, departure } = quote.stay
  return `${house.name}, ${formatFor(edition).dayRange(arrival, departure)} (${reservationId})`
}

const readerOf = ({ firstName, lastName }: LetterBooking): string => `${firstName} ${lastName}`

/** Omits the name until the address is confirmed, because a stranger may have put a message there. */
export function asMail(letter: Letter, { confirmAddressBy }: LetterBooking): Letter {
  return confirmAddressBy === null || letter.reader === undefined ? letter : { ...letter, reader: null }
}

/** House, stay and party. */
export function stayRows(booking: LetterBooking): LetterRow[] {
  const { confirmation: words, persons } = mailMessages(booking.edition).booking
  const format = formatFor(booking.edition)
  const { stay, party } = booking.quote
  const checkOut = checkOutHour(isCleanedByAgency(booking.quote), booking.terms)
  const people = (['adults', 'children', 'infants', 'pets'] as const).filter((kind) => party[kind] > 0)
  const [first, last] = [format.day(stay.arrival, 'weekday-short'), format.day(stay.departure, 'weekday-short')]
  const days = `${format.dayRange(stay.arrival, stay.departure)} (${first}–${last})`
  return [
    { label: words.house, value: `${booking.house.name}: ${booking.house.title}\n${booking.house.address}` },
    {
      label: words.stay,
      value: `${days}\n${words.times(format.hour(booking.terms.checkInHour), format.hour(checkOut))}`,
    },
    { label: words.party, value: people.map((kind) => persons[kind](format.number(party[kind]))).join('\n') },
    { label: words.reservation, value: booking.reservationId },
  ]
}

/** The lines of the quote and its total, without any calculation here. */
export function priceSums(booking: LetterBooking): LetterRow[] {
  const { lines: words } = mailMessages(booking.edition).booking
  const { number, money } = formatFor(booking.edition)
  const { quote, itemNames } = booking
  const label = (line: QuoteLine): string => {
    if (line.kind === 'rent') return words.rent(number(line.nights))
    if (line.kind === 'discount') return words.discount(number(line.percent))
    if (line.kind === 'transaction-fee') return words.fee
    if (line.kind === 'rebooking-fee') return words.rebookingFee
    const name = itemNames.get(line.itemId) ?? line.type
    return line.quantity > 1 ? `${name} × ${number(line.quantity)}` : name
  }
  const sums = quote.lines.map((line) => ({ label: label(line), value: money(line.amount, quote.currency) }))
  return [...sums, { label: words.total, value: money(quote.total, quote.currency) }]
}

export function confirmationLetter(booking: LetterBooking): Letter {
  const { confirmation: words, deferred, address } = mailMessages(booking.edition).booking
  const format = formatFor(booking.edition)
  const { quote, isDeferred, confirmedBy, confirmAddressBy: due } = booking
  const promise = confirmedBy === null ? [] : [deferred.by(format.day(confirmedBy, 'long'))]
  return {
    subject: words.subject(subjectOf(booking)),
    heading: due !== null ? address.heading : isDeferred ? deferred.heading : words.heading,
    reader: readerOf(booking),
    paragraphs: [
      ...(isDeferred ? [deferred.thanks, deferred.text, ...promise] : [words.thanks]),
      ...(due === null ? [] : [address.text(momentOf(due, booking.edition))]),
    ],
    rows: [
      ...stayRows(booking),
      ...(isDeferred ? [{ label: words.cancelling, value: deferred.cancelling }] : agreedRows(booking)),
    ],
    sums: priceSums(booking),
    button: { label: due === null ? words.button : address.button, href: booking.href },
    closing: [
      ...(quote.meteredEstimates.length > 0 ? [words.metered] : []),
      words.noWithdrawal,
      ...(isDeferred ? [] : [words.next]),
    ],
  }
}

/** Payment dates and cancellation fees; an unapproved booking has neither. */
function agreedRows(booking: LetterBooking): LetterRow[] {
  const { confirmation: words } = mailMessages(booking.edition).booking
  const format = formatFor(booking.edition)
  const { quote, terms } = booking
  const payments = instalmentPlan(quote, booking.agreedOn, terms).map(({ amount, dueOn }) =>
    words.payment(format.money(amount, quote.currency), format.day(dueOn, 'long')),
  )
  const ladder = cancellationDeadlines(quote.stay.arrival, terms)
    .filter(({ lastDay }) => lastDay >= booking.agreedOn)
    .map(({ lastDay, keptPercent }) => words.cancelStep(format.day(lastDay, 'long'), format.number(keptPercent)))
  const least = booking.keptAtLeast > 0 ? [words.cancelLeast(format.money(booking.keptAtLeast, quote.currency))] : []
  return [
    { label: words.payments, value: payments.join('\n') },
    ...transferRows(booking, booking.due),
    { label: words.cancelling, value: [...ladder, words.cancelLast, ...least].join('\n') },
  ]
}

/** Tells the guest that the unconfirmed booking was released. */
export function releaseLetter(booking: LetterBooking): Letter {
  const { released: words } = mailMessages(booking.edition).booking
  return {
    subject: words.subject(subjectOf(booking)),
    heading: words.heading,
    reader: readerOf(booking),
    paragraphs: [words.text],
    rows: stayRows(booking),
    closing: [words.closing],
  }
}

function momentOf(instant: string, edition: EditionKey): string {
  const { day, hour } = formatFor(edition)
  // Rounds down to the full hour, so that the stated deadline is never too late.
  const { day: on, minuteOfDay } = copenhagenClock(new Date(instant))
  return mailMessages(edition).booking.address.moment(day(on, 'long'), hour(Math.floor(minuteOfDay / 60)))
}

/** The booking before its dates, party and extras were changed at once; `back` is refunded, `toCard` of it to cards. */
export type Rebooked = {
  readonly before: Quote
  readonly back: number
  readonly toCard: number
  /** The house before, if staff moved the booking to another one. */
  readonly house?: string | null
}

export function changeLetter(booking: LetterBooking, rebooked: Rebooked | null = null): Letter {
  const { changed } = mailMessages(booking.edition).booking
  const { heading, text, subject } = changed
  const letter = confirmationLetter(booking)
  const more = rebooked === null ? [] : rebookedRows(booking, rebooked)
  const rows = (letter.rows ?? []).toSpliced(stayRows(booking).length, 0, ...more)
  return { ...letter, rows, subject: subject(subjectOf(booking)), heading, paragraphs: [text] }
}

function rebookedRows(booking: LetterBooking, { before, back, toCard, house = null }: Rebooked): LetterRow[] {
  const { changed: words } = mailMessages(booking.edition).booking
  const { money: format, dayRange } = formatFor(booking.edition)
  const money = (amount: number) => format(amount, before.currency)
  const { arrival, departure } = before.stay
  return [
    {
      label: words.before,
      value: [...(house === null ? [] : [house]), dayRange(arrival, departure), money(before.total)].join('\n'),
    },
    ...(back > 0 ? [{ label: words.back, value: refundLines(booking, back, toCard).join('\n') }] : []),
  ]
}

/** The refund, and its way to the guest. */
function refundLines({ edition, quote, terms }: LetterBooking, back: number, toCard: number): string[] {
  const { cancelled: words } = mailMessages(edition).booking
  const format = formatFor(edition)
  const money = (amount: number) => format.money(amount, quote.currency)
  const days = format.number(terms.refundWorkingDays)
  return [
    money(back),
    ...(toCard > 0 ? [words.toCard(money(toCard), days)] : []),
    ...(back > toCard ? [words.toAccount(money(back - toCard), days)] : []),
  ]
}

/** The due instalment; `amount` includes open earlier ones. */
export type DueInstalment = Instalment & { readonly number: number }

export function reminderLetter(booking: LetterBooking, { amount, dueOn, number }: DueInstalment): Letter {
  const { reminder: words } = mailMessages(booking.edition).booking
  const format = formatFor(booking.edition)
  return {
    subject: words.subject(subjectOf(booking)),
    heading: words.heading,
    reader: readerOf(booking),
    paragraphs: [words.text(format.money(amount, booking.quote.currency), format.day(dueOn, 'long'))],
    rows: [...transferRows(booking, amount), ...stayRows(booking)],
    button: { label: words.button, href: `${booking.href}&instalment=${number}#reservation-pay` },
    closing: [words.already],
  }
}

/** Tells that the house is ready; the page shows the key's place after payment. */
export function readyLetter(booking: LetterBooking): Letter {
  const { ready: words, confirmation } = mailMessages(booking.edition).booking
  return {
    subject: words.subject(subjectOf(booking)),
    heading: words.heading,
    reader: readerOf(booking),
    paragraphs: [words.text],
    rows: stayRows(booking),
    button: { label: confirmation.button, href: booking.href },
    closing: [words.closing],
  }
}

/** Amounts in minor units; `toCard` is the part of `back` that is refunded to cards. */
export type Settlement = {
  readonly kept: number
  readonly back: number
  readonly toCard: number
  readonly owed: number
}

export function cancellationLetter(booking: LetterBooking, settlement: Settlement, isByAgency = false): Letter {
  const { cancelled: words, confirmation } = mailMessages(booking.edition).booking
  const format = formatFor(booking.edition)
  const money = (amount: number) => format.money(amount, booking.quote.currency)
  const row = (label: string, amount: number) => ({ label, value: money(amount) })
  const { back, toCard } = settlement
  return {
    subject: words.subject(subjectOf(booking)),
    heading: words.heading,
    reader: readerOf(booking),
    paragraphs: [isByAgency ? words.byAgency : words.text],
    rows: [
      ...stayRows(booking),
      row(words.kept, settlement.kept),
      ...(back > 0 ? [{ label: words.back, value: refundLines(booking, back, toCard).join('\n') }] : []),
      ...(settlement.owed > 0 ? [row(words.owed, settlement.owed)] : []),
    ],
    button: { label: confirmation.button, href: booking.href },
  }
}

function isCleanedByAgency({ lines }: Quote): boolean {
  return lines.some((line) => 'itemId' in line && line.type === 'cleaning')
}
