import { expect, test } from 'vitest'
import { isDeeperThan, nestingOf } from './nesting.ts'

test('only brackets outside of texts and comments count', () => {
  expect(nestingOf('{ a(b: "{{{{", c: """ {{ " {{ """) { d } } # {{{')).toBe(2)
})

test('a value is too deep from the first level beyond the limit', () => {
  expect(isDeeperThan({ a: [{ b: 1 }] }, 3)).toBe(false)
  expect(isDeeperThan({ a: [{ b: { c: 1 } }] }, 3)).toBe(true)
})

test('an unterminated text is scanned once', () => {
  const quotes = '"\\'.repeat(50_000)
  expect(nestingOf(`{ a(b: ${quotes}{{{`)).toBe(2)
  expect(nestingOf(`{ a(b: """${quotes}{{{`)).toBe(2)
})

test('an escaped quote does not end a block text', () => {
  expect(nestingOf('{ a(b: """\\""" { """) { b { c } } }')).toBe(3)
})

test('a comment ends at every kind of line end', () => {
  for (const end of ['\n', '\r', '\r\n']) expect(nestingOf(`{ a # x${end} { b { c } } }`)).toBe(3)
})
