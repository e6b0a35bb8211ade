import { formatFor } from '@marram/i18n/format'
import { reservation as en } from '@marram/i18n/messages/reservation/en'
import { expect, test } from 'vitest'
import { termOf } from './payment-panel.tsx'

const words = { format: formatFor('en'), texts: en }

test('an instalment shows its due date until it is paid', () => {
  expect(termOf({ dueOn: '2027-01-15', state: 'due' }, words)).toBe(en.pay.by(words.format.day('2027-01-15', 'long')))
  expect(termOf({ dueOn: '2027-01-15', state: 'paid' }, words)).toBeNull()
})
