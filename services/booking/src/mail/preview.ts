import { defaultParty } from '@marram/domain/party'
import type { Quote } from '@marram/domain/quote'
import { standardTerms, type Terms } from '@marram/domain/terms'
import type { EditionKey } from '@marram/i18n/edition-key'
import { mailMessages } from '@marram/i18n/mail/catalogue'
import { type AppendixPart, type RenderedLetter, renderLetter } from '@marram/i18n/mail/letter'
import {
  asMail,
  cancellationLetter,
  changeLetter,
  confirmationLetter,
  type LetterBooking,
  readyLetter,
  releaseLetter,
  reminderLetter,
} from './booking-letter.ts'
import { bookingHref, withTerms } from './send-letter.ts'

/** The agency of the letters; without it standard terms, and an invented account. */
export type PreviewOf = { readonly terms?: Terms; readonly bank?: LetterBooking['bank'] }

function sampleQuote(edition: EditionKey, { transactionFee }: Terms): Quote {
  const currency = edition === 'da' ? 'DKK' : 'EUR'
  const fee = transactionFee[currency]
  const cleaning = { kind: 'mandatory-item', itemId: 1, type: 'cleaning', chargeType: 'per-stay' } as const
  return {
    kind: 'quote',
    stay: { arrival: '2027-07-10', departure: '2027-07-17' },
    nights: 7,
    party: { ...defaultParty, children: 2, pets: 1 },
    currency,
    lines: [
      { kind: 'rent', nights: 7, amount: 119_000 },
      { ...cleaning, quantity: 1, units: 1, unitPrice: 11_000, amount: 11_000 },
      { kind: 'transaction-fee', amount: fee },
    ],
    total: 130_000 + fee,
    normalTotal: 130_000 + fee,
    discountTags: [],
    transactionFee: fee,
    meteredEstimates: [
      {
        ...{ itemId: 2, type: 'electricity', meteredQuantity: 'kwh', unitPrice: 41, expectedQuantity: null },
        ...{ amount: null, lowAmount: null, highAmount: null, stays: null },
      },
    ],
  }
}

const cleaningNames: Readonly<Record<EditionKey, string>> = {
  da: 'Slutrengøring',
  de: 'Endreinigung',
  en: 'End-of-stay cleaning',
}

const sampleAccount = {
  name: 'Sample Holidays',
  iban: 'DK5000400440116243',
  bic: 'SAMPDK22',
  danish: { registration: '0040', account: '0440116243' },
}

/** An invented booking for previews. */
export function sampleBooking(
  edition: EditionKey,
  { terms = standardTerms, bank = sampleAccount }: PreviewOf = {},
): LetterBooking {
  const reservationId = '123456789'
  return {
    edition,
    reservationId,
    firstName: 'Karen',
    lastName: 'Holm',
    house: { name: 'B1001', title: 'Klitvej 12', address: 'Klitvej 12, 9999 Strandby' },
    quote: sampleQuote(edition, terms),
    terms,
    agreedOn: '2027-02-01',
    due: 48_700,
    bank,
    isDeferred: false,
    confirmedBy: null,
    confirmAddressBy: null,
    keptAtLeast: 0,
    itemNames: new Map([[1, cleaningNames[edition]]]),
    href: bookingHref(`https://${edition}.example`, reservationId, 'sample'),
  }
}

/** The same booking, three weeks later. */
function rebookedBooking({ quote, ...booking }: LetterBooking): LetterBooking {
  const fee = booking.terms.rebooking.fee[quote.currency]
  const stay = { arrival: '2027-07-31', departure: '2027-08-07' }
  const lines = [...quote.lines, { kind: 'rebooking-fee', amount: fee } as const]
  return { ...booking, quote: { ...quote, stay, lines, total: quote.total + fee }, due: 0, keptAtLeast: 37_700 }
}

/** All text messages in one language, by catalogue key. */
export function previewSms(edition: EditionKey, origin: string): Record<string, string> {
  const { ready } = mailMessages(edition).booking.sms
  return { 'sms.ready': ready('B1001', bookingHref(origin, '123456789', 'sample')) }
}

/** The published terms follow a real confirmation. */
const sampleTerms: Readonly<Record<EditionKey, readonly AppendixPart[]>> = {
  da: [
    { kind: 'title', text: 'Lejebetingelser' },
    { kind: 'text', text: '…' },
  ],
  de: [
    { kind: 'title', text: 'Mietbedingungen' },
    { kind: 'text', text: '…' },
  ],
  en: [
    { kind: 'title', text: 'Booking conditions' },
    { kind: 'text', text: '…' },
  ],
}

export type Preview = RenderedLetter & { readonly name: string }

/** All booking mails in one language, for developers. */
export function previewLetters(edition: EditionKey, of: PreviewOf = {}): Preview[] {
  const booking = sampleBooking(edition, of)
  const later = { ...booking, isDeferred: true, due: 0, confirmedBy: '2027-02-20' }
  const unconfirmed = { ...booking, confirmAddressBy: '2027-02-02T12:00:00Z' }
  const letters = {
    confirmation: withTerms(edition, confirmationLetter(booking), sampleTerms[edition]),
    'confirmed-later': confirmationLetter(later),
    'confirm-address': asMail(confirmationLetter(unconfirmed), unconfirmed),
    released: asMail(releaseLetter(unconfirmed), unconfirmed),
    changed: changeLetter(booking),
    rebooked: changeLetter(rebookedBooking(booking), { before: booking.quote, back: 19_500, toCard: 12_000 }),
    reminder: reminderLetter(booking, { number: 2, amount: 84_500, dueOn: '2027-05-21' }),
    ready: readyLetter(booking),
    cancelled: cancellationLetter(booking, { kept: 29_200, back: 19_500, toCard: 12_000, owed: 0 }),
  }
  return Object.entries(letters).map(([name, letter]) => ({ name, ...renderLetter(edition, letter) }))
}
