import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { findBearer, isSameSecret, requirePublicKey } from './keys.ts'

describe('the public key', () => {
  const app = new Hono().use(requirePublicKey(['old-key', 'new-key'])).get('/', (c) => c.text('in'))
  const ask = (headers: Record<string, string>) => app.request('/', { headers })

  test.each(['old-key', 'new-key'])('%s is accepted', async (key) => {
    expect((await ask({ 'x-public-key': key })).status).toBe(200)
  })

  test.each(['', 'old', 'old-key2', 'OLD-KEY'])('"%s" is not', async (key) => {
    const response = await ask({ 'x-public-key': key })
    expect([response.status, (await response.json()).meta.code]).toEqual([401, 'public-key-unknown'])
  })

  test('is required', async () => {
    const response = await ask({})
    expect([response.status, (await response.json()).meta.code]).toEqual([401, 'public-key-missing'])
  })

  test('is never accepted if no key is configured', async () => {
    const closed = new Hono().use(requirePublicKey([])).get('/', (c) => c.text('in'))
    expect((await closed.request('/', { headers: { 'x-public-key': '' } })).status).toBe(401)
  })
})

describe('the bearer token', () => {
  test.each([undefined, 'Basic good', 'Bearer', 'Bearer  ', 'Bearer a b', 'Bearer ä', `Bearer ${'a'.repeat(5000)}`])(
    'is not read from a header like %.20s',
    (header) => {
      expect(findBearer(header)).toBeNull()
    },
  )

  test('is read with any case of its scheme', () => {
    expect(findBearer('bearer abc.def-ghi_j=')).toBe('abc.def-ghi_j=')
  })
})

test.each([
  ['a', 'a', true],
  ['a', 'b', false],
  ['a', 'aa', false],
  ['', '', true],
])('%j and %j are the same secret: %s', (a, b, same) => {
  expect(isSameSecret(a, b)).toBe(same)
})
