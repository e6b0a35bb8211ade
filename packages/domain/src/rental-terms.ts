import { addDays, daysBetween, type IsoDay } from './iso-day.ts'
import { type Currency, percentOf } from './money.ts'
import type { Quote } from './quote.ts'

export type RebookingTerms = Readonly<{
  freeUntilDaysBeforeArrival: number | null
  /** Later than this the agency must be asked. */
  untilDaysBeforeArrival: number
  fee: Readonly<Record<Currency, number>>
  /** The new arrival must be in the same calendar year. */
  isWithinYear: boolean
}>

/** The agency's terms as data, shared by pages, mails and the booking service. */
export const rentalTerms = {
  /** Once per booking, part of every price shown. */
  transactionFee: { DKK: 22_900, EUR: 3_200 } satisfies Record<Currency, number>,
  firstInstalment: { percent: 35, dueDaysAfterBooking: 4 },
  restDueDaysBeforeArrival: 50,
  /** For dates that guests change themselves; a change of guests or extras alone is free. */
  rebooking: {
    /** Free of charge up to this many days before arrival; null: never. */
    freeUntilDaysBeforeArrival: null,
    untilDaysBeforeArrival: 60,
    fee: { DKK: 60_000, EUR: 8_500 },
    isWithinYear: true,
  } satisfies RebookingTerms as RebookingTerms,
  refundWorkingDays: 5,
  minRenterAge: 25,
  checkInHour: 15,
  checkOutHour: { ownCleaning: 10, agencyCleaning: 9 },
} as const

/** Up to this many days before arrival the agency keeps this share of rent and mandatory items. */
export type CancellationStep = Readonly<{ fromDaysBefore: number; keptPercent: number }>

export const cancellationLadder: readonly CancellationStep[] = [
  { fromDaysBefore: 90, keptPercent: 20 },
  { fromDaysBefore: 60, keptPercent: 50 },
  { fromDaysBefore: 30, keptPercent: 70 },
  { fromDaysBefore: 15, keptPercent: 90 },
]

export type Instalment = Readonly<{ amount: number; dueOn: IsoDay }>

/**
 * 35 % of rent and mandatory items with all fees now, the rest with all extras 50 days before arrival; a single
 * instalment from that day on. Amounts are minor units and add up to the total.
 */
export function instalmentPlan(quote: Quote, bookedOn: IsoDay): Instalment[] {
  const { firstInstalment, restDueDaysBeforeArrival } = rentalTerms
  const { arrival } = quote.stay
  const firstDue = addDays(bookedOn, firstInstalment.dueDaysAfterBooking)
  const restDue = addDays(arrival, -restDueDaysBeforeArrival)
  if (bookedOn >= restDue) return [{ amount: quote.total, dueOn: earlier(firstDue, arrival) }]
  const first = percentOf(obligatoryAmount(quote), firstInstalment.percent) + feesOf(quote)
  return [
    { amount: first, dueOn: earlier(firstDue, restDue) },
    { amount: quote.total - first, dueOn: restDue },
  ]
}

/** From 14 days before arrival on, the agency keeps everything. */
export function keptPercent(cancelledOn: IsoDay, arrival: IsoDay): number {
  const daysBefore = daysBetween(cancelledOn, arrival)
  return cancellationLadder.find(({ fromDaysBefore }) => daysBefore >= fromDaysBefore)?.keptPercent ?? 100
}

/** The last day of each step for this arrival, as shown before booking. */
export function cancellationDeadlines(arrival: IsoDay): { lastDay: IsoDay; keptPercent: number }[] {
  return cancellationLadder.map((step) => ({
    lastDay: addDays(arrival, -step.fromDaysBefore),
    keptPercent: step.keptPercent,
  }))
}

/**
 * The agency keeps all fees and the cancellation cover, since both were consumed. Other extras are refunded. After a
 * change of dates it keeps at least `keptAtLeast`. Minor units.
 */
export function cancellationCharge(quote: Quote, cancelledOn: IsoDay, keptAtLeast = 0): number {
  const kept = percentOf(obligatoryAmount(quote), keptPercent(cancelledOn, quote.stay.arrival))
  const charge = kept + coverAmount(quote) + feesOf(quote)
  return Math.max(charge, Math.min(keptAtLeast, quote.total))
}

/** Consumed once ordered, so it cannot be returned. */
export const coverType = 'cancellation-cover'

/** Cover can be added later only until the rest is due: after that the guest may already know of a reason to cancel. */
export function canAddLater(itemType: string, arrival: IsoDay, today: IsoDay): boolean {
  return itemType !== coverType || today < addDays(arrival, -rentalTerms.restDueDaysBeforeArrival)
}

function coverAmount({ lines }: Quote): number {
  const covers = lines.filter((line) => 'itemId' in line && line.type === coverType)
  return covers.reduce((sum, line) => sum + line.amount, 0)
}

export function checkOutHour(isCleanedByAgency: boolean): number {
  return isCleanedByAgency ? rentalTerms.checkOutHour.agencyCleaning : rentalTerms.checkOutHour.ownCleaning
}

/** The fees for booking and for changing dates. */
function feesOf({ lines }: Quote): number {
  const fees = lines.filter(({ kind }) => kind === 'transaction-fee' || kind === 'rebooking-fee')
  return fees.reduce((sum, line) => sum + line.amount, 0)
}

/** Rent less discount, and mandatory items. */
function obligatoryAmount(quote: Quote): number {
  return quote.lines
    .filter(({ kind }) => kind === 'rent' || kind === 'discount' || kind === 'mandatory-item')
    .reduce((sum, line) => sum + line.amount, 0)
}

function earlier(a: IsoDay, b: IsoDay): IsoDay {
  return a < b ? a : b
}
