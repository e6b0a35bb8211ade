import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAuthenticator } from '../testing/authenticator.ts'
import { mette, openStaffBrowser, site } from '../testing/staff-browser.ts'
import { startTestAuth, type TestAuth } from '../testing/start-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth({ requiresSecondFactor: true })
})
beforeEach(() => auth.renew())
afterAll(() => auth.stop())

const minuteMs = 60_000
const openBrowser = (options = {}) => openStaffBrowser(auth, options)
const events = () =>
  auth.logged.map((line) => JSON.parse(line).event).filter((event) => String(event).startsWith('factor'))

describe('a passkey', () => {
  test('opens the desk, once added and at each login', async () => {
    const browser = await openBrowser()
    const key = createAuthenticator()
    const { state, recoveryCodes } = await browser.enrolPasskey(key, 'Reception')
    expect(state).toMatchObject({
      missing: null,
      passkeys: [{ name: 'Reception', host: site.host }],
      recoveryCodes: 10,
    })
    expect(recoveryCodes).toHaveLength(10)
    expect((await browser.identity()).desk).toContain('bookings.read')

    const again = await openBrowser({ isNew: false })
    expect(await again.missing()).toBe('prove')
    expect(await again.provePasskey(key)).toMatchObject({ missing: null, passkeys: [{ id: key.id }] })
    expect(await again.missing()).toBeUndefined()
    expect(events()).toEqual(['factor.added', 'factor.proved'])
    expect((await auth.mails()).map(({ subject }) => subject)).toEqual([
      'Der zweite Faktor Ihres Kontos wurde geändert',
    ])
    expect(auth.logged.join()).not.toMatch(new RegExp(`${key.id}|${mette.email}|${recoveryCodes?.[0]}`))
  })

  test('leaves a token that was copied before outside', async () => {
    const browser = await openBrowser()
    const copied = browser.token()
    await browser.enrolPasskey()
    expect(browser.token()).not.toBe(copied)
    expect((await auth.client.identify(copied)).desk).toBeUndefined()
    const next = await auth.client.whoami(browser.token())
    expect((await auth.client.identify(next.token)).desk).toContain('bookings.read')
  })

  test('is refused for another challenge, site, person or signature', async () => {
    const browser = await openBrowser()
    const key = createAuthenticator()
    await browser.enrolPasskey(key)
    const prove = async (options: Partial<typeof site & { challenge: string }>, flaws = {}, by = key) => {
      const { challenge } = await browser.call('prove-passkey-options', {})
      const credential = by.get({ challenge, ...site, ...options }, flaws)
      return browser.call('prove-passkey', { credential })
    }
    await expect(prove({ challenge: 'bm90IG91cnM' })).rejects.toMatchObject({ status: 410, code: 'challenge-over' })
    const refused = { status: 403, code: 'passkey-refused' }
    await expect(prove({ origin: 'https://marram.example.evil' })).rejects.toMatchObject(refused)
    await expect(prove({ host: 'evil.example' })).rejects.toMatchObject(refused)
    await expect(prove({}, { isVerified: false })).rejects.toMatchObject(refused)
    await expect(prove({}, {}, createAuthenticator())).rejects.toMatchObject(refused)
    const forged = { ...createAuthenticator().get({ challenge: 'x', ...site }), id: key.id, rawId: key.id }
    await expect(browser.call('prove-passkey', { credential: forged })).rejects.toMatchObject({ status: 410 })
    await prove({}, { counter: 9 })
    await expect(prove({}, { counter: 9 })).rejects.toMatchObject(refused)
  })

  test('answers a challenge once, in its own login, within five minutes', async () => {
    const browser = await openBrowser()
    const key = createAuthenticator()
    await browser.enrolPasskey(key)
    const { challenge } = await browser.call('prove-passkey-options', {})
    const credential = key.get({ challenge, ...site })
    const over = { status: 410, code: 'challenge-over' }
    const other = await openBrowser({ isNew: false })
    await expect(other.call('prove-passkey', { credential })).rejects.toMatchObject(over)
    await browser.call('prove-passkey', { credential })
    const replayed = key.get({ challenge, ...site })
    await expect(browser.call('prove-passkey', { credential: replayed })).rejects.toMatchObject(over)
    const late = await browser.call('prove-passkey-options', {})
    auth.pass(5 * minuteMs)
    const lateCredential = key.get({ challenge: late.challenge, ...site })
    await expect(browser.call('prove-passkey', { credential: lateCredential })).rejects.toMatchObject(over)
  })

  test('a wrong signature uses the challenge up', async () => {
    const browser = await openBrowser()
    const key = createAuthenticator()
    await browser.enrolPasskey(key)
    const { challenge } = await browser.call('prove-passkey-options', {})
    const wrong = key.get({ challenge, ...site }, { isVerified: false })
    await expect(browser.call('prove-passkey', { credential: wrong })).rejects.toMatchObject({
      code: 'passkey-refused',
    })
    const right = key.get({ challenge, ...site })
    await expect(browser.call('prove-passkey', { credential: right })).rejects.toMatchObject({ code: 'challenge-over' })
  })

  test('a challenge to add a passkey proves nothing', async () => {
    const browser = await openBrowser()
    const key = createAuthenticator()
    await browser.enrolPasskey(key)
    const { challenge } = await browser.call('enrol-passkey-options', {})
    const credential = key.get({ challenge, ...site })
    await expect(browser.call('prove-passkey', { credential })).rejects.toMatchObject({ code: 'challenge-over' })
  })

  test('belongs to one site and one account', async () => {
    const browser = await openBrowser()
    const key = createAuthenticator()
    await browser.enrolPasskey(key)
    const { challenge } = await browser.call('enrol-passkey-options', {})
    const twice = key.create({ challenge, ...site })
    const refused = { code: 'passkey-refused' }
    await expect(browser.call('enrol-passkey', { credential: twice, name: '' })).rejects.toMatchObject(refused)
    await expect(browser.call('prove-passkey-options', {}, 'da')).rejects.toMatchObject({ code: 'no-passkey' })
  })

  test.each([
    [{ credential: null, name: '' }],
    [{ credential: { id: 'a b', rawId: 'a', type: 'public-key', response: {} }, name: '' }],
    [{ name: 'x'.repeat(61) }],
    [null],
  ])('what is no passkey is refused: %j', async (input) => {
    const browser = await openBrowser()
    const body = { edition: 'de', input }
    expect((await auth.send('/sign-in/enrol-passkey/', body, { token: browser.token() })).status).toBe(422)
    const rubbish = {
      id: 'AA',
      rawId: 'AA',
      type: 'public-key',
      response: { clientDataJSON: 'AA', attestationObject: 'AA' },
    }
    const sent = { edition: 'de', input: { credential: rubbish, name: '' } }
    expect((await auth.send('/sign-in/enrol-passkey/', sent, { token: browser.token() })).status).toBe(410)
    for (const name of ['unknown', 'constructor']) {
      expect((await auth.send(`/sign-in/${name}/`, sent, { token: browser.token() })).status).toBe(404)
    }
    expect((await auth.send('/sign-in/state/', { edition: 'fr' }, { token: browser.token() })).status).toBe(422)
  })
})
