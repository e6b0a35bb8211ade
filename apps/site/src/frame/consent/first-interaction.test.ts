import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterFirstInteraction } from './first-interaction.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each(['pointerdown', 'keydown', 'scroll', 'touchstart'])('the first %s starts it, once', (sign) => {
  const page = new EventTarget()
  const run = vi.fn()
  afterFirstInteraction(run, page)
  expect(run).not.toHaveBeenCalled()
  page.dispatchEvent(new Event(sign))
  page.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(10_000)
  expect(run).toHaveBeenCalledOnce()
})

// spec: constant analytics fallback
test('starts after three seconds without input', () => {
  const run = vi.fn()
  afterFirstInteraction(run, new EventTarget())
  vi.advanceTimersByTime(2999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
})

test('never starts once it is stopped', () => {
  const page = new EventTarget()
  const run = vi.fn()
  afterFirstInteraction(run, page)()
  page.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(10_000)
  expect(run).not.toHaveBeenCalled()
})
