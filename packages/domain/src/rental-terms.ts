import { addDays, daysBetween, type IsoDay } from './iso-day.ts'
import { percentOf } from './money.ts'
import type { Quote } from './quote.ts'
import type { Terms } from './terms.ts'

export type Instalment = Readonly<{ amount: number; dueOn: IsoDay }>

/** The terms that decide the payments. */
export type PaymentTerms = Pick<Terms, 'firstInstalment' | 'restDueDaysBeforeArrival'>

/**
 * A share of rent and mandatory items with all fees now, the rest with all extras some days before arrival; a single
 * instalment from that day on. Amounts are minor units and add up to the total.
 */
export function instalmentPlan(
  quote: Quote,
  bookedOn: IsoDay,
  { firstInstalment, restDueDaysBeforeArrival }: PaymentTerms,
): Instalment[] {
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

type LadderTerms = Pick<Terms, 'cancellation'>

/** After the last step the agency keeps everything. */
export function keptPercent(cancelledOn: IsoDay, arrival: IsoDay, { cancellation }: LadderTerms): number {
  const daysBefore = daysBetween(cancelledOn, arrival)
  return cancellation.find(({ fromDaysBefore }) => daysBefore >= fromDaysBefore)?.keptPercent ?? 100
}

/** The last day of each step for this arrival, as shown before booking. */
export function cancellationDeadlines(
  arrival: IsoDay,
  { cancellation }: LadderTerms,
): { lastDay: IsoDay; keptPercent: number }[] {
  return cancellation.map((step) => ({
    lastDay: addDays(arrival, -step.fromDaysBefore),
    keptPercent: step.keptPercent,
  }))
}

/**
 * The agency keeps all fees and the cancellation cover, since both were consumed. Other extras are refunded. After a
 * change of dates it keeps at least `keptAtLeast`. Minor units.
 */
export function cancellationCharge(quote: Quote, cancelledOn: IsoDay, terms: LadderTerms, keptAtLeast = 0): number {
  const kept = percentOf(obligatoryAmount(quote), keptPercent(cancelledOn, quote.stay.arrival, terms))
  const charge = kept + coverAmount(quote) + feesOf(quote)
  return Math.max(charge, Math.min(keptAtLeast, quote.total))
}

/** Consumed once ordered, so it cannot be returned. */
export const coverType = 'cancellation-cover'

/** Cover can be added later only until the rest is due: after that the guest may already know of a reason to cancel. */
export function canAddLater(
  itemType: string,
  arrival: IsoDay,
  today: IsoDay,
  { restDueDaysBeforeArrival }: Pick<Terms, 'restDueDaysBeforeArrival'>,
): boolean {
  return itemType !== coverType || today < addDays(arrival, -restDueDaysBeforeArrival)
}

function coverAmount({ lines }: Quote): number {
  const covers = lines.filter((line) => 'itemId' in line && line.type === coverType)
  return covers.reduce((sum, line) => sum + line.amount, 0)
}

export function checkOutHour(isCleanedByAgency: boolean, { checkOutHour: hours }: Pick<Terms, 'checkOutHour'>): number {
  return isCleanedByAgency ? hours.agencyCleaning : hours.ownCleaning
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
