import type { EditionKey } from '@marram/domain/edition'
import { cancellationLadder, rentalTerms } from '@marram/domain/rental-terms'
import type { Editions } from '../builders/entry.ts'
import { type Block, table } from '../builders/rich-text.ts'

/** Amounts are not padded to two decimals, because terms and price list name round ones. */
function spoken(kroner: number, euro: number): Editions<string> {
  const comma = (amount: number) => String(amount).replace('.', ',')
  return { da: `${comma(kroner)} kr.`, de: `${comma(euro)} €`, en: `€${euro}` }
}

const ofTerms = ({ DKK, EUR }: { DKK: number; EUR: number }) => spoken(DKK / 100, EUR / 100)

/** Amounts and periods of the terms, formatted for the texts. */
export const terms = {
  fee: ofTerms(rentalTerms.transactionFee),
  rebookingFee: ofTerms(rentalTerms.rebooking.fee),
  rebookingDays: rentalTerms.rebooking.untilDaysBeforeArrival,
  firstPercent: rentalTerms.firstInstalment.percent,
  firstDays: rentalTerms.firstInstalment.dueDaysAfterBooking,
  restDays: rentalTerms.restDueDaysBeforeArrival,
  minAge: rentalTerms.minRenterAge,
  checkIn: rentalTerms.checkInHour,
  checkOut: rentalTerms.checkOutHour.ownCleaning,
  checkOutCleaned: rentalTerms.checkOutHour.agencyCleaning,
} as const

/** An hour as English readers tell it: 9 am, 3 pm. */
export const clock = (hour: number): string => (hour < 12 ? `${hour} am` : `${hour - 12} pm`)

/** Prices of extras and metered consumption, as in the catalogue. */
export const extraPrices = {
  linen: spoken(125, 17),
  cot: spoken(110, 15),
  highChair: spoken(75, 10),
  extraDog: spoken(250, 34),
  firewood: spoken(75, 10),
  electricity: { da: '3,05 kr.', de: '0,41 €', en: '€0.41' },
  water: spoken(60, 8),
} as const

type Ladder = { head: [string, string]; from: (days: number) => string; until: (from: number, days: number) => string }

const ladderWords: Editions<Ladder & { last: (days: number) => string }> = {
  da: {
    head: ['Hvornår du afbestiller', 'Så meget beholder vi af leje og obligatorisk rengøring'],
    from: (days) => `${days} dage eller mere før ankomst`,
    until: (from, days) => `${from} til ${days} dage før ankomst`,
    last: (days) => `${days} dage før ankomst eller senere`,
  },
  de: {
    head: ['Wann Sie stornieren', 'So viel behalten wir von Miete und Pflichtreinigung'],
    from: (days) => `${days} Tage vor der Anreise oder früher`,
    until: (from, days) => `${from} bis ${days} Tage vor der Anreise`,
    last: (days) => `ab dem ${days}. Tag vor der Anreise`,
  },
  en: {
    head: ['When you cancel', 'How much of the rent and mandatory cleaning we keep'],
    from: (days) => `${days} days or more before arrival`,
    until: (from, days) => `${from} to ${days} days before arrival`,
    last: (days) => `${days} days before arrival or later`,
  },
}

/** Builds the table from the cancellation rules of the booking service, so that page and contract cannot differ. */
export function cancellationTable(edition: EditionKey): Block {
  const words = ladderWords[edition]
  const rows = cancellationLadder.map(({ fromDaysBefore, keptPercent }, index) => {
    const above = cancellationLadder[index - 1]
    const when = above ? words.until(above.fromDaysBefore - 1, fromDaysBefore) : words.from(fromDaysBefore)
    return [when, percent(edition, keptPercent)]
  })
  const lowest = Math.min(...cancellationLadder.map(({ fromDaysBefore }) => fromDaysBefore))
  return table(words.head, ...rows, [words.last(lowest - 1), percent(edition, 100)])
}

function percent(edition: EditionKey, value: number): string {
  return edition === 'en' ? `${value}%` : `${value} %`
}
