import { expect, test } from 'vitest'
import { answerGraphql } from './direct-graphql.ts'
import { runInRequestContext } from './request-context.ts'

const question = { path: 'graphql', body: { query: '{ houses }' }, headers: { 'x-preview-key': 'k' } }

function connect(result: () => unknown) {
  const seen: unknown[] = []
  const answer = answerGraphql({
    service: 'broker',
    yoga: {
      getResultForParams: ({ params, request }, context) => {
        seen.push([params.query, request.method, context])
        return result()
      },
    },
    open: async (headers) => ({ context: headers, tags: () => new Set(['lodgings']) }),
  })
  return { answer, seen }
}

test('a question is answered with its data and tags, in the context of its headers', async () => {
  const { answer, seen } = connect(async () => ({ data: { houses: 3 } }))
  expect(await answer(question)).toEqual({ body: { data: { houses: 3 } }, tags: ['lodgings'] })
  expect(seen).toEqual([['{ houses }', 'POST', { 'x-preview-key': 'k' }]])
})

test('a failed resolver is reported as in a reply, without server-only details', async () => {
  const errors = [
    { message: 'Unexpected error.', path: ['houses'], extensions: { code: 'INTERNAL', unexpected: true } },
  ]
  const told = [{ message: 'Unexpected error.', path: ['houses'], extensions: { code: 'INTERNAL' } }]
  const { answer } = connect(() => ({ data: null, errors }))
  expect(await answer(question)).toEqual({ body: { errors: told, data: null }, tags: ['lodgings'] })
})

test.each([
  [
    'an error with a status',
    () => ({ data: null, errors: [{ message: 'no', extensions: { http: { status: 400 } } }] }),
  ],
  ['a document that was not executed', () => ({ errors: [{ message: 'Syntax Error' }] })],
  ['nothing', () => undefined],
  [
    'an exception',
    () => {
      throw new Error('Invalid GraphQL Operation')
    },
  ],
])('%s must be sent as a request, which has a status', async (_, result) => {
  expect(await connect(result).answer(question)).toBeNull()
})

test.each([
  ['another path', { ...question, path: 'graphql/other' }],
  ['no query', { ...question, body: { query: 7 } }],
  ['no body', { ...question, body: null }],
])('%s is not executed', async (_, given) => {
  const { answer, seen } = connect(() => ({ data: {} }))
  expect([await answer(given), seen]).toEqual([null, []])
})

test("a visitor's question is sent as a request, so that it counts against the rate limit", async () => {
  const { answer, seen } = connect(() => ({ data: {} }))
  const context = { requestId: 'request-1', address: '192.0.2.1' }
  expect([await runInRequestContext(context, () => answer(question)), seen]).toEqual([null, []])
})
