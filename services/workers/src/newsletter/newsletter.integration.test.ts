import { afterEach, beforeEach, expect, test } from 'vitest'
import { sweep } from '../sweep.ts'
import { startTestWorkers, type TestWorkers } from '../testing/start-workers.ts'

let workers: TestWorkers
beforeEach(async () => {
  workers = await startTestWorkers()
})
afterEach(() => workers.database.drop())

const dayMs = 86_400_000
const rows = () => workers.database.db.selectFrom('newsletter_subscription').selectAll().execute()
const mails = () => workers.database.db.selectFrom('mail').selectAll().orderBy('created_at').execute()
const tokenIn = (text: string | undefined, path: string) =>
  new RegExp(`/newsletter/${path}/\\?token=([\\w.-]+)`).exec(text ?? '')?.[1] ?? ''
const signUp = (locale: 'da-DK' | 'de-DE' | 'en' = 'de-DE') =>
  workers.client.subscribe({ email: 'Karen@Example.org', locale })

test.each([
  ['da-DK', 'https://marram.example.dk', 'Bekræft din tilmelding'],
  ['de-DE', 'https://marram.example.de', 'Bitte bestätigen'],
  ['en', 'https://marram.example', 'Please confirm'],
] as const)(
  'a subscription in %s sends a confirmation in that language, with that host',
  async (locale, origin, words) => {
    await signUp(locale)
    const [mail] = await mails()
    expect(mail?.recipient).toBe('karen@example.org')
    expect(mail?.subject).toContain(words)
    for (const body of [mail?.text_body, mail?.html_body])
      expect(body).toContain(`${origin}/newsletter/confirm/?token=`)
    expect(await rows()).toMatchObject([{ state: 'pending', locale, confirmed_at: null }])
  },
)

test('only the link in the mail confirms, once, and is not stored in the database', async () => {
  await signUp()
  const token = tokenIn((await mails())[0]?.text_body, 'confirm')
  const [row] = await rows()
  expect(token).toHaveLength(64)
  expect(row?.token_hash).not.toBe(token)
  await expect(workers.client.confirmSubscription(row?.token_hash ?? '')).rejects.toMatchObject({ status: 410 })
  await workers.client.confirmSubscription(token)
  expect(await rows()).toMatchObject([{ state: 'confirmed', token_hash: null }])
  await expect(workers.client.confirmSubscription(token)).rejects.toMatchObject({ code: 'token-unknown' })
  expect((await mails())[1]?.subject).toContain('Willkommen')
})

test('a link is valid for seven days', async () => {
  await signUp()
  const token = tokenIn((await mails())[0]?.text_body, 'confirm')
  workers.pass(7 * dayMs)
  await expect(workers.client.confirmSubscription(token)).rejects.toMatchObject({ status: 410 })
})

test('a second request within ten minutes sends no mail, later a new link', async () => {
  await signUp()
  workers.pass(9 * 60_000)
  await signUp()
  expect(await mails()).toHaveLength(1)
  workers.pass(2 * 60_000)
  await signUp()
  const [first, second] = (await mails()).map((mail) => tokenIn(mail.text_body, 'confirm'))
  await expect(workers.client.confirmSubscription(first ?? '')).rejects.toMatchObject({ status: 410 })
  await workers.client.confirmSubscription(second ?? '')
})

test('a plus tag is the same mailbox: it gets no second mail within ten minutes', async () => {
  await signUp()
  await workers.client.subscribe({ email: 'karen+a@example.org', locale: 'de-DE' })
  expect(await mails()).toHaveLength(1)
  workers.pass(11 * 60_000)
  await workers.client.subscribe({ email: 'karen+a@example.org', locale: 'de-DE' })
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['karen@example.org', 'karen+a@example.org'])
})

test('recipients of confirmations are deleted within two days', async () => {
  await signUp()
  const { db } = workers.database
  const written = () => db.selectFrom('mailbox_mail').selectAll().execute()
  const [row] = await written()
  expect(row).toMatchObject({ mailbox: 'karen@example.org', kind: 'newsletter de-DE' })
  await sweep(db, new Date((row?.mailed_at.getTime() ?? 0) + 2 * dayMs))
  expect(await written()).toEqual([])
})

test('an existing subscription is reported only by mail, not in the response', async () => {
  await signUp()
  await workers.client.confirmSubscription(tokenIn((await mails())[0]?.text_body, 'confirm'))
  workers.pass(dayMs)
  await signUp()
  expect((await mails()).at(-1)?.subject).toBe('Sie bekommen den Newsletter von Marram schon')
  expect(await rows()).toMatchObject([{ state: 'confirmed' }])
})

test('unsubscribing deletes the address, and can be repeated', async () => {
  await signUp()
  await workers.client.confirmSubscription(tokenIn((await mails())[0]?.text_body, 'confirm'))
  const token = tokenIn((await mails())[1]?.text_body, 'unsubscribe')
  const [id = '', signature = ''] = token.split('.')
  await expect(workers.client.unsubscribe(`${id}.${signature.slice(0, -2)}AA`)).rejects.toMatchObject({ status: 410 })
  expect(await rows()).toHaveLength(1)
  await workers.client.unsubscribe(token)
  expect(await rows()).toEqual([])
  await workers.client.unsubscribe(token)
})

test('each language is a separate subscription', async () => {
  await signUp('de-DE')
  await signUp('en')
  expect((await rows()).map(({ locale }) => locale).toSorted()).toEqual(['de-DE', 'en'])
})

test.each(['', 'karen', 'karen@example.org\nBcc: all@example.org', 'a@example.org,b@example.org'])(
  '%j cannot sign up',
  async (email) => {
    await expect(workers.client.subscribe({ email, locale: 'en' })).rejects.toMatchObject({ code: 'form-invalid' })
    expect(await mails()).toEqual([])
  },
)

test('a bot that fills in the hidden field subscribes no address', async () => {
  await workers.client.subscribe({ email: 'karen@example.org', locale: 'en', trap: 'x' })
  expect([await rows(), await mails()]).toEqual([[], []])
})
