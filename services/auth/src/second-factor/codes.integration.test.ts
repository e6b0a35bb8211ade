import { factorFreshMs, factorGuessesPerHour } from '@marram/domain/desk/second-factor'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decodeBase32, openStaffBrowser, site } from '../testing/staff-browser.ts'
import { startTestAuth, type TestAuth } from '../testing/start-auth.ts'
import { totpCode } from './totp.ts'

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

describe('an authenticator app', () => {
  test('opens the desk; its key is stored encrypted and never shown again', async () => {
    const browser = await openBrowser()
    const { secret, uri } = await browser.call('enrol-totp-options', {})
    expect(uri).toBe(
      `otpauth://totp/${site.host}:mette%40marram.example?secret=${secret}&issuer=${site.host}&algorithm=SHA1&digits=6&period=30`,
    )
    await expect(browser.call('enrol-totp', { code: '000000' })).rejects.toMatchObject({ code: 'code-refused' })
    const step = Math.floor(auth.context.now().getTime() / 30_000)
    const { state } = await browser.call('enrol-totp', { code: totpCode(decodeBase32(secret), step) })
    expect(state).toMatchObject({ missing: null, totp: { lastUsedAt: null } })
    expect(JSON.stringify(state)).not.toContain(secret)
    const { sealed } = await auth.db.selectFrom('totp_key').select('sealed').executeTakeFirstOrThrow()
    expect(sealed.includes(decodeBase32(secret))).toBe(false)
    expect(
      await auth.db.selectFrom('sign_in_challenge').where('kind', '=', 'enrol-totp').selectAll().execute(),
    ).toEqual([])
  })

  test('a code counts once, and none before it afterwards', async () => {
    const browser = await openBrowser()
    const { codeIn } = await browser.enrolTotp()
    const refused = { status: 403, code: 'code-refused' }
    await expect(browser.call('prove-code', { code: codeIn() })).rejects.toMatchObject(refused)
    const next = codeIn(30_000)
    expect((await browser.call('prove-code', { code: next })).missing).toBeNull()
    await expect(browser.call('prove-code', { code: next })).rejects.toMatchObject(refused)
    auth.pass(30_000)
    await expect(browser.call('prove-code', { code: next })).rejects.toMatchObject(refused)
    await expect(browser.call('prove-code', { code: codeIn(-30_000) })).rejects.toMatchObject(refused)
    expect((await browser.call('prove-code', { code: codeIn(30_000) })).missing).toBeNull()
  })

  test('one code sent many times at once opens one session', async () => {
    const { codeIn } = await (await openBrowser()).enrolTotp()
    auth.pass(60_000)
    // One after the other: of four logins at once, the last would need a captcha.
    const browsers: Awaited<ReturnType<typeof openBrowser>>[] = []
    for (let count = 0; count < 4; count += 1) browsers.push(await openBrowser({ isNew: false }))
    const tries = await Promise.allSettled(browsers.map(({ call }) => call('prove-code', { code: codeIn() })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('an hour has few guesses, also at once and with recovery codes; the owner gets a mail', async () => {
    const { codeIn } = await (await openBrowser()).enrolTotp()
    const thief = await openBrowser({ isNew: false })
    auth.pass(60_000)
    const guess = (index: number) =>
      index % 2 === 0
        ? thief.call('prove-code', { code: '12' })
        : thief.call('prove-recovery-code', { code: 'aaaa-bbbb-cccc-dddd' })
    const tries = await Promise.allSettled(Array.from({ length: factorGuessesPerHour + 5 }, (_, index) => guess(index)))
    const codes = tries.map((one) => (one.status === 'rejected' ? one.reason.code : 'right'))
    expect(codes.filter((code) => code === 'code-refused')).toHaveLength(factorGuessesPerHour)
    expect(codes.filter((code) => code === 'too-many-tries')).toHaveLength(5)
    const right = thief.call('prove-code', { code: codeIn() })
    await expect(right).rejects.toMatchObject({ status: 429, code: 'too-many-tries' })
    const subjects = (await auth.mails()).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'Jemand kennt vermutlich Ihr Passwort')).toHaveLength(1)
    expect(events()).toContain('factor.guarded')
    auth.pass(60 * minuteMs)
    expect((await thief.call('prove-code', { code: codeIn() })).missing).toBeNull()
  })

  test('another app replaces the first one and ends what it had opened', async () => {
    const browser = await openBrowser()
    const first = await browser.enrolTotp()
    const phone = await openBrowser({ isNew: false })
    auth.pass(minuteMs)
    await phone.call('prove-code', { code: first.codeIn() })
    const second = await browser.enrolTotp()
    expect(await phone.missing()).toBe('prove')
    auth.pass(minuteMs)
    await expect(phone.call('prove-code', { code: first.codeIn() })).rejects.toMatchObject({ code: 'code-refused' })
    expect((await phone.call('prove-code', { code: second.codeIn() })).missing).toBeNull()
  })
})

describe('recovery codes', () => {
  test('open the desk once each, however they are typed', async () => {
    const [first = '', second = ''] = (await (await openBrowser()).enrolTotp()).recoveryCodes
    const browser = await openBrowser({ isNew: false })
    expect(first).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-?){4}$/)
    expect(
      await browser.call('prove-recovery-code', { code: ` ${first.toUpperCase().replaceAll('-', ' ')}` }),
    ).toMatchObject({
      missing: null,
      recoveryCodes: 9,
    })
    const refused = { status: 403, code: 'code-refused' }
    await expect(browser.call('prove-recovery-code', { code: first })).rejects.toMatchObject(refused)
    await expect(browser.call('prove-recovery-code', { code: '' })).rejects.toMatchObject(refused)
    auth.pass(minuteMs)
    await browser.call('prove-recovery-code', { code: second.replaceAll('0', 'O').replaceAll('1', 'l') })
    const stored = await auth.db.selectFrom('recovery_code').select('code_hash').execute()
    expect(stored.map(({ code_hash }) => code_hash)).not.toContain(second)
    expect(await auth.mails()).toHaveLength(2)
  })

  test('one code sent many times at once opens one session', async () => {
    const [code = ''] = (await (await openBrowser()).enrolTotp()).recoveryCodes
    const browsers = await Promise.all([1, 2, 3].map(() => openBrowser({ isNew: false })))
    const tries = await Promise.allSettled(browsers.map(({ call }) => call('prove-recovery-code', { code })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('are replaced together, soon after a proof', async () => {
    const browser = await openBrowser()
    await expect(browser.call('renew-recovery-codes', {})).rejects.toMatchObject({ code: 'no-factor' })
    const { recoveryCodes: old } = await browser.enrolTotp()
    const { recoveryCodes: fresh } = await browser.call('renew-recovery-codes', {})
    expect(new Set([...old, ...(fresh ?? [])]).size).toBe(20)
    await expect(browser.call('prove-recovery-code', { code: old[0] ?? '' })).rejects.toMatchObject({ status: 403 })
    auth.pass(factorFreshMs)
    await expect(browser.call('renew-recovery-codes', {})).rejects.toMatchObject({ code: 'proof-needed' })
  })
})
