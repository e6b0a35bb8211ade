import { copenhagenDay, type IsoDay, parseIsoDay } from './iso-day.ts'
import type { Currency } from './money.ts'
import type { MeteredQuantity } from './price-plan.ts'

type Amounts = Readonly<Record<Currency, number>>

export type RebookingTerms = Readonly<{
  /** Free of charge up to this many days before arrival; null: never. */
  freeUntilDaysBeforeArrival: number | null
  /** Later than this the agency must be asked. */
  untilDaysBeforeArrival: number
  fee: Amounts
  /** The new arrival must be in the same calendar year. */
  isWithinYear: boolean
}>

/** Up to this many days before arrival the agency keeps this share of rent and mandatory items. */
export type CancellationStep = Readonly<{ fromDaysBefore: number; keptPercent: number }>

/** Conditions of a booking. A booking keeps those it was made under. Amounts are minor units. */
export type Terms = Readonly<{
  /** Once per booking, part of every price shown. */
  transactionFee: Amounts
  firstInstalment: Readonly<{ percent: number; dueDaysAfterBooking: number }>
  restDueDaysBeforeArrival: number
  /** Earliest step first; after the last one the agency keeps everything. */
  cancellation: readonly CancellationStep[]
  /** For dates that guests change themselves; a change of guests or extras alone is free. */
  rebooking: RebookingTerms
  refundWorkingDays: number
  minRenterAge: number
  checkInHour: number
  checkOutHour: Readonly<{ ownCleaning: number; agencyCleaning: number }>
  /** Guests may arrive today if they book before this hour; 0: not at all, 24: until midnight. */
  bookingCutoffHour: number
  /** An arrival within this many days is last minute. */
  lastMinuteDays: number
  /** The last year whose nights are sold, counted from this one. */
  openYearsAhead: number
  offersCancellationCover: boolean
  /** For one unit of a meter, in every house; null: each house has its own price. */
  energyPrices: Readonly<Record<MeteredQuantity, Amounts | null>>
}>

/** The terms of bookings made on this day and later, until the next set. */
export type DatedTerms = Readonly<{ validFrom: IsoDay; terms: Terms }>

/** Terms of an installation that has set none, and of every booking made before terms were stored. */
export const standardTerms: Terms = {
  transactionFee: { DKK: 22_900, EUR: 3_200 },
  firstInstalment: { percent: 35, dueDaysAfterBooking: 4 },
  restDueDaysBeforeArrival: 50,
  cancellation: [
    { fromDaysBefore: 90, keptPercent: 20 },
    { fromDaysBefore: 60, keptPercent: 50 },
    { fromDaysBefore: 30, keptPercent: 70 },
    { fromDaysBefore: 15, keptPercent: 90 },
  ],
  rebooking: {
    freeUntilDaysBeforeArrival: null,
    untilDaysBeforeArrival: 60,
    fee: { DKK: 60_000, EUR: 8_500 },
    isWithinYear: true,
  },
  refundWorkingDays: 5,
  minRenterAge: 25,
  checkInHour: 15,
  checkOutHour: { ownCleaning: 10, agencyCleaning: 9 },
  bookingCutoffHour: 13,
  lastMinuteDays: 21,
  openYearsAhead: 1,
  offersCancellationCover: true,
  energyPrices: { kwh: null, m3: null },
}

/** The set with the latest start that is not after the day; null before the first. Of two with one start the last wins. */
export function setOn<T extends Pick<DatedTerms, 'validFrom'>>(day: IsoDay, all: readonly T[]): T | null {
  const begun = all.filter(({ validFrom }) => validFrom <= day)
  return begun.reduce<T | null>((best, set) => (best === null || set.validFrom >= best.validFrom ? set : best), null)
}

export function termsOn(day: IsoDay, all: readonly DatedTerms[]): Terms {
  return setOn(day, all)?.terms ?? standardTerms
}

/** Terms of selling, before there is a booking. */
export type SaleRules = Pick<Terms, 'bookingCutoffHour' | 'lastMinuteDays' | 'openYearsAhead'>
export type DatedSaleRules = Readonly<{ validFrom: IsoDay; terms: SaleRules }>

let saleSets: readonly DatedSaleRules[] = []

/** A process, and a browser, sells for one agency: searches and calendars read its rules at every step. */
export function setSaleRules(all: readonly DatedSaleRules[]): void {
  saleSets = all
}

export function saleRulesOn(day: IsoDay): SaleRules {
  return setOn(day, saleSets)?.terms ?? standardTerms
}

export function saleRulesAt(now: Date): SaleRules {
  return saleRulesOn(copenhagenDay(now))
}

/** The rules of this day, and those announced for later. */
export function comingSaleRules(day: IsoDay, all: readonly DatedTerms[]): DatedSaleRules[] {
  const current = setOn(day, all)
  return all
    .filter((set) => set === current || set.validFrom > day)
    .map(({ validFrom, terms: { bookingCutoffHour, lastMinuteDays, openYearsAhead } }) => {
      return { validFrom, terms: { bookingCutoffHour, lastMinuteDays, openYearsAhead } }
    })
}

/** Bank transfers take two days, and texts speak of days in the plural. */
const leastDays = 2

/** Sentences for the operator; empty if the set is complete and free of contradictions. */
export function termsProblems({ validFrom, terms }: DatedTerms): string[] {
  const { firstInstalment, restDueDaysBeforeArrival: restDays, checkInHour, checkOutHour } = terms
  return [
    ...(parseIsoDay(validFrom) === null ? ['validFrom: must be a calendar day such as 2027-01-01'] : []),
    ...amountProblems('transactionFee', terms.transactionFee),
    ...range('firstInstalment.percent', firstInstalment.percent, 0, 100),
    ...range('firstInstalment.dueDaysAfterBooking', firstInstalment.dueDaysAfterBooking, 1, 60),
    ...range('restDueDaysBeforeArrival', restDays, leastDays, 365),
    ...ladderProblems(terms.cancellation),
    ...rebookingProblems(terms.rebooking),
    ...range('refundWorkingDays', terms.refundWorkingDays, 1, 30),
    ...range('minRenterAge', terms.minRenterAge, 18, 99),
    ...range('checkInHour', checkInHour, 0, 23),
    ...range('checkOutHour.ownCleaning', checkOutHour.ownCleaning, 0, 23),
    ...range('checkOutHour.agencyCleaning', checkOutHour.agencyCleaning, 0, 23),
    ...hourProblems(terms),
    ...range('bookingCutoffHour', terms.bookingCutoffHour, 0, 24),
    ...range('lastMinuteDays', terms.lastMinuteDays, leastDays, 90),
    ...range('openYearsAhead', terms.openYearsAhead, 0, 3),
    ...meters.flatMap((meter) => {
      const price = terms.energyPrices[meter]
      return price === null ? [] : amountProblems(`energyPrices.${meter}`, price)
    }),
  ]
}

const meters = ['kwh', 'm3'] as const

/** Guests leave and arrive on the same change day. */
function hourProblems({ checkInHour, checkOutHour: { ownCleaning, agencyCleaning } }: Terms): string[] {
  const last = Math.max(ownCleaning, agencyCleaning)
  return [
    ...(last >= checkInHour
      ? [`checkInHour: is ${checkInHour}, but must be later than the last check-out at ${last}`]
      : []),
    ...(agencyCleaning > ownCleaning
      ? [
          `checkOutHour.agencyCleaning: is ${agencyCleaning}, but must not be later than ownCleaning at ${ownCleaning}: cleaners need the time`,
        ]
      : []),
  ]
}

function ladderProblems(ladder: readonly CancellationStep[]): string[] {
  if (ladder.length === 0) return ['cancellation: needs at least one step']
  return ladder.flatMap(({ fromDaysBefore, keptPercent }, index) => {
    const before = ladder[index - 1]
    const name = `cancellation.${index}`
    return [
      ...range(`${name}.fromDaysBefore`, fromDaysBefore, leastDays, 730),
      ...range(`${name}.keptPercent`, keptPercent, 0, 100),
      ...(before && fromDaysBefore >= before.fromDaysBefore
        ? [
            `${name}.fromDaysBefore: is ${fromDaysBefore}, but must be less than ${before.fromDaysBefore} of the step before`,
          ]
        : []),
      ...(before && keptPercent <= before.keptPercent
        ? [`${name}.keptPercent: is ${keptPercent}, but must be more than ${before.keptPercent} of the step before`]
        : []),
    ]
  })
}

function rebookingProblems({
  freeUntilDaysBeforeArrival: free,
  untilDaysBeforeArrival: until,
  fee,
}: RebookingTerms): string[] {
  return [
    ...range('rebooking.untilDaysBeforeArrival', until, 0, 365),
    ...(free === null ? [] : range('rebooking.freeUntilDaysBeforeArrival', free, 0, 730)),
    ...(free !== null && free < until
      ? [
          `rebooking.freeUntilDaysBeforeArrival: is ${free}, but must not be less than untilDaysBeforeArrival, ${until}: later than that nobody can rebook`,
        ]
      : []),
    ...amountProblems('rebooking.fee', fee),
  ]
}

const largestFee = 1_000_000

function amountProblems(name: string, { DKK, EUR }: Amounts): string[] {
  return [
    ...range(`${name}.DKK`, DKK, 0, largestFee),
    ...range(`${name}.EUR`, EUR, 0, largestFee),
    ...((DKK === 0) === (EUR === 0) ? [] : [`${name}: is free in one currency only; set both, or neither`]),
  ]
}

function range(name: string, value: number, least: number, most: number): string[] {
  if (!Number.isInteger(value)) return [`${name}: is ${value}, but must be a whole number`]
  return value < least || value > most ? [`${name}: is ${value}, but must be from ${least} to ${most}`] : []
}
