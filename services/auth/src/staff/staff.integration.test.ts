import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDemoUsers, type DemoUser } from '../demo-users.ts'
import { countTry, loadTries, subjectsOf } from '../login/tries.ts'
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

test('staff can reset the captcha of an address', async () => {
  for (let index = 0; index < 3; index += 1) await auth.client.login({ ...karen, password: 'wrong' }).catch(() => {})
  await expect(auth.client.login({ ...karen })).rejects.toMatchObject({ code: 'captcha-required' })
  await auth.client.resetCaptcha(await logInStaff(), 'Karen@Example.org')
  await auth.client.login({ ...karen })
})

test('staff can reset the captcha of a registration, for any plus tag', async () => {
  const register = (tag: string) =>
    auth.client.register({ email: `bo${tag}@example.org`, firstname: 'Bo', lastname: 'Friis', languageId: 1 })
  for (const tag of ['', '+a', '+b']) await register(tag)
  await expect(register('+c')).rejects.toMatchObject({ code: 'captcha-required' })
  await auth.client.resetCaptcha(await logInStaff(), 'bo+d@example.org')
  await register('+c')
})

test('a reset covers every login target', async () => {
  const { context } = auth
  const doors = ['login', 'register', 'prove', 'email']
  const subjects = await Promise.all(doors.map((door) => subjectsOf(door, karen.email, context)))
  for (const subject of subjects) await countTry(subject, context)
  await auth.client.resetCaptcha(await logInStaff(), karen.email)
  for (const subject of subjects) expect((await loadTries(subject, context)).account).toBe(0)
})

test('staff can revoke mailed links, only of customers', async () => {
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

test('guests can do neither', async () => {
  const token = await auth.client.login({ ...karen })
  await expect(auth.client.resetCaptcha(token, karen.email)).rejects.toMatchObject({ status: 403, code: 'not-allowed' })
  await expect(auth.client.resetCustomerLinks(token, auth.karenId())).rejects.toMatchObject({ status: 403 })
})

describe('the lists of owners and guests', () => {
  const ask = async (path: string, token: string | null) => {
    const response = await auth.send(path, undefined, { token, method: 'GET' })
    return { status: response.status, ...(await response.json()) }
  }
  const people = async () => {
    await auth.addUser({ email: 'jens@example.org', type: 'creditor' })
    for (const name of ['anna', 'bo', 'clara']) await auth.addUser({ email: `${name}@example.dk`, type: 'customer' })
    return logInStaff()
  }
  const emails = ({ data }: { data: { email: string }[] }) => data.map(({ email }) => email)

  // spec: call GET /rest/v1/bs/creditors/; call GET /rest/v1/bs/customers/
  test('show staff owners and guests, with minimal data', async () => {
    const token = await people()
    const owners = await ask('/rest/v1/bs/creditors/', token)
    expect([owners.status, emails(owners), owners.meta.total]).toEqual([200, ['jens@example.org'], 1])
    expect(Object.keys(owners.data[0])).toEqual(['id', 'firstname', 'lastname', 'email', 'languageId', 'createdAt'])
    const guests = await ask('/rest/v1/bs/customers/', token)
    expect(emails(guests)).toEqual([karen.email, 'anna@example.dk', 'bo@example.dk', 'clara@example.dk'])
  })

  // spec: call GET /rest/v1/bs/customers/; call order_by[field]
  test('have pages, an order and a search', async () => {
    const token = await people()
    const list = async (query: string) => {
      const reply = await ask(`/rest/v1/bs/customers/?${query}`, token)
      return [emails(reply), reply.meta.total]
    }
    expect(await list('order_by[email]=desc&limit=2')).toEqual([[karen.email, 'clara@example.dk'], 4])
    expect(await list('order_by[email]=asc&limit=2&skip=1')).toEqual([['bo@example.dk', 'clara@example.dk'], 4])
    expect(await list('q=EXAMPLE.dk+bo')).toEqual([['bo@example.dk'], 1])
    expect(await list('q=%25')).toEqual([[], 0])
    expect(await list(`id_in=${auth.karenId()}`)).toEqual([[karen.email], 1])
    for (const wrong of ['order_by[password_hash]=asc', 'limit=101', 'id_in=x', 'email_in=a']) {
      expect((await ask(`/rest/v1/bs/customers/?${wrong}`, token)).status, wrong).toBe(400)
    }
  })

  test('are closed to guests, owners and strangers, and logged as security events', async () => {
    const staffToken = await people()
    const guest = await auth.client.login({ ...karen })
    const owner = await auth.client.login({ email: 'jens@example.org', password: karen.password })
    for (const path of ['/rest/v1/bs/creditors/', '/rest/v1/bs/customers/']) {
      for (const token of [guest, owner]) expect(await ask(path, token)).toMatchObject({ status: 403, data: {} })
      expect((await ask(path, null)).status).toBe(401)
      expect(JSON.stringify(await ask(path, guest))).not.toContain('@')
    }
    await ask('/rest/v1/bs/customers/?q=anna', staffToken)
    const line = auth.logged.find((text) => text.includes('staff.accounts-listed')) ?? ''
    expect(line).toContain('customer')
    expect(line).not.toMatch(/anna|@/)
  })
})

const demoUsers: readonly DemoUser[] = (['customer', 'creditor', 'internal'] as const).map((type) => {
  const email = `${type}@example.org`
  return { email, password: `public-${type}`, type, firstname: 'Karen', lastname: 'Holm', languageId: 1 }
})

test('demo users can log in to the demo, and are created once', async () => {
  await createDemoUsers(auth.db, demoUsers)
  await createDemoUsers(auth.db, demoUsers)
  const made = auth.db.selectFrom('user_account').select(['email', 'type', 'is_demo', 'language_id']).orderBy('id')
  expect((await made.where('is_demo', '=', true).execute()).map(({ email, type }) => [email, type])).toEqual([
    ['customer@example.org', 2],
    ['creditor@example.org', 1],
    ['internal@example.org', 3],
  ])
  for (const { email, password, type } of demoUsers) {
    const target = type === 'creditor' ? 'owner' : type === 'customer' ? 'guest' : null
    expect(await auth.client.login({ email, password }, target)).toBeTruthy()
  }
})

test('production admits no demo user, not even with an earlier session', async () => {
  const production = await startTestAuth({ admitsDemoUsers: false })
  try {
    await createDemoUsers(production.db, demoUsers)
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
