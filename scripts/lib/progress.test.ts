import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgress, formatDuration } from './progress.mjs'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

test('each step gets a line at its beginning and end, and occasionally in between', () => {
  const lines: string[] = []
  const progress = createProgress(2, (line) => lines.push(line))
  progress.begin('Installing packages')
  vi.advanceTimersByTime(16_000)
  progress.end()
  progress.announce('Starting')
  vi.advanceTimersByTime(60_000)
  expect(lines).toEqual([
    '[1/2] Installing packages …',
    '[1/2] Installing packages: still working, 15 s',
    '[1/2] Installing packages: done (16 s)',
    '[2/2] Starting …',
  ])
})

test('durations are formatted', () => {
  expect([340, 9_940, 42_400, 61_000].map(formatDuration)).toEqual(['0.3 s', '9.9 s', '42 s', '1 min 1 s'])
})
