import { beforeEach, expect, test, vi } from 'vitest'
import { createLag, type Lag } from './lag.ts'

let now = 100
let lag: Lag
const onChange = vi.fn<(since: number | null) => void>()
beforeEach(() => {
  now = 100
  onChange.mockClear()
  lag = createLag(() => now, onChange)
})

test('an index that hears of every change is current', () => {
  lag.begin()(false)
  expect([lag.since(), onChange.mock.calls]).toEqual([null, []])
})

test('after a lost connection only a whole read that began after it makes the index current', () => {
  const early = lag.begin()
  lag.lost()
  now = 200
  early(true)
  expect(lag.since()).toBe(100)
  const whileLost = lag.begin()
  lag.found()
  whileLost(true)
  expect(lag.since()).toBe(100)
  lag.begin()(false)
  expect(lag.since()).toBe(100)
  lag.begin()(true)
  expect(lag.since()).toBeNull()
  expect(onChange.mock.calls).toEqual([[100], [null]])
})

test('a second loss during the read needs another read', () => {
  lag.lost()
  lag.found()
  const read = lag.begin()
  lag.lost()
  lag.found()
  read(true)
  expect(lag.since()).toBe(100)
  lag.begin()(true)
  expect(lag.since()).toBeNull()
})

test('a failed update keeps the index behind until one succeeds', () => {
  lag.failed()
  now = 300
  lag.failed()
  expect(lag.since()).toBe(100)
  lag.begin()(false)
  expect(lag.since()).toBeNull()
})
