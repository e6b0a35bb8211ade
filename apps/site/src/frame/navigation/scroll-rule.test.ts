import { expect, test } from 'vitest'
import { createScrollRule } from './scroll-rule.ts'

test('a guest who scrolls before the scripts arrive stays there; every later page begins where it should', () => {
  const mayMove = createScrollRule(true)
  expect([mayMove(), mayMove(), mayMove()]).toEqual([false, true, true])
})

test('the server writes the script that brings a reloaded page back to its place', () => {
  expect(createScrollRule(false)()).toBe(true)
})
