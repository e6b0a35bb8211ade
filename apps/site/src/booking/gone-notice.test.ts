import { booking as da } from '@marram/i18n/messages/booking/da'
import { booking as de } from '@marram/i18n/messages/booking/de'
import { booking as en } from '@marram/i18n/messages/booking/en'
import { expect, test } from 'vitest'
import { goneText } from './gone-notice.tsx'
import { notKeptText } from './hold-notice.tsx'

const held = (isNearby: boolean, remainingSeconds = 700) => ({
  code: 'not-available',
  held: { remainingSeconds, isNearby },
})

test.each([
  [da, '12 minutter', 'anden enhed'],
  [de, '12 Minuten', 'anderen Gerät'],
  [en, '12 minutes', 'another device'],
] as const)("nights held by the guest's other device are not called taken", (texts, left, device) => {
  expect(goneText(held(true), texts)).toContain(left)
  expect(goneText(held(true), texts)).toContain(device)
})

test('nights that another guest holds may become free again, booked nights are taken', () => {
  expect(goneText(held(false), en)).toBe(en.hold.heldByOther('12 minutes'))
  expect(goneText(held(false, 0), en)).toBe(en.hold.heldByOther('1 minute'))
  expect(goneText({ code: 'not-available' }, en)).toBe(en.hold.taken)
})

test('a stay that is no longer offered says so', () => {
  expect(goneText({ code: 'too-late' }, en)).toBe(en.failures.tooLate)
})

test.each([da, de, en])("a house that the guest's other tab released is not called lost", ({ hold }) => {
  expect(notKeptText({ kind: 'over', isElsewhere: true }, hold)).toBe(hold.elsewhere)
  expect(notKeptText({ kind: 'over' }, hold)).toBe(hold.over)
  expect(notKeptText({ kind: 'not-held', refusal: null }, hold)).toBe(hold.none)
})
