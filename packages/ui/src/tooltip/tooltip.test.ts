import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTooltipIntent, placeTooltip } from './tooltip.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function intent() {
  const happened: string[] = []
  const show = (name: string) => happened.push(name)
  return { happened, ...createTooltipIntent<string>({ show, hide: () => happened.push('hidden') }) }
}

// spec: constant tooltip show delay
test('a tooltip appears after the pointer has rested for 200 ms', () => {
  const { happened, approach } = intent()
  approach('heart')
  vi.advanceTimersByTime(150)
  approach('heart')
  vi.advanceTimersByTime(49)
  expect(happened).toEqual([])
  vi.advanceTimersByTime(1)
  expect(happened).toEqual(['heart'])
})

test('a passing pointer shows nothing, and a leaving one hides it at once', () => {
  const { happened, approach, leave } = intent()
  approach('heart')
  vi.advanceTimersByTime(100)
  leave()
  vi.advanceTimersByTime(10_000)
  expect(happened).toEqual(['hidden'])
  leave()
  approach('menu')
  vi.advanceTimersByTime(200)
  approach('heart')
  expect(happened).toEqual(['hidden', 'menu', 'hidden'])
})

const view = { width: 1000, height: 800 }
const button = (left: number, top: number) => ({ left, top, right: left + 44, bottom: top + 44 })

test.each([
  ['below its button', button(478, 100), { top: 150, left: 500, translate: '-50%' }],
  ['to the right at the left edge', button(0, 100), { top: 150, left: 6 }],
  ['to the left at the right edge', button(940, 100), { top: 150, right: 16 }],
  ['above at the bottom', button(478, 740), { bottom: 66, left: 500, translate: '-50%' }],
])('a tooltip is placed %s', (_, box, place) => {
  expect(placeTooltip(box, view)).toEqual(place)
})
