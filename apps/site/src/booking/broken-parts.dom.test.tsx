import type { ComponentType, ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ensurePageMessages } from '../kit/scope/page-messages.ts'
import { brokenParts, watchLostParts } from '../kit/testing/broken-parts.ts'
import { mount } from '../kit/testing/mount.tsx'
import { DetailsStep } from './details-step.tsx'
import { ReceiptPage } from './receipt-page.tsx'
import { ReviewStep } from './review-step.tsx'
import { StayStep } from './stay-step.tsx'

const { loaderData, nothing, standardTerms } = await vi.hoisted(async () => {
  const { standardTerms } = await import('@marram/domain/terms')
  const party = { adults: 2, children: 0, infants: 0, pets: 0 }
  const choice = { lodgingId: 1, arrival: '2027-07-10', duration: 7, party, items: [], seenTotal: null }
  const step = { choice, visit: { details: {}, hold: null }, today: '2027-01-01' }
  const receipt = {
    reservationId: '123456789',
    state: 'booked',
    confirmAddressBy: null,
    guest: { email: 'k@example.org' },
    payWays: { due: 0, card: null, transfer: null },
    arrival: '2027-07-10',
    departure: '2027-07-17',
    createdAt: '2027-01-01T08:00:00Z',
    instalments: [],
    quote: { party, total: 1, currency: 'EUR', meteredEstimates: [] },
    terms: standardTerms,
  }
  const loaderData: Record<string, unknown> = {
    '/booking/step1': choice,
    '/booking/step2': step,
    '/booking/step3': step,
    '/booking/receipt': { receipt, flow: null },
  }
  return { loaderData, nothing: () => null, standardTerms }
})

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  getRouteApi: (path: string) => ({ useLoaderData: () => loaderData[path], useSearch: () => ({}) }),
}))
vi.mock('./use-step-data.ts', () => ({
  useStepData: () => ({
    flow: { option: {}, arrivals: [], itemPrices: [], lodging: { name: 'b1234' } },
    quote: { kind: 'quoted', quote: { total: 1 }, terms: standardTerms, deferred: {} },
    isBehind: false,
    hasFailed: false,
  }),
}))
vi.mock('./booking-frame.tsx', () => ({ BookingFrame: ({ children }: { children: ReactNode }) => children }))
vi.mock('./use-details.ts', () => ({ useDetails: () => ({}) }))
vi.mock('./details-fields.tsx', () => ({ DetailsFields: nothing }))
vi.mock('./details-problems.tsx', () => ({ DetailsProblems: nothing }))
vi.mock('./use-order.ts', () => ({ useOrder: () => ({ refusal: null }), orderFormId: 'order' }))
vi.mock('./order-failure.tsx', () => ({ OrderFailure: nothing }))
vi.mock('./price-change.tsx', () => ({ PriceChange: nothing }))
vi.mock('./review-final.tsx', () => ({ ReviewFinal: nothing }))
vi.mock('./review-pay.tsx', () => ({ ReviewPay: nothing }))
vi.mock('./summary.tsx', () => brokenParts('Summary'))
vi.mock('./summary-lines.tsx', () => brokenParts('SummaryLines'))
vi.mock('./deferred-notice.tsx', () => brokenParts('DeferredNotice'))
vi.mock('./hold-notice.tsx', () => brokenParts('HoldNotice'))
vi.mock('./login-offer.tsx', () => brokenParts('LoginOffer'))
vi.mock('./stay-dates.tsx', () => brokenParts('StayDates'))
vi.mock('./stay-party.tsx', () => brokenParts('StayParty'))
vi.mock('./stay-extras.tsx', () => brokenParts('StayExtras'))
vi.mock('./review-ladder.tsx', () => brokenParts('ReviewLadder'))
vi.mock('./review-overview.tsx', () => ({
  Overview: nothing,
  Row: nothing,
  ...brokenParts('ReviewPerson', 'ReviewStay'),
}))
vi.mock('./receipt-actions.tsx', () => brokenParts('ReceiptAction', 'ReceiptLinks'))
vi.mock('./transfer-panel.tsx', () => brokenParts('TransferPanel'))

beforeEach(() => ensurePageMessages('en', 'booking', 'stay'))

test.each<[string, ComponentType, string, readonly string[]]>([
  [
    'first step',
    StayStep,
    'Continue to your details',
    ['DeferredNotice', 'StayDates', 'StayExtras', 'StayParty', 'Summary'],
  ],
  ['second step', DetailsStep, 'Who’s booking?', ['DeferredNotice', 'HoldNotice', 'LoginOffer', 'Summary']],
  [
    'third step',
    ReviewStep,
    'Back',
    ['DeferredNotice', 'HoldNotice', 'ReviewLadder', 'ReviewPerson', 'ReviewStay', 'Summary'],
  ],
  ['receipt', ReceiptPage, 'k@example.org', ['ReceiptAction', 'ReceiptLinks', 'SummaryLines', 'TransferPanel']],
])('the parts of the %s are lost one by one, never the page', async (_, Page, stillSaid, parts) => {
  const lostParts = watchLostParts()
  const page = await mount(<Page />, 'en')
  expect(page.text()).toContain(stillSaid)
  expect(lostParts()).toEqual(parts)
})
