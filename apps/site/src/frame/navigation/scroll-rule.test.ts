import { expect, test } from 'vitest'
import { createScrollRule } from './scroll-rule.ts'

test('a guest who scrolls before the scripts arrive stays there; every later page begins at its top or anchor', () => {
  const mayMove = createScrollRule(true)
  expect([mayMove(), mayMove(), mayMove()]).toEqual([false, true, true])
})

test('the server writes the script that restores the position of a reloaded page', () => {
  expect(createScrollRule(false)()).toBe(true)
})
