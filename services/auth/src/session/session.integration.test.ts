import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sweep } from '../server.ts'
import { saveRoles } from '../staff/desk-members.ts'
import { karen, startTestAuth, type TestAuth } from '../testing/start-auth.ts'
import { hashToken } from '../token.ts'
import { findSession } from './find-session.ts'
import { endAllSessions, isStillOpen, openSession } from './session.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth()
})
beforeEach(() => auth.renew())
afterAll(() => auth.stop())

const logIn = () => auth.client.login({ ...karen, captcha: null })
const hourMs = 60 * 60_000

test('whoami returns the next token, the permissions and the user', async () => {
  const token = await logIn()
  const identity = await auth.client.whoami(token)
  expect(identity.token).not.toBe(token)
  expect(identity.permissions).toEqual(['profile', 'account-deletion', 'favorites', 'bookings'])
  expect(identity.user).toEqual({
    id: auth.karenId(),
    type: 2,
    role: 'Default',
    email: karen.email,
    firstname: 'Karen',
    lastname: 'Holm',
    languageId: 2,
  })
})

test('another service can identify a token, which stays valid', async () => {
  const token = await logIn()
  const { token: _next, ...identity } = await auth.client.whoami(token)
  expect(await auth.client.identify(token)).toEqual(identity)
  expect(await auth.db.selectFrom('user_session').select('id').execute()).toHaveLength(2)
  await expect(auth.client.identify('A'.repeat(43))).rejects.toThrow('Not logged in')
})

test('it works without a body, and with a login target that admits the user', async () => {
  const token = await logIn()
  const bare = await auth.send('/whoami/', undefined, { token, method: 'POST' })
  expect(bare.status).toBe(200)
  expect((await auth.client.whoami(token, { loginTarget: 'guest' })).token).toBeTruthy()
  await expect(auth.client.whoami(token, { loginTarget: 'owner' })).rejects.toThrow('Not logged in')
})

test.each([
  ['creditor', 1, 'House owner', 'houses'],
  ['internal', 3, 'Default', 'staff'],
] as const)('a %s has type %i, role %s and the flag %s', async (type, id, role, flag) => {
  const email = `${type}@example.org`
  await auth.addUser({ email, type })
  const identity = await auth.client.whoami(await auth.client.login({ email, password: karen.password }))
  expect(identity.user).toMatchObject({ type: id, role })
  expect(identity.permissions).toContain(flag)
  expect(identity.desk).toEqual(type === 'internal' ? [] : undefined)
})

test('staff are told what their roles permit, also roles of the agency’s own', async () => {
  const email = 'mette@marram.example'
  await auth.addUser({ email, type: 'internal' })
  const { user } = await auth.client.whoami(await auth.client.login({ email, password: karen.password }))
  await saveRoles(auth.db, user.id, ['finance', 'moderator'])
  await auth.db
    .insertInto('desk_role')
    .values({ name: 'moderator', permissions: ['reviews.write'] })
    .execute()
  const token = await auth.client.login({ email, password: karen.password })
  expect((await auth.client.identify(token)).desk).toEqual([
    'bookings.read',
    'bookings.money',
    'reviews.write',
    'messages.read',
    'audit.read',
  ])
})

test('without a login there are no permissions and no identity', async () => {
  await expect(auth.client.whoami(null)).rejects.toThrow('Not logged in')
  for (const token of ['unknown', 'A'.repeat(43)]) {
    const response = await auth.send('/whoami/', {}, { token })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ data: { error: 'Not logged in' }, meta: { code: 'not-logged-in' } })
  }
})

test('two tabs that call concurrently are both still logged in a day later', async () => {
  const token = await logIn()
  const [first, second] = await Promise.all([auth.client.whoami(token), auth.client.whoami(token)])
  expect(first.token).not.toBe(second.token)
  await auth.client.profile(first.token)
  await auth.client.profile(second.token)
  auth.pass(24 * hourMs)
  await auth.client.profile(first.token)
  await auth.client.profile(second.token)
})

test('the old token expires a minute after the next one is used', async () => {
  const token = await logIn()
  const next = await auth.client.whoami(token)
  await auth.client.profile(next.token)
  auth.pass(59_000)
  await auth.client.profile(token)
  auth.pass(2000)
  await expect(auth.client.profile(token)).rejects.toThrow('Not logged in')
})

test('a lost reply logs nobody out', async () => {
  const token = await logIn()
  await auth.client.whoami(token)
  auth.pass(24 * hourMs)
  expect((await auth.client.whoami(token)).token).toBeTruthy()
})

test('a copied token used after it expired ends the session for the thief too', async () => {
  const stolen = await logIn()
  const next = await auth.client.whoami(stolen)
  await auth.client.profile(next.token)
  auth.pass(hourMs)
  await expect(auth.client.whoami(stolen)).rejects.toThrow('Not logged in')
  await expect(auth.client.profile(next.token)).rejects.toThrow('Not logged in')
  expect(auth.logged.join()).toContain('used after its successor')
})

test('a session expires 720 hours after its latest token', async () => {
  const token = await logIn()
  auth.pass(719 * hourMs)
  const next = await auth.client.whoami(token)
  auth.pass(719 * hourMs)
  await auth.client.profile(next.token)
  auth.pass(2 * hourMs)
  await expect(auth.client.profile(next.token)).rejects.toThrow('Not logged in')
})

test('a session ends after ninety days, even if renewed', async () => {
  let token = await logIn()
  for (let day = 20; day <= 80; day += 20) {
    auth.pass(20 * 24 * hourMs)
    token = (await auth.client.whoami(token)).token
  }
  auth.pass(9 * 24 * hourMs)
  token = (await auth.client.whoami(token)).token
  auth.pass(24 * hourMs)
  await expect(auth.client.profile(token)).rejects.toThrow('Not logged in')
})

test('the owner can list and end sessions', async () => {
  const own = await auth.client.whoami(await logIn())
  const other = await logIn()
  auth.pass(hourMs)
  await auth.client.profile(own.token)
  const [first, second, ...more] = await auth.client.sessions(own.token)
  expect(more).toEqual([])
  expect([first?.isCurrent, second?.isCurrent]).toEqual([true, false])
  expect(first).toMatchObject({ device: '', startedAt: '2027-03-01T10:00:00.000Z', usedAt: '2027-03-01T11:00:00.000Z' })
  await auth.client.endSession(own.token, second?.id ?? '')
  await expect(auth.client.profile(other)).rejects.toThrow('Not logged in')
  await auth.client.profile(own.token)
  expect(auth.logged.join()).toContain('"event":"session.ended"')
})

test('a user cannot end others’ sessions', async () => {
  const token = await logIn()
  const [session] = await auth.client.sessions(token)
  await auth.addUser({ email: 'bo@example.org' })
  const bo = await auth.client.login({ email: 'bo@example.org', password: karen.password })
  await expect(auth.client.endSession(bo, session?.id ?? '')).rejects.toMatchObject({ code: 'unknown-session' })
  expect((await auth.send('/sessions/end/', { id: '1 or true' }, { token: bo })).status).toBe(422)
  await auth.client.profile(token)
})

test('a logout ends all tokens of the session, and no other session', async () => {
  const token = await logIn()
  const other = await logIn()
  const next = await auth.client.whoami(token)
  await auth.client.logout(token)
  await expect(auth.client.profile(token)).rejects.toThrow('Not logged in')
  await expect(auth.client.profile(next.token)).rejects.toThrow('Not logged in')
  await auth.client.profile(other)
  expect((await auth.send('/logout/', {}, { token })).status).toBe(200)
})

/** The number of sessions of this test's database that wait for a lock. */
async function waiting(): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(auth.db)
  return found.rows[0]?.count ?? 0
}

/** Resolves when the request waits at the lock, or has passed it, which a test then notices. */
async function untilWaiting(count: number, request: Promise<unknown>): Promise<void> {
  let isOver = false
  const end = (): void => {
    isOver = true
  }
  request.then(end, end)
  await vi.waitUntil(async () => isOver || (await waiting()) >= count)
}

const openSessions = () =>
  auth.db.selectFrom('user_session').select('token_hash').where('revoked_at', 'is', null).execute()

test('a token requested while all sessions are being ended is refused', async () => {
  const token = await logIn()
  await auth.client.profile(token)
  const late = await auth.db.transaction().execute(async (trx) => {
    await endAllSessions(trx, auth.karenId(), auth.context.now())
    const request = auth.client.whoami(token)
    await untilWaiting(1, request)
    return { request }
  })
  await expect(late.request).rejects.toThrow('Not logged in')
  expect(await openSessions()).toEqual([])
})

test('a token written during a password change ends with the others', async () => {
  const [stolen, own] = [await logIn(), await logIn()]
  const session = await findSession(stolen, auth.context)
  if (session === null) throw new Error('Nobody is logged in.')
  const late = await auth.db.transaction().execute(async (trx) => {
    expect(await isStillOpen(trx, session)).toBe(true)
    const renewed = await openSession(trx, { userId: session.userId, now: auth.context.now(), from: session })
    const password = 'et andet ord ved havet'
    const fields = { current_password: karen.password, password, password_confirm: password }
    const changed = auth.client.changePassword(own, fields)
    await untilWaiting(1, changed)
    return { renewed, changed }
  })
  const changed = await late.changed
  await expect(auth.client.profile(late.renewed)).rejects.toThrow('Not logged in')
  await auth.client.profile(changed)
  expect(await openSessions()).toHaveLength(1)
})

test('the old password opens no session if replaced during the comparison', async () => {
  const late = await auth.db.transaction().execute(async (trx) => {
    const at = auth.context.now()
    await trx.updateTable('user_account').set({ password_changed_at: at }).where('id', '=', auth.karenId()).execute()
    const request = logIn()
    await untilWaiting(1, request)
    return { request }
  })
  await expect(late.request).rejects.toMatchObject({ code: 'login-refused' })
  expect(await openSessions()).toEqual([])
})

test('a reset by mail wins over a concurrent change with the old password', async () => {
  const token = await logIn()
  await auth.client.profile(token)
  const late = await auth.db.transaction().execute(async (trx) => {
    await endAllSessions(trx, auth.karenId(), auth.context.now())
    const password = 'et andet ord ved havet'
    const fields = { current_password: karen.password, password, password_confirm: password }
    const request = auth.client.changePassword(token, fields)
    await untilWaiting(1, request)
    return { request }
  })
  await expect(late.request).rejects.toThrow('Not logged in')
  await logIn()
})

test('a session that ends meanwhile cannot confirm a new address', async () => {
  const token = await logIn()
  await auth.client.profile(token)
  const at = auth.context.now()
  const link = { token_hash: hashToken('a-link'.padEnd(43, '-')), email: 'thief@example.org' }
  const wish = { ...link, user_id: auth.karenId(), created_at: at, expires_at: new Date('2028-01-01') }
  await auth.db.insertInto('email_change').values(wish).execute()
  const late = await auth.db.transaction().execute(async (trx) => {
    await endAllSessions(trx, auth.karenId(), at)
    const request = auth.client.confirmEmail(token, 'a-link'.padEnd(43, '-'))
    await untilWaiting(1, request)
    return { request }
  })
  await expect(late.request).rejects.toThrow('Not logged in')
  await logIn()
})

test('an expired session does not count as a copied token', async () => {
  const token = await logIn()
  const { token: unused } = await auth.client.whoami(token)
  auth.pass(721 * hourMs)
  await expect(auth.client.profile(token)).rejects.toThrow('Not logged in')
  expect(auth.logged.join()).not.toContain('session.copied')
  expect(unused).not.toBe(token)
})

test('a logout with an unknown token succeeds', async () => {
  expect((await auth.send('/logout/', {}, { token: 'A'.repeat(43) })).status).toBe(200)
})

test('two requests for another address are one job, with the latter', async () => {
  const token = await logIn()
  for (const email of ['first@example.net', 'second@example.net']) {
    await auth.client.changeEmail(token, { email, password: karen.password })
  }
  const jobs = await sql<{ payload: object }>`
    select payload from graphile_worker._private_jobs where key = ${`auth email ${auth.karenId()}`}`.execute(auth.db)
  expect(jobs.rows).toMatchObject([{ payload: { email: 'second@example.net' } }])
})

test('the stored hash is not a valid token', async () => {
  await logIn()
  const { token_hash } = await auth.db.selectFrom('user_session').select('token_hash').executeTakeFirstOrThrow()
  await expect(auth.client.profile(token_hash)).rejects.toThrow('Not logged in')
})

test('the sweep deletes only expired rows', async () => {
  const ended = await logIn()
  await auth.client.logout(ended)
  const living = await logIn()
  const left = () => auth.db.selectFrom('user_session').select('id').execute()
  // Stored for a week, to detect a copied token.
  await sweep(auth.db, new Date('2027-03-08T09:59:59Z'))
  expect(await left()).toHaveLength(2)
  await sweep(auth.db, new Date('2027-03-08T10:00:01Z'))
  expect(await left()).toHaveLength(1)
  await auth.client.profile(living)
})

test('every reply is no-store', async () => {
  const token = await logIn()
  for (const response of [await auth.send('/profile/', undefined, { token }), await auth.send('/profile/')]) {
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
})
