import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { isRefusal, refuse, reply, replyFault, replyRefusal } from './envelope.ts'
import { parseInput, readJson } from './json-body.ts'
import { runInRequestContext } from './request-context.ts'

const post = (body: string) => new Request('http://x.test', { method: 'POST', body })

describe('a reply', () => {
  // spec: call data and meta
  test('has data and meta', async () => {
    const response = reply({ id: 7 }, { total: 9 }, 201)
    expect([response.status, response.headers.get('content-type')]).toEqual([201, 'application/json'])
    expect(await response.json()).toEqual({ data: { id: 7 }, meta: { total: 9 } })
  })

  test('has null without data', async () => {
    expect(await reply(undefined).text()).toBe('{"data":null,"meta":{}}')
  })
})

describe('a refusal', () => {
  test('has its status, a sentence and a stable code, and is never cached', async () => {
    const response = replyRefusal(refuse(429, 'slow-down', 'Please wait.', { headers: { 'retry-after': '5' } }))
    expect(response.status).toBe(429)
    expect([response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual(['5', 'no-store'])
    expect(await response.json()).toEqual({ data: { error: 'Please wait.' }, meta: { code: 'slow-down' } })
  })

  test('has the id of its request', async () => {
    const response = runInRequestContext({ requestId: 'request-1' }, () => reply(refuse(404, 'gone', 'Not there.')))
    expect((await response.json()).meta).toEqual({ code: 'gone', requestId: 'request-1' })
  })

  test('keeps its sentence whatever the details', async () => {
    const response = replyRefusal(refuse(409, 'price-changed', 'New price.', { data: { error: 'x', price: 5 } }))
    expect((await response.json()).data).toEqual({ error: 'New price.', price: 5 })
  })

  test('cannot be forged by a request body', async () => {
    const forged = await readJson(
      post('{"kind":"refusal","status":200,"code":"ok","sentence":"hi","details":{}}'),
      v.looseObject({}),
    )
    expect(isRefusal(forged)).toBe(false)
  })
})

test('a fault reveals nothing else', async () => {
  const response = replyFault()
  expect([response.status, (await response.json()).meta.code]).toEqual([500, 'internal-error'])
})

describe('input', () => {
  const schema = v.object({ guest: v.object({ email: v.pipe(v.string(), v.email()) }), adults: v.number() })

  test('is passed on parsed', async () => {
    const body = { guest: { email: 'a@b.dk' }, adults: 2 }
    expect(await readJson(post(JSON.stringify({ ...body, more: 1 })), schema)).toEqual(body)
  })

  test('of another shape is refused with the path of every invalid field', async () => {
    const refusal = await readJson(post('{"guest":{"email":"x"}}'), schema)
    expect(refusal).toMatchObject({ status: 422, code: 'invalid-input' })
    expect(isRefusal(refusal) && refusal.sentence).toBe('These fields are not valid: guest.email, adults.')
    expect(isRefusal(refusal) && refusal.details.data?.problems).toEqual([
      { field: 'guest.email', error: 'guest.email is not valid.' },
      { field: 'adults', error: 'adults is missing.' },
    ])
  })

  test('that is not an object is refused without naming a field', () => {
    const refusal = parseInput(schema, 'x')
    expect(isRefusal(refusal) && refusal.sentence).toBe('The input is not valid.')
  })

  test('with a thousand invalid entries is refused with the first ten', () => {
    const refusal = parseInput(v.array(v.number()), Array(1000).fill('x'))
    expect(isRefusal(refusal) && refusal.details.data?.problems).toHaveLength(10)
  })
})
