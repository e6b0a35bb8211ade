import { expect, test } from 'vitest'
import { parseRemembered } from './remembered-lists.tsx'

const path = `/decide-together/${'a1'.repeat(16)}/`
const list = { path, title: 'June', readableUntil: '2027-03-01' }

test('lists are found again until they expire', () => {
  expect(parseRemembered(JSON.stringify([list]), '2027-03-01')).toEqual([list])
  expect(parseRemembered(JSON.stringify([list]), '2027-03-02')).toEqual([])
  expect(parseRemembered(null, '2027-03-01')).toEqual([])
})

test.each([
  'no json',
  '{}',
  JSON.stringify([null, 7, {}]),
  JSON.stringify([{ ...list, path: 'https://evil.example/' }]),
  JSON.stringify([{ ...list, path: '//evil.example/a/' }]),
  JSON.stringify([{ ...list, path: 'javascript:alert(1)' }]),
  JSON.stringify([{ ...list, readableUntil: 'never' }]),
  JSON.stringify([{ ...list, title: 7 }]),
])('invalid entries are ignored: %s', (written) => {
  expect(parseRemembered(written, '2027-03-01')).toEqual([])
})
