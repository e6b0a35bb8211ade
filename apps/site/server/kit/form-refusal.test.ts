import { ServiceError } from '@marram/contract/service-error'
import { expect, test } from 'vitest'
import { judgeFailure, presentRefusal } from './form-refusal.ts'

const refusal = (status: number, code: string, data = {}) =>
  new ServiceError(status, { data: { error: 'sentence', ...data }, meta: { code } })

test('a script gets the worker’s refusal, uncached', async () => {
  const response = presentRefusal(refusal(409, 'comments-closed'))
  expect([response.status, response.headers.get('cache-control')]).toEqual([409, 'no-store'])
  expect(await response.json()).toMatchObject({ data: { error: 'sentence' }, meta: { code: 'comments-closed' } })
})

test.each([refusal(500, 'internal-error'), new ServiceError(404, 'a proxy'), new TypeError('Failed to fetch')])(
  'on %s a script only learns that sending is unavailable',
  async (error) => {
    const response = presentRefusal(error)
    expect([response.status, (await response.json()).meta.code]).toEqual([503, 'workers-away'])
  },
)

test('a page gets the invalid fields, or the reason', () => {
  const fields = [{ field: 'email', code: 'too-long', limit: 254 }]
  expect(judgeFailure(refusal(422, 'form-invalid', { fields }))).toEqual({
    status: 422,
    refused: { problems: fields, failure: null },
  })
  expect(judgeFailure(refusal(422, 'form-invalid'))).toMatchObject({ status: 422, refused: { problems: [] } })
  expect(judgeFailure(refusal(429, 'too-many-requests'))).toMatchObject({
    status: 429,
    refused: { failure: 'too-many' },
  })
  expect(judgeFailure(refusal(500, 'internal-error'))).toMatchObject({
    status: 503,
    refused: { failure: 'unavailable' },
  })
  expect(judgeFailure(new TypeError('x'))).toEqual({ status: 503, refused: { problems: [], failure: 'unavailable' } })
})
