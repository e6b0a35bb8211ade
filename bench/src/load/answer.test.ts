import { expect, test } from 'vitest'
import { parseStoredAnswer, withoutNodesOwn, writeStoredAnswer } from './answer.ts'

const headers = ['Content-Type', 'text/html', 'Date', 'today', 'Connection', 'keep-alive', 'ETag', '"a"']

test('what node adds by itself is not sent twice', () => {
  expect(withoutNodesOwn(headers)).toEqual(['Content-Type', 'text/html', 'ETag', '"a"'])
})

test('an answer comes back byte for byte', () => {
  const body = Buffer.from([0, 255, 10, 13])
  expect(parseStoredAnswer(writeStoredAnswer({ status: 200, headers: ['ETag', '"a"'], body }))).toEqual({
    headers: ['ETag', '"a"'],
    body,
  })
})
