import { formatFor } from '@marram/i18n/format'
import { reservation as en } from '@marram/i18n/messages/reservation/en'
import { expect, test } from 'vitest'
import { waitingForKey } from './arrival-panels.tsx'

const words = { format: formatFor('en'), texts: en }
const from = '2027-02-20'
const day = words.format.day(from, 'long')

test('only a guest with an open balance reads that the key waits for the payment', () => {
  expect(waitingForKey({ notice: 'too-early', from }, { owed: 29_185 }, words)).toBe(en.key['too-early'](day))
  expect(waitingForKey({ notice: 'too-early', from }, { owed: 0 }, words)).toBe(en.key.later(day))
  expect(waitingForKey({ notice: 'unpaid', from }, { owed: 29_185 }, words)).toBe(en.key.unpaid)
  expect(waitingForKey({ notice: 'shown', from }, { owed: 0 }, words)).toBeNull()
})
