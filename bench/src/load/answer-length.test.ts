import { expect, test } from 'vitest'
import { answerLength } from './answer-length.ts'

test('the length of a response is its headers plus Content-Length', () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n'
  expect(answerLength(Buffer.from(`${head}he`))).toBe(head.length + 5)
})

test('incomplete headers give no length', () => {
  expect(answerLength(Buffer.from('HTTP/1.1 200 OK\r\nContent-Le'))).toBeNull()
})

test('a response without Content-Length is an error', () => {
  expect(() => answerLength(Buffer.from('HTTP/1.1 200 OK\r\n\r\n'))).toThrow()
})
