import { describe, expect, test } from 'vitest'
import { type ScrollState, scrollTo, topOfPage } from './scroll-state.ts'

function after(...ys: number[]): ScrollState {
  return ys.reduce(scrollTo, topOfPage)
}

describe('the header', () => {
  // spec: constant header scroll
  test.each([
    [0, false],
    [60, false],
    [61, true],
    [400, true],
  ])('at %d px is small: %s', (y, isSmall) => {
    expect(after(y).isSmall).toBe(isSmall)
  })

  // spec: constant header scroll
  test('stays while the guest reads the first 100 px', () => {
    expect(after(50, 100).isHidden).toBe(false)
  })
  test('hides on the way down, and comes back on the way up', () => {
    expect(after(50, 101).isHidden).toBe(true)
    expect(after(50, 900, 890).isHidden).toBe(false)
    expect(after(50, 900, 890, 900).isHidden).toBe(true)
  })
  test('is shown at the top, by whatever means the guest got there', () => {
    expect(after(900, 0)).toEqual({ y: 0, isHidden: false, isSmall: false })
  })
  test('ignores small jitter, but not a slow scroll', () => {
    expect(after(500, 497).isHidden).toBe(true)
    expect(after(500, 498, 496).isHidden).toBe(false)
  })
  test('treats overscroll past the top as the top', () => {
    expect(after(-40)).toEqual(topOfPage)
  })
})
