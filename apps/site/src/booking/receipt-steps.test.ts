import { formatFor } from '@marram/i18n/format'
import { booking as texts } from '@marram/i18n/messages/booking/en'
import { stay as stayTexts } from '@marram/i18n/messages/stay/en'
import { describe, expect, test } from 'vitest'
import { receiptAction, receiptStatus, receiptSteps } from './receipt-steps.ts'
import { hasPaidByCard } from './transfer-panel.tsx'

const words = { format: formatFor('en'), texts, stayTexts }
const { steps } = texts.receipt
/** Without the spaces that keep dates together. */
const plain = (text = '') => text.replaceAll(/\s/g, ' ')
const transfer = { name: 'M', iban: 'DE1', bic: 'B', danish: null, amount: 1, reference: 'r', code: null }
const card = { wallets: [], canRefund: true }
const due = { due: 18_915, instalment: 1, open: [], card, transfer }
const booked = { state: 'booked', confirmAddressBy: null } as const
const unconfirmed = { state: 'booked', confirmAddressBy: '2026-11-20T19:14:00Z' } as const
const deferred = { state: 'confirmed-later', confirmAddressBy: null } as const
const cancelled = { state: 'cancelled', confirmAddressBy: '2026-11-20T19:14:00Z' } as const

test('a booking is called booked only if nothing is left to confirm', () => {
  expect([booked, unconfirmed, deferred, cancelled].map(receiptStatus)).toEqual([
    'booked',
    'unconfirmed',
    'deferred',
    'cancelled',
  ])
  expect(receiptStatus({ ...unconfirmed, state: 'confirmed-later' })).toBe('unconfirmed')
})

describe('the one action of a receipt', () => {
  const payable = { ...booked, payChoice: 'card', cardState: 'none', paid: 0, payWays: due } as const
  test.each([
    ['the card, as chosen', {}, 'card'],
    ['the card again, after the bank declined it', { cardState: 'declined' }, 'card'],
    ['the transfer, as chosen', { payChoice: 'invoice' }, 'transfer'],
    ['the card, if there is nothing else', { payChoice: 'invoice', payWays: { ...due, transfer: null } }, 'card'],
    ['the transfer, if there is nothing else', { payWays: { ...due, card: null } }, 'transfer'],
    ['nothing to pay with', { payWays: { ...due, card: null, transfer: null } }, 'open'],
    ['a payment under way', { cardState: 'pending' }, 'open'],
    ['a first instalment that is paid', { paid: 18_915 }, 'open'],
    ['nothing due', { payWays: { ...due, due: 0 } }, 'open'],
    ['a mail to confirm, before any payment', unconfirmed, 'mail'],
    ['a booking that staff confirm', deferred, 'open'],
    ['a cancelled booking', cancelled, 'open'],
  ] as const)('%s', (_, more, action) => expect(receiptAction({ ...payable, ...more })).toBe(action))
})

describe('what happens next', () => {
  const booking = {
    ...booked,
    currency: 'EUR',
    terms: { checkInHour: 15 },
    arrival: '2027-03-06',
    confirmedBy: null,
    createdAt: '2026-11-19T19:00:00Z',
    quote: { meteredEstimates: [] },
    instalments: [
      { amount: 18_915, dueOn: '2026-11-23', state: 'due' },
      { amount: 29_185, dueOn: '2027-01-15', state: 'due' },
    ],
  } as const
  const told = (more: object) =>
    receiptSteps({ ...booking, ...more }, words).map(({ kind = '', title }) => `${kind} ${title}`.trim())
  const payments = ['First instalment: €189.15', 'Second instalment: €291.85']

  test('the first instalment is the next thing to do', () => {
    expect(told({})).toEqual([`done ${steps.booked}`, `now ${payments[0]}`, payments[1], steps.arrival])
    expect(plain(receiptSteps(booking, words).at(-1)?.when)).toBe('Saturday 6 March 2027, from 3 pm')
  })

  test('a guest who paid the first instalment reads about it before the rest', () => {
    const instalments = [{ ...booking.instalments[0], state: 'paid' }, booking.instalments[1]]
    expect(told({ instalments }).slice(1, 3)).toEqual(['done First instalment', payments[1]])
  })

  test('the mail comes before the money, and nothing is done yet', () => {
    expect(told(unconfirmed)).toEqual([`now ${steps.confirm}`, ...payments, steps.arrival])
    const [first, second] = receiptSteps({ ...booking, ...unconfirmed }, words)
    expect(plain(first?.when)).toBe('By 8 pm on Friday 20 November 2026')
    expect(second?.text).toBe(steps.payAfter)
  })

  test('a booking that staff confirm owes nothing, and nothing follows a cancellation', () => {
    expect(told({ ...deferred, confirmedBy: '2026-12-01' })).toEqual([
      `done ${steps.received}`,
      steps.approval,
      steps.arrival,
    ])
    expect(told(cancelled)).toEqual([])
  })
})

test('a guest who has just paid by card gets no transfer details', () => {
  expect(hasPaidByCard({ payChoice: 'card', paid: 18_915 })).toBe(true)
  expect(hasPaidByCard({ payChoice: 'card', paid: 0 })).toBe(false)
  expect(hasPaidByCard({ payChoice: 'invoice', paid: 18_915 })).toBe(false)
})
