import { expect, test } from 'vitest'
import { isDeeperThan, nestingOf } from './nesting.ts'

test('brackets are counted outside of texts and comments only', () => {
  expect(nestingOf('{ a(b: "{{{{", c: """ {{ " {{ """) { d } } # {{{')).toBe(2)
})

test('a value is too deep from the first level beyond the limit on', () => {
  expect(isDeeperThan({ a: [{ b: 1 }] }, 3)).toBe(false)
  expect(isDeeperThan({ a: [{ b: { c: 1 } }] }, 3)).toBe(true)
})
