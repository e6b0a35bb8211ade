import { expect, test } from 'vitest'
import { isDeeperThan, nestingOf } from './nesting.ts'

test('brackets are counted outside of texts and comments only', () => {
  expect(nestingOf('{ a(b: "{{{{", c: """ {{ " {{ """) { d } } # {{{')).toBe(2)
})

test('a value is too deep from the first level beyond the limit on', () => {
  expect(isDeeperThan({ a: [{ b: 1 }] }, 3)).toBe(false)
  expect(isDeeperThan({ a: [{ b: { c: 1 } }] }, 3)).toBe(true)
})

test('a text that never ends is read once', () => {
  const quotes = '"\\'.repeat(50_000)
  expect(nestingOf(`{ a(b: ${quotes}{{{`)).toBe(2)
  expect(nestingOf(`{ a(b: """${quotes}{{{`)).toBe(2)
})

test('a quoted end of a block text does not end it', () => {
  expect(nestingOf('{ a(b: """\\""" { """) { b { c } } }')).toBe(3)
})

test('a comment ends at every kind of line end', () => {
  for (const end of ['\n', '\r', '\r\n']) expect(nestingOf(`{ a # x${end} { b { c } } }`)).toBe(3)
})
