import { expect, test } from 'vitest'
import { answerLength } from './answer-length.ts'

test('an answer is as long as its headers and what they announce', () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n'
  expect(answerLength(Buffer.from(`${head}he`))).toBe(head.length + 5)
})

test('half a header says nothing yet', () => {
  expect(answerLength(Buffer.from('HTTP/1.1 200 OK\r\nContent-Le'))).toBeNull()
})

test('an answer without a length cannot be counted', () => {
  expect(() => answerLength(Buffer.from('HTTP/1.1 200 OK\r\n\r\n'))).toThrow()
})
