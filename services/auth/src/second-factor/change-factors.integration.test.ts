import { factorFreshMs } from '@marram/domain/desk/second-factor'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveRoles } from '../staff/desk-members.ts'
import { createAuthenticator } from '../testing/authenticator.ts'
import { mette, openStaffBrowser, site } from '../testing/staff-browser.ts'
import { karen, startTestAuth, type TestAuth } from '../testing/start-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth({ requiresSecondFactor: true })
})
beforeEach(() => auth.renew())
afterAll(() => auth.stop())

const minuteMs = 60_000
const openBrowser = (options = {}) => openStaffBrowser(auth, options)

describe('factors', () => {
  test('cannot be added or removed by the password alone, nor later than a quarter of an hour', async () => {
    const browser = await openBrowser()
    const key = createAuthenticator()
    await browser.enrolPasskey(key)
    await browser.enrolPasskey()
    const thief = await openBrowser({ isNew: false })
    auth.pass(factorFreshMs)
    for (const { call } of [thief, browser]) {
      const needed = { status: 403, code: 'proof-needed' }
      await expect(call('enrol-passkey-options', {})).rejects.toMatchObject(needed)
      await expect(call('enrol-totp-options', {})).rejects.toMatchObject(needed)
      await expect(call('enrol-totp', { code: '123456' })).rejects.toMatchObject(needed)
      await expect(call('remove-factor', { kind: 'passkey', id: key.id })).rejects.toMatchObject(needed)
      await expect(call('renew-recovery-codes', {})).rejects.toMatchObject(needed)
    }
    await browser.provePasskey(key)
    expect(await browser.call('remove-factor', { kind: 'passkey', id: key.id })).toMatchObject({ missing: null })
  })

  test('one that was begun before the account had any is not finished by the password alone', async () => {
    const browser = await openBrowser()
    const thief = await openBrowser({ isNew: false })
    const { challenge } = await thief.call('enrol-passkey-options', {})
    await browser.enrolPasskey()
    const credential = createAuthenticator().create({ challenge, ...site })
    await expect(thief.call('enrol-passkey', { credential, name: '' })).rejects.toMatchObject({ code: 'proof-needed' })
  })

  test('the last one stays where one is required; removing another ends other proofs', async () => {
    const browser = await openBrowser()
    const key = createAuthenticator()
    await browser.enrolPasskey(key)
    const { codeIn } = await browser.enrolTotp()
    const phone = await openBrowser({ isNew: false })
    auth.pass(minuteMs)
    await phone.call('prove-code', { code: codeIn() })
    expect(await browser.call('remove-factor', { kind: 'totp' })).toMatchObject({ totp: null, missing: null })
    expect([await browser.missing(), await phone.missing()]).toEqual([undefined, 'prove'])
    const last = browser.call('remove-factor', { kind: 'passkey', id: key.id })
    await expect(last).rejects.toMatchObject({ status: 409, code: 'last-factor' })
    const unknown = { status: 404, code: 'unknown-factor' }
    await expect(browser.call('remove-factor', { kind: 'totp' })).rejects.toMatchObject(unknown)
    await expect(browser.call('remove-factor', { kind: 'passkey', id: 'AAAA' })).rejects.toMatchObject(unknown)
  })

  test('two tabs cannot remove the last two at once', async () => {
    const browser = await openBrowser()
    const keys = [createAuthenticator(), createAuthenticator()]
    for (const key of keys) await browser.enrolPasskey(key)
    const removed = keys.map(({ id }) => browser.call('remove-factor', { kind: 'passkey', id }))
    expect((await Promise.allSettled(removed)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('of a demo can all be removed, with the recovery codes', async () => {
    const demo = await startTestAuth()
    try {
      await demo.addUser({ ...mette, type: 'internal' })
      let token = await demo.client.login(mette)
      const options = await demo.client.signIn(token, 'enrol-passkey-options', { edition: 'de', input: {} })
      const key = createAuthenticator()
      const credential = key.create({ challenge: options.output.challenge, ...site })
      const input = { credential, name: '' }
      token = (await demo.client.signIn(token, 'enrol-passkey', { edition: 'de', input })).token ?? token
      const factor = { kind: 'passkey', id: key.id } as const
      const { output } = await demo.client.signIn(token, 'remove-factor', { edition: 'de', input: factor })
      expect(output).toMatchObject({ missing: null, passkeys: [], recoveryCodes: 0, idleMs: null })
    } finally {
      await demo.stop()
    }
  })

  test('are in the person’s own data, without their secrets', async () => {
    const browser = await openBrowser()
    await browser.enrolPasskey(createAuthenticator(), 'Reception')
    await browser.enrolTotp()
    const data = await auth.client.downloadData(browser.token())
    expect(data).toMatchObject({ passkeys: [{ name: 'Reception' }], authenticatorApps: [{}] })
    expect(JSON.stringify(data)).not.toMatch(/sealed|publicKey|public_key/)
  })
})

describe('an administrator', () => {
  const admin = { email: 'anna@marram.example', password: karen.password }
  const command = async (token: string, email: string, key: string) => {
    const headers = { 'x-public-key': 'key', authorization: `Bearer ${token}`, 'idempotency-key': key }
    const body = JSON.stringify({ input: { email }, reason: 'lost the telephone' })
    const url = 'http://auth/desk/people.reset-second-factor/'
    const response = await auth.handle(new Request(url, { method: 'POST', headers, body }))
    return { status: response.status, ...(await response.json()) }
  }
  const openAdmin = async () => {
    const id = await auth.addUser({ ...admin, type: 'internal' })
    await saveRoles(auth.db, id, ['administrator'])
    const login = await auth.client.login(admin)
    const { output } = await auth.client.signIn(login, 'enrol-passkey-options', { edition: 'de', input: {} })
    const input = { credential: createAuthenticator().create({ challenge: output.challenge, ...site }), name: '' }
    return (await auth.client.signIn(login, 'enrol-passkey', { edition: 'de', input })).token ?? ''
  }

  test('resets the factor of somebody who lost it, and the log says so', async () => {
    const browser = await openBrowser()
    await browser.enrolPasskey()
    await browser.enrolTotp()
    const token = await openAdmin()
    expect(await command(token, ' Mette@marram.example', 'k1')).toMatchObject({
      status: 200,
      data: { passkeys: 1, app: true },
    })
    await expect(browser.identity()).rejects.toThrow('Not logged in')
    expect(await (await openBrowser({ isNew: false })).missing()).toBe('enrol')
    const [entry] = await auth.db.selectFrom('audit_entry').selectAll().execute()
    expect(entry).toMatchObject({
      command: 'people.reset-second-factor',
      before: { passkeys: 1, app: true },
      after: { passkeys: 0, app: false },
      reason: 'lost the telephone',
    })
  })

  test('cannot reset their own, a guest’s or nobody’s', async () => {
    const token = await openAdmin()
    expect(await command(token, admin.email, 'k1')).toMatchObject({ status: 409, meta: { code: 'own-factor' } })
    for (const email of [karen.email, 'nobody@example.org']) {
      expect(await command(token, email, 'k2')).toMatchObject({ status: 404, meta: { code: 'unknown-person' } })
    }
  })

  test('alone may do it', async () => {
    const browser = await openBrowser()
    await browser.enrolPasskey()
    await openAdmin()
    expect(await command(browser.token(), admin.email, 'k1')).toMatchObject({
      status: 404,
      meta: { code: 'not-found' },
    })
  })
})
