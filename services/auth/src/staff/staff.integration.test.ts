import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDemoUsers, demoUsers } from '../demo-users.ts'
import { karen, startTestAuth, type TestAuth } from '../testing/start-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth()
})
beforeEach(() => auth.renew())
afterAll(() => auth.stop())

const staff = { email: 'mette@marram.example', password: karen.password }
const logInStaff = async () => {
  await auth.addUser({ ...staff, type: 'internal' })
  return auth.client.login(staff)
}

test('staff free an address of its captcha', async () => {
  for (let index = 0; index < 3; index += 1) await auth.client.login({ ...karen, password: 'wrong' }).catch(() => {})
  await expect(auth.client.login({ ...karen })).rejects.toMatchObject({ code: 'captcha-required' })
  await auth.client.resetCaptcha(await logInStaff(), 'Karen@Example.org')
  await auth.client.login({ ...karen })
})

test('staff end the links that were mailed to a customer, and only to a customer', async () => {
  const at = new Date('2027-03-01T10:00:00Z')
  const link = {
    user_id: auth.karenId(),
    token_hash: 'a'.repeat(64),
    created_at: at,
    expires_at: new Date('2028-01-01'),
  }
  await auth.db.insertInto('password_reset').values(link).execute()
  const token = await logInStaff()
  await auth.client.resetCustomerLinks(token, auth.karenId())
  expect(await auth.db.selectFrom('password_reset').selectAll().execute()).toEqual([])
  await expect(auth.client.resetCustomerLinks(token, 999_999)).rejects.toMatchObject({ status: 404 })
})

test('guests may do neither', async () => {
  const token = await auth.client.login({ ...karen })
  await expect(auth.client.resetCaptcha(token, karen.email)).rejects.toMatchObject({ status: 403, code: 'not-allowed' })
  await expect(auth.client.resetCustomerLinks(token, auth.karenId())).rejects.toMatchObject({ status: 403 })
})

test('users of the demo get in where the demo runs; making them twice makes them once', async () => {
  await createDemoUsers(auth.db)
  await createDemoUsers(auth.db)
  for (const { email, password, type } of demoUsers) {
    const target = type === 'creditor' ? 'owner' : type === 'customer' ? 'guest' : null
    expect(await auth.client.login({ email, password }, target)).toBeTruthy()
  }
})

test('in production nobody gets in as a user of the demo, not even with a session from before', async () => {
  const production = await startTestAuth({ admitsDemoUsers: false })
  try {
    await createDemoUsers(production.db)
    const [guest] = demoUsers
    const login = production.client.login({ email: guest?.email ?? '', password: guest?.password ?? '' })
    await expect(login).rejects.toMatchObject({ code: 'login-refused' })
    await production.renew()
    const token = await production.client.login({ ...karen })
    await production.db.updateTable('user_account').set({ is_demo: true }).execute()
    await expect(production.client.profile(token)).rejects.toThrow('Not logged in')
  } finally {
    await production.stop()
  }
})
