import type { Fault } from '@marram/booking/payment/testing/stripe-server'
import fc from 'fast-check'
import type { Outcome } from './provider-stage.ts'

/** Numbers select among the pages, notices, payments and refunds that exist at the time. */
export type Operation =
  | { readonly kind: 'start'; readonly pays: 'next' | 'all' }
  | { readonly kind: 'visit'; readonly page: number; readonly outcome: Outcome }
  | { readonly kind: 'notice'; readonly which: number; readonly times: number }
  | { readonly kind: 'cancel' | 'decline' | 'approve' | 'more' | 'fewer' | 'job' | 'transfer' }
  /** Other dates, more or fewer guests, and extras at once. */
  | { readonly kind: 'rebook'; readonly week: number; readonly adults: number; readonly cots: number }
  | { readonly kind: 'refund-card' | 'refund-transfer'; readonly share: number }
  | { readonly kind: 'refund-by-hand'; readonly payment: number; readonly share: number }
  | { readonly kind: 'refund-fails'; readonly which: number }
  | { readonly kind: 'dispute'; readonly payment: number; readonly step: DisputeStep }
  | { readonly kind: 'wait'; readonly minutes: number }
  | { readonly kind: 'provider-away'; readonly faults: readonly Fault[] }

const disputeSteps = ['opened', 'withdrawn', 'reinstated', 'won', 'lost'] as const
export type DisputeStep = (typeof disputeSteps)[number]

const index = fc.nat({ max: 9 })
const share = fc.constantFrom(0.1, 0.5, 1, 1.1)
const of = <K extends string>(kind: K) => fc.constant({ kind })
const fault = fc.constantFrom<Fault>('rate-limit', 'outage', 'cut-before', 'cut-after')

const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('start'), pays: fc.constantFrom('next', 'all') }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('visit'),
      page: index,
      outcome: fc.constantFrom('paid', 'paid', 'paid', 'refused', 'abandoned'),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({ kind: fc.constant('notice'), which: index, times: fc.constantFrom(1, 1, 2, 3) }),
  },
  { weight: 4, arbitrary: of('job') },
  { weight: 2, arbitrary: of('cancel') },
  { weight: 1, arbitrary: of('decline') },
  { weight: 1, arbitrary: of('approve') },
  { weight: 2, arbitrary: of('more') },
  { weight: 1, arbitrary: of('fewer') },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('rebook'),
      week: fc.nat({ max: 4 }),
      adults: fc.integer({ min: 1, max: 6 }),
      cots: fc.nat({ max: 2 }),
    }),
  },
  { weight: 1, arbitrary: of('transfer') },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('refund-card', 'refund-transfer'), share }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refund-by-hand'), payment: index, share }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refund-fails'), which: index }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('dispute'), payment: index, step: fc.constantFrom(...disputeSteps) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait'), minutes: fc.constantFrom(3, 11, 1_500, 4_500) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('provider-away'),
      faults: fc.array(fault, { minLength: 1, maxLength: 3 }),
    }),
  },
)

/** Operations of one step run concurrently. */
export const lives = fc.array(fc.array(operation, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 14 })
export type Life = readonly (readonly Operation[])[]
