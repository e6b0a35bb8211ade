import { expect, test } from 'vitest'
import { parseStoredAnswer, withoutNodesOwn, writeStoredAnswer } from './answer.ts'

const headers = ['Content-Type', 'text/html', 'Date', 'today', 'Connection', 'keep-alive', 'ETag', '"a"']

test('node’s own headers are not sent twice', () => {
  expect(withoutNodesOwn(headers)).toEqual(['Content-Type', 'text/html', 'ETag', '"a"'])
})

test('a stored response is restored byte for byte', () => {
  const body = Buffer.from([0, 255, 10, 13])
  expect(parseStoredAnswer(writeStoredAnswer({ status: 200, headers: ['ETag', '"a"'], body }))).toEqual({
    headers: ['ETag', '"a"'],
    body,
  })
})
