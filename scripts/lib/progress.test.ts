import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgress, formatBar, formatDuration } from './progress.mjs'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

function record(isTTY: boolean) {
  let text = ''
  const output = { isTTY, columns: 60, write: (part: string) => (text += part) }
  return { output, text: () => text }
}

test('a log file gets a line per step and one now and then while it lasts', () => {
  const { output, text } = record(false)
  const progress = createProgress({ total: 2, output, quietMs: 15_000 })
  progress.begin('Installing packages')
  progress.count(30, 120)
  vi.advanceTimersByTime(16_000)
  progress.end('120 packages installed')
  progress.announce('Starting')
  expect(text().split('\n')).toEqual([
    '[1/2] Installing packages …',
    '[1/2] Installing packages: still working, 25 %, 15 s',
    '[1/2] 120 packages installed (16 s)',
    '[2/2] Starting …',
    '',
  ])
})

test('a terminal gets one live line that fits it and is wiped at the end', () => {
  const { output, text } = record(true)
  const progress = createProgress({ total: 1, output })
  progress.begin('Fetching something with a rather long name, longer than the line')
  vi.advanceTimersByTime(1000)
  const frames = text().split('\r\u001b[2K').slice(1)
  expect(frames.length).toBeGreaterThan(5)
  expect(Math.max(...frames.map((frame) => frame.length))).toBeLessThan(60)
  expect(text()).not.toContain('\n')
  progress.end('Fetched')
  expect(text().endsWith('\r\u001b[2K✓ [1/1] Fetched (1.0 s)\n')).toBe(true)
})

test('nothing is written after a step was stopped', () => {
  const { output, text } = record(true)
  const progress = createProgress({ total: 1, output })
  progress.begin('Building')
  progress.stop()
  const before = text()
  vi.advanceTimersByTime(5000)
  expect(text()).toBe(before)
})

test('durations and bars read well', () => {
  expect([340, 9_940, 42_400, 61_000].map(formatDuration)).toEqual(['0.3 s', '9.9 s', '42 s', '1 min 1 s'])
  expect(formatBar(0, 10)).toBe(`${'░'.repeat(24)} 0 %`)
  expect(formatBar(5, 10)).toBe(`${'█'.repeat(12)}${'░'.repeat(12)} 50 %`)
  expect(formatBar(99, 10)).toBe(`${'█'.repeat(24)} 100 %`)
})
