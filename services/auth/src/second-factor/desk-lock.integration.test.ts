import { deskIdleMs, factorFreshMs } from '@marram/domain/desk/second-factor'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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

describe('without a second factor', () => {
  test('staff are told to enrol, and may nothing at the desk', async () => {
    const browser = await openBrowser()
    const { permissions, desk, secondFactor } = await browser.identity()
    expect([permissions, desk, secondFactor]).toEqual([['profile'], undefined, 'enrol'])
    for (const path of ['/desk/people.invite/', '/bs/reset-captcha/']) {
      const refused = await auth.send(path, { input: {} }, { token: browser.token() })
      expect([refused.status, await refused.json()]).toMatchObject([
        403,
        { data: { secondFactor: 'enrol' }, meta: { code: 'second-factor-needed' } },
      ])
    }
    expect(await browser.call('state', {})).toMatchObject({ missing: 'enrol', mayChange: true, idleMs: null })
  })

  test('guests and owners are nobody’s business: for them there is no such path', async () => {
    const token = await auth.client.login({ ...karen })
    const request = { edition: 'de', input: {} } as const
    await expect(auth.client.signIn(token, 'state', request)).rejects.toMatchObject({ status: 404 })
    await expect(auth.client.signIn('A'.repeat(43), 'state', request)).rejects.toThrow('Not logged in')
    expect((await auth.client.identify(token)).secondFactor).toBeUndefined()
  })

  test('a first factor needs a login of the last quarter of an hour', async () => {
    const browser = await openBrowser()
    auth.pass(factorFreshMs)
    await expect(browser.enrolPasskey()).rejects.toMatchObject({ status: 403, code: 'proof-needed' })
    await expect(browser.enrolTotp()).rejects.toMatchObject({ code: 'proof-needed' })
  })

  test('the desk of a demo is open, until somebody adds a factor', async () => {
    const demo = await startTestAuth()
    try {
      await demo.addUser({ ...mette, type: 'internal' })
      const token = await demo.client.login(mette)
      expect(await demo.client.identify(token)).toMatchObject({ permissions: ['profile', 'staff'], desk: [] })
      const { output } = await demo.client.signIn(token, 'enrol-passkey-options', { edition: 'de', input: {} })
      const credential = createAuthenticator().create({ challenge: output.challenge, ...site })
      await demo.client.signIn(token, 'enrol-passkey', { edition: 'de', input: { credential, name: '' } })
      const other = await demo.client.login(mette)
      expect((await demo.client.identify(other)).secondFactor).toBe('prove')
    } finally {
      await demo.stop()
    }
  })
})

describe('the desk', () => {
  test('locks after half an hour without input; requests alone do not count', async () => {
    const browser = await openBrowser()
    const { codeIn } = await browser.enrolTotp()
    auth.pass(deskIdleMs - 1000)
    expect(await browser.call('active', {})).toEqual({ missing: null })
    auth.pass(deskIdleMs - 1000)
    await browser.identity()
    await auth.client.whoami(browser.token())
    auth.pass(1000)
    expect(await browser.missing()).toBe('prove')
    expect(await browser.call('active', {})).toEqual({ missing: 'prove' })
    expect(await browser.missing()).toBe('prove')
    expect((await browser.call('prove-code', { code: codeIn() })).missing).toBeNull()
    expect((await browser.identity()).desk).toContain('bookings.read')
  })

  test('locks after twelve hours, with input too', async () => {
    const browser = await openBrowser()
    await browser.enrolPasskey()
    for (let minutes = 0; minutes < 12 * 60; minutes += 24) {
      expect(await browser.call('active', {})).toEqual({ missing: null })
      auth.pass(24 * minuteMs)
    }
    expect(await browser.missing()).toBe('prove')
  })

  test('locks by hand in every tab', async () => {
    const browser = await openBrowser()
    await browser.enrolPasskey()
    const tab = await auth.client.whoami(browser.token())
    expect(await browser.call('lock', {})).toMatchObject({ missing: 'prove', mayChange: false })
    for (const token of [browser.token(), tab.token]) {
      expect((await auth.client.identify(token)).secondFactor).toBe('prove')
    }
  })

  test('locks with a new password', async () => {
    const browser = await openBrowser()
    await browser.enrolPasskey()
    const words = 'et andet ord ved havet'
    const fields = { current_password: mette.password, password: words, password_confirm: words }
    const token = await auth.client.changePassword(browser.token(), fields)
    expect((await auth.client.identify(token)).secondFactor).toBe('prove')
  })
})
