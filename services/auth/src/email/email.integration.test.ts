import { hasRefusedReviewMails } from '@marram/database/mail/review-refusal'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { karen, startTestAuth, type TestAuth } from '../testing/start-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth({ hasWorker: true })
})
beforeEach(() => auth.renew())
afterAll(() => auth.stop())

const next = 'karen.holm@example.net'
const logIn = () => auth.client.login({ ...karen })
const mailsTo = async (address: string) => (await auth.mails()).filter(({ recipient }) => recipient === address)

async function linkAfter(token: string, email = next): Promise<string> {
  await auth.client.changeEmail(token, { email, password: karen.password })
  await auth.jobsDone()
  const mail = (await mailsTo(email.toLowerCase())).at(-1)
  return (
    /https:\/\/marram\.example\.de\/account\/confirm-email\/\?token=([\w-]+)/.exec(mail?.text_body ?? '')?.[1] ?? ''
  )
}

test('a new address is valid after its link is opened; the old one gets a mail, favourites stay', async () => {
  const token = await logIn()
  const at = new Date('2027-01-01T00:00:00Z')
  const kept = { user_id: auth.karenId(), subject_type: 'lodging', subject_id: 17, created_at: at, updated_at: at }
  await auth.db.insertInto('favorite').values(kept).execute()
  const link = await linkAfter(token, 'Karen.Holm@Example.net')
  expect((await auth.client.profile(token)).email).toBe(karen.email)
  expect(await mailsTo(karen.email)).toEqual([])

  const own = await auth.client.confirmEmail(token, link)
  expect(await auth.client.profile(own)).toMatchObject({ id: auth.karenId(), email: next, isConfirmed: true })
  expect((await mailsTo(karen.email)).map(({ subject }) => subject)).toEqual([
    'Die E-Mail-Adresse Ihres Kontos wurde geändert',
  ])
  const { favorites } = await auth.client.downloadData(own)
  expect(favorites).toMatchObject([{ subjectId: 17 }])
  await auth.client.login({ email: next, password: karen.password })
  await expect(logIn()).rejects.toMatchObject({ code: 'login-refused' })
})

test('the change ends all other sessions and password links', async () => {
  const [token, other] = [await logIn(), await logIn()]
  const link = await linkAfter(token)
  const at = new Date('2027-03-01T10:00:00Z')
  const reset = {
    user_id: auth.karenId(),
    token_hash: 'a'.repeat(64),
    created_at: at,
    expires_at: new Date('2028-01-01'),
  }
  await auth.db.insertInto('password_reset').values(reset).execute()
  await auth.client.confirmEmail(token, link)
  for (const ended of [token, other]) await expect(auth.client.profile(ended)).rejects.toThrow('Not logged in')
  expect(await auth.db.selectFrom('password_reset').selectAll().execute()).toEqual([])
})

test('the owner of a mistyped address cannot take the account with the link', async () => {
  const link = await linkAfter(await logIn())
  expect((await auth.send('/confirm-email/', { token: link })).status).toBe(401)
  await auth.addUser({ email: 'stranger@example.org' })
  const stranger = await auth.client.login({ email: 'stranger@example.org', password: karen.password })
  await expect(auth.client.confirmEmail(stranger, link)).rejects.toMatchObject({
    status: 410,
    code: 'email-token-unknown',
  })
  await auth.client.confirmEmail(await logIn(), link)
})

test('only the latest link is valid, once, for a day; its hash opens nothing', async () => {
  const token = await logIn()
  const first = await linkAfter(token, 'first@example.net')
  const second = await linkAfter(token)
  const refused = (link: string, as = token) =>
    expect(auth.client.confirmEmail(as, link)).rejects.toMatchObject({ code: 'email-token-unknown' })
  await refused(first)
  const { token_hash } = await auth.db.selectFrom('email_change').select('token_hash').executeTakeFirstOrThrow()
  await refused(token_hash)
  const own = await auth.client.confirmEmail(token, second)
  await refused(second, own)
  const late = await linkAfter(own, 'late@example.net')
  auth.pass(24 * 60 * 60_000)
  await refused(late, own)
})

test('an address with an account gets the usual response, and only its owner gets a mail', async () => {
  await auth.addUser({ email: 'other@example.org', languageId: 1 })
  const token = await logIn()
  const ask = async (email: string) => {
    const response = await auth.send('/change-email/', { email, password: karen.password }, { token })
    return [response.status, await response.json()]
  }
  expect(await ask('other@example.org')).toEqual([200, { data: { sent: 'ok' }, meta: {} }])
  await auth.jobsDone()
  expect(await ask(next)).toEqual([200, { data: { sent: 'ok' }, meta: {} }])
  const [told] = await mailsTo('other@example.org')
  expect(told?.subject).toBe('Din adresse hører allerede til en konto hos Marram')
  expect(told?.text_body).not.toContain('token=')
})

test('my data does not reveal which addresses have accounts', async () => {
  await auth.addUser({ email: 'other@example.org' })
  const token = await logIn()
  const waiting = async (email: string) => {
    await linkAfter(token, email)
    return (await auth.client.downloadData(token)).emailChanges
  }
  expect(await waiting(next)).toMatchObject([{ email: next }])
  expect(await waiting('other@example.org')).toMatchObject([{ email: 'other@example.org' }])
})

test('a mailbox gets one such mail in ten minutes, from any number of accounts and tags', async () => {
  await linkAfter(await logIn(), 'stranger@example.net')
  await auth.addUser({ email: 'other@example.org' })
  const other = await auth.client.login({ email: 'other@example.org', password: karen.password })
  for (const tag of ['', '+a', '+b']) await linkAfter(other, `stranger${tag}@example.net`)
  expect(await auth.mails()).toHaveLength(1)
  auth.pass(11 * 60_000)
  await linkAfter(other, 'stranger+a@example.net')
  expect(await auth.mails()).toHaveLength(2)
})

test('an address taken between mail and click stays with its new owner', async () => {
  const token = await logIn()
  const link = await linkAfter(token)
  await auth.addUser({ email: next })
  await expect(auth.client.confirmEmail(token, link)).rejects.toMatchObject({ code: 'email-token-unknown' })
  expect((await auth.client.profile(token)).email).toBe(karen.email)
})

test('a change needs the password and another address, and is limited per hour', async () => {
  const token = await logIn()
  const ask = (email: string, password = karen.password) => auth.client.changeEmail(token, { email, password })
  await expect(ask(next, 'not this one')).rejects.toMatchObject({ code: 'wrong-password' })
  await expect(ask(karen.email.toUpperCase())).rejects.toMatchObject({ code: 'same-email' })
  await expect(ask('no address')).rejects.toMatchObject({ status: 422, code: 'invalid-input' })
  for (let index = 0; index < 5; index += 1) await ask(`stranger${index}@example.org`)
  await expect(ask(next)).rejects.toMatchObject({ status: 429, code: 'too-many-requests' })
})

test('a new password cancels a pending address change', async () => {
  const token = await logIn()
  const link = await linkAfter(token)
  const passwords = { password: 'klitten bag huset', password_confirm: 'klitten bag huset' }
  const own = await auth.client.changePassword(token, { current_password: karen.password, ...passwords })
  await expect(auth.client.confirmEmail(own, link)).rejects.toMatchObject({ code: 'email-token-unknown' })
})

test('the opt-out of review mails is part of the profile, and moves with the address', async () => {
  const token = await logIn()
  expect((await auth.client.profile(token)).reviewMails).toBe(true)
  expect((await auth.client.changeProfile(token, { reviewMails: false })).reviewMails).toBe(false)
  expect((await auth.client.changeProfile(token, { city: 'Esbjerg' })).reviewMails).toBe(false)
  const own = await auth.client.confirmEmail(token, await linkAfter(token))
  expect((await auth.client.profile(own)).reviewMails).toBe(false)
  expect(await hasRefusedReviewMails(auth.db, ' Karen.Holm@Example.net')).toBe(true)
  expect((await auth.client.changeProfile(own, { reviewMails: true })).reviewMails).toBe(true)
  const stored = JSON.stringify(await auth.db.selectFrom('review_mail_refusal').selectAll().execute())
  expect(stored).not.toContain('karen')
})
