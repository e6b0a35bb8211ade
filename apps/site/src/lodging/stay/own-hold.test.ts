import { defaultParty } from '@marram/domain/party'
import { expect, test } from 'vitest'
import { isOwn } from './own-hold.tsx'

const hold = { lodgingId: 17, arrival: '2027-06-12', departure: '2027-06-19', remainingSeconds: 700 }
const choice = { arrival: '2027-06-12', duration: 7, party: defaultParty }

test('nights that the guest holds in another tab belong to the guest, even in part', () => {
  expect(isOwn(hold, 17, choice)).toBe(true)
  expect(isOwn(hold, 17, { ...choice, arrival: '2027-06-16', duration: 3 })).toBe(true)
})

test('other nights and other houses do not', () => {
  expect(isOwn(hold, 17, { ...choice, arrival: '2027-06-19' })).toBe(false)
  expect(isOwn(hold, 18, choice)).toBe(false)
  expect(isOwn(hold, 17, { ...choice, arrival: null })).toBe(false)
})
