import { expect, test } from 'vitest'
import {
  activePaymentStates,
  nextPaymentState,
  type PaymentTransition,
  paymentStates,
  paymentTransitions,
  refundTransition,
  takenPaymentStates,
  undecidedPaymentStates,
} from './payment-process.ts'

const names = Object.keys(paymentTransitions) as PaymentTransition[]

test('exactly these transitions of a payment exist', () => {
  const taken = names.map((name) => {
    const from = paymentStates.filter((state) => nextPaymentState(name, state) !== null)
    return `${name}: ${from.join(', ')} → ${paymentTransitions[name].to} (${paymentTransitions[name].money})`
  })
  expect(taken).toEqual([
    'authorise: started, failed → authorised (blocks)',
    'capture: authorised → capturing (none)',
    'let-go: started, authorised, capturing, failed → releasing (none)',
    'confirm-capture: started, authorised, capturing, releasing, released, failed → captured (takes)',
    'confirm-release: started, authorised, capturing, releasing, failed → released (frees)',
    'fail: started, failed → failed (none)',
    'begin-refund: captured, refunding, refunded → refunding (none)',
    'finish-refund: captured, refunding, refunded → refunded (returns)',
    'keep-rest: captured, refunding, refunded → captured (none)',
  ])
})

test('money received stays, whatever a late notice says', () => {
  const untakes: PaymentTransition[] = ['authorise', 'capture', 'let-go', 'confirm-capture', 'confirm-release', 'fail']
  for (const state of takenPaymentStates) for (const name of untakes) expect(nextPaymentState(name, state)).toBeNull()
  expect(takenPaymentStates).toEqual(['captured', 'refunding', 'refunded'])
})

test('a payment with a blocked or charged card waits for a call to the provider', () => {
  expect(activePaymentStates).toEqual(['authorised', 'capturing'])
  expect(undecidedPaymentStates).toEqual(['authorised', 'capturing', 'releasing'])
})

test.each([
  [{ pending: 1, paid: 0 }, 'begin-refund'],
  [{ pending: 40, paid: 60 }, 'begin-refund'],
  [{ pending: 0, paid: 100 }, 'finish-refund'],
  [{ pending: 0, paid: 99 }, 'keep-rest'],
  [{ pending: 0, paid: 0 }, 'keep-rest'],
] as const)('for an amount of 100, refunds of %o mean %s', (refunds, transition) => {
  expect(refundTransition(100, refunds)).toBe(transition)
})
