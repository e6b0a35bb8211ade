import { expect, test } from 'vitest'
import type { StoredResponse } from '../kit/stored-response.ts'
import { createPopularPages } from './popular-pages.ts'

function stored() {
  const calls: number[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const response: StoredResponse = {
    status: 200,
    etag: '""',
    sizeBytes: 0,
    variants: { identity, br: identity, gzip: identity },
    notModified: [],
    compressBetter(quality) {
      calls.push(quality)
      return promise
    },
  }
  return { response, calls, finish: resolve }
}
const identity = { headers: [], body: Buffer.alloc(0) }

test('a page that is sent three times is compressed again, once', () => {
  const { note } = createPopularPages()
  const { response, calls } = stored()
  for (let times = 1; times < 3; times++) note(response)
  expect(calls).toEqual([])
  for (let times = 3; times < 30; times++) note(response)
  expect(calls).toHaveLength(1)
})

test('a second page waits until the first is done', async () => {
  const { note } = createPopularPages()
  const [first, second] = [stored(), stored()]
  for (let times = 0; times < 10; times++) note(first.response)
  for (let times = 0; times < 20; times++) note(second.response)
  expect(second.calls).toEqual([])
  first.finish()
  await new Promise(setImmediate)
  note(second.response)
  expect(second.calls).toHaveLength(1)
})
