import { createServiceClient } from '@marram/contract/service-client'
import { expect, test } from 'vitest'
import { createFindUser } from './find-user.ts'

const answering = (status: number, body: unknown) => {
  const seen: string[] = []
  const fetch = async (_: string, init: RequestInit) => {
    seen.push(new Headers(init.headers).get('authorization') ?? '')
    return Response.json(body, { status })
  }
  const findUser = createFindUser((token) =>
    createServiceClient({ name: 'auth', baseUrl: 'http://auth', publicKey: 'key', fetch, bearer: () => token }),
  )
  return { findUser, seen }
}

const karen = {
  id: 7,
  type: 2,
  role: 'Default',
  email: 'karen@example.org',
  firstname: 'Karen',
  lastname: 'Müller',
  languageId: 2,
}

test('a token belongs to the account that the auth service returns', async () => {
  const { findUser, seen } = answering(200, { data: { permissions: ['profile', 'bookings'], user: karen }, meta: {} })
  expect(await findUser('token')).toEqual({ id: 7, email: 'karen@example.org', hasBookings: true })
  expect(seen).toEqual(['Bearer token'])
})

test('a staff account has no bookings', async () => {
  const { findUser } = answering(200, { data: { permissions: ['profile', 'staff'], user: karen }, meta: {} })
  expect(await findUser('token')).toMatchObject({ hasBookings: false })
})

test('an invalid token gives null; an outage throws', async () => {
  const refusal = { data: { error: 'Not logged in' }, meta: { code: 'bearer-invalid' } }
  expect(await answering(401, refusal).findUser('token')).toBeNull()
  await expect(answering(503, refusal).findUser('token')).rejects.toThrow('503')
})
