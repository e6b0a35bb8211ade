import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMenuIntent } from './use-mega-menu.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function menu() {
  const happened: string[] = []
  const intent = createMenuIntent({ open: () => happened.push('open'), close: () => happened.push('close') })
  return { happened, intent }
}

// spec: constant mega-menu hover
test('a panel opens after the pointer has rested for 350 ms, not earlier', () => {
  const { happened, intent } = menu()
  intent.approach()
  vi.advanceTimersByTime(349)
  expect(happened).toEqual([])
  vi.advanceTimersByTime(1)
  expect(happened).toEqual(['open'])
})

test('a passing pointer opens nothing', () => {
  const { happened, intent } = menu()
  intent.approach()
  vi.advanceTimersByTime(200)
  intent.leave()
  vi.advanceTimersByTime(10_000)
  expect(happened).toEqual(['close'])
})

// spec: constant menu hide delay
test('a panel closes 400 ms after the pointer has left it, not earlier', () => {
  const { happened, intent } = menu()
  intent.leave()
  vi.advanceTimersByTime(399)
  expect(happened).toEqual([])
  vi.advanceTimersByTime(1)
  expect(happened).toEqual(['close'])
})

test('a pointer that comes back within 400 ms keeps the panel', () => {
  const { happened, intent } = menu()
  intent.approach()
  vi.advanceTimersByTime(350)
  intent.leave()
  vi.advanceTimersByTime(399)
  intent.approach()
  vi.advanceTimersByTime(10_000)
  expect(happened).not.toContain('close')
})

test('after a press no timer opens or closes a panel', () => {
  const { happened, intent } = menu()
  intent.approach()
  intent.settle()
  vi.advanceTimersByTime(10_000)
  expect(happened).toEqual([])
})
