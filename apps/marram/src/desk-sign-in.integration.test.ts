import { type Agency, startAgency } from '@marram/testkit/agency'
import { afterAll, beforeAll, expect, test } from 'vitest'

let agency: Agency
beforeAll(async () => {
  agency = await startAgency({ env: { DESK_SECOND_FACTOR: 'required' } })
})
afterAll(() => agency.stop())

const post = async (path: string, body: unknown, cookie = '') => {
  const headers = { 'sec-fetch-site': 'same-origin', 'idempotency-key': 'k1', cookie }
  const url = `http://127.0.0.1:${agency.port}/api/desk/${path}/`
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const { data, meta } = await response.json()
  return { status: response.status, data, meta, cookies: response.headers.getSetCookie() }
}

test('in the whole program, a password alone opens nothing of the desk', async () => {
  const { status, cookies } = await post('session/login', {
    email: 'staff@marram.example',
    password: 'marram-demo-staff',
  })
  expect(status).toBe(200)
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ')
  expect(cookie).toMatch(/identity=[\w-]{43}/)
  expect((await post('session/state', { input: {} }, cookie)).data).toMatchObject({
    missing: 'enrol',
    isRequired: true,
  })
  for (const path of ['auth/people.invite', 'booking/booking.confirm']) {
    expect(await post(path, { input: {} }, cookie)).toMatchObject({
      status: 403,
      data: { secondFactor: 'enrol' },
      meta: { code: 'second-factor-needed' },
    })
  }
})
