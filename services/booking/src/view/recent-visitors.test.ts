import { expect, test } from 'vitest'
import { createRecentVisitors } from './recent-visitors.ts'

const minute = 60_000

test('reloads within half an hour are one view', () => {
  let now = 1_000_000
  const visitors = createRecentVisitors({ now: () => now })
  const look = () => visitors.isNew('192.0.2.1', 'Firefox', 7)
  expect(look()).toBe(true)
  for (let reload = 0; reload < 29; reload += 1) {
    now += minute
    expect(look()).toBe(false)
  }
  now += 2 * minute
  expect(look()).toBe(true)
})

test('another house, address or device is another view', () => {
  const visitors = createRecentVisitors()
  expect(visitors.isNew('192.0.2.1', 'Firefox', 7)).toBe(true)
  expect(visitors.isNew('192.0.2.1', 'Firefox', 8)).toBe(true)
  expect(visitors.isNew('192.0.2.2', 'Firefox', 7)).toBe(true)
  expect(visitors.isNew('192.0.2.1', 'Safari', 7)).toBe(true)
})

test('the memory is limited under a flood of addresses', () => {
  const visitors = createRecentVisitors({ max: 2 })
  for (const address of ['a', 'b', 'c']) visitors.isNew(address, '', 1)
  expect(visitors.isNew('a', '', 1)).toBe(true)
  expect(visitors.isNew('c', '', 1)).toBe(false)
})
