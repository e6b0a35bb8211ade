import { formatFor } from '@marram/i18n/format'
import { booking as en } from '@marram/i18n/messages/booking/en'
import { expect, test } from 'vitest'
import { nextSentences } from './receipt-next.tsx'
import { hasPaidByCard } from './transfer-panel.tsx'

const words = { format: formatFor('en'), texts: en }

test('a guest who paid the first instalment reads about it before the rest', () => {
  const booking: Parameters<typeof nextSentences>[0] = {
    currency: 'EUR',
    state: 'booked',
    paid: 18_915,
    arrival: '2027-03-06',
    confirmedBy: null,
    quote: { meteredEstimates: [] },
    instalments: [
      { amount: 18_915, dueOn: '2026-11-20', state: 'paid' },
      { amount: 29_185, dueOn: '2027-01-15', state: 'due' },
    ],
  }
  const sentences = nextSentences(booking, words)
  const rest = en.receipt.payRest('€291.85', words.format.day('2027-01-15', 'long'))
  expect(sentences.slice(1, 3)).toEqual([en.receipt.paid('€189.15'), rest])
})

test('a guest who has just paid by card gets no transfer details', () => {
  expect(hasPaidByCard({ payChoice: 'card', paid: 18_915 })).toBe(true)
  expect(hasPaidByCard({ payChoice: 'card', paid: 0 })).toBe(false)
  expect(hasPaidByCard({ payChoice: 'invoice', paid: 18_915 })).toBe(false)
})
