import { seedLodging, seedResort } from '@marram/database/testing/seed-catalogue'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { origins, startTestWorkers, type TestWorkers } from '../testing/start-workers.ts'

const profile = { firstname: '', lastname: '', phone: '', address: '', postalCode: '', city: '', country: '' }
const readers: Readonly<Record<string, { id: number; email: string; languageId: number; isConfirmed: boolean }>> = {
  karen: { id: 1, email: 'karen@example.org', languageId: 2, isConfirmed: true },
  mette: { id: 2, email: 'mette@example.org', languageId: 1, isConfirmed: true },
  emma: { id: 3, email: 'emma@example.org', languageId: 7, isConfirmed: true },
  nobody: { id: 4, email: 'victim@example.org', languageId: 2, isConfirmed: false },
}

/** A fake auth service: a token is a name. */
async function auth(request: Request): Promise<Response> {
  const reader = readers[(request.headers.get('authorization') ?? '').replace('Bearer ', '')]
  if (!reader) return Response.json({ data: { error: 'Not logged in' }, meta: { code: 'x' } }, { status: 401 })
  return Response.json({ data: { ...profile, ...reader, createdAt: '' }, meta: {} })
}

let workers: TestWorkers
beforeAll(async () => {
  workers = await startTestWorkers({ auth })
  await seedLodgings()
})
beforeEach(async () => void (await workers.database.db.deleteFrom('mail').execute()))
afterAll(() => workers.database.drop())

async function seedLodgings(): Promise<void> {
  const { db } = workers.database
  const place = { location: 1, street: 1, latitude: 55.5, longitude: 8.1 }
  await seedResort(db, { area: 1, slug: 'blavand', name: 'Blåvand', ...place })
  await seedLodging(db, { id: 1, titles: { 2: 'Reethaus <hinter> der Düne', 1: 'Stråtækt bag klitten' }, ...place })
  await seedLodging(db, { id: 2, ...place })
  await seedLodging(db, { id: 3, status: 'paused', ...place })
}

const send = (token: string | null, body: unknown, path = 'share-favorites') =>
  workers.post(path.startsWith('/') ? path : `/bridge/email/${path}/`, body, {
    'x-public-key': 'key',
    ...(token !== null && { authorization: `Bearer ${token}` }),
  })
const mails = () => workers.database.db.selectFrom('mail').selectAll().orderBy('created_at').execute()

// spec: call POST /bridge/email/share-favorites/
test.each([
  ['karen', 'de', 'Ihre 2 gemerkten Ferienhäuser', '/favorithauser/?houses=1.2', '/ferienhaus-b1001/'],
  ['mette', 'da', 'Dine 2 favorithuse', '/favorithuse/?houses=1.2', '/sommerhus-b1001/'],
  ['emma', 'en', 'Your 2 favourite houses', '/favorite-houses/?houses=1.2', '/holiday-home-b1001/'],
] as const)('%s gets the list in the account’s language', async (token, edition, subject, list, house) => {
  const response = await send(token, { lodgingIds: [2, 1, 3, 2] })
  expect([response.status, await response.json()]).toEqual([200, { data: { sent: 'ok' }, meta: {} }])
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: `${token}@example.org`, subject })
  for (const path of [list, house]) expect(mail?.text_body).toContain(origins[edition] + path)
  expect(mail?.text_body).not.toContain('B1003')
  expect(mail?.html_body).not.toContain('<hinter>')
})

test('the mail’s links contain only the stay of the request', async () => {
  await send('karen', { lodgingIds: [1], stay: '?arrival=2027-06-12&duration=7&adults=4&pets=1&x=<script>' })
  const stay = 'arrival=2027-06-12&duration=7&adults=4&pets=1'
  const [mail] = await mails()
  expect(mail?.text_body).toContain(`${origins.de}/favorithauser/?houses=1&${stay}\n`)
  expect(mail?.text_body).toContain(`${origins.de}/ferienhaus-b1001/?${stay}\n`)
})

test('strangers cannot send mails, and unconfirmed addresses get none', async () => {
  for (const [token, status, code] of [
    [null, 401, 'not-logged-in'],
    ['stranger', 401, 'not-logged-in'],
    ['nobody', 403, 'address-unconfirmed'],
  ] as const) {
    const response = await send(token, { lodgingIds: [1] })
    expect([response.status, (await response.json()).meta.code]).toEqual([status, code])
  }
  expect(await mails()).toEqual([])
})

test.each([
  [{ lodgingIds: [1], email: 'victim@example.org' }, 'invalid-input'],
  [{ lodgingIds: [] }, 'invalid-input'],
  [{ lodgingIds: ['1'] }, 'invalid-input'],
  [{ lodgingIds: [3, 99] }, 'no-houses'],
])('%j sends nothing', async (body, code) => {
  const response = await send('karen', body)
  expect([response.status, (await response.json()).meta.code]).toEqual([422, code])
  expect(await mails()).toEqual([])
})

test('a repeated request sends one mail, and the limit is ten a day', async () => {
  await send('karen', { lodgingIds: [1] })
  await send('karen', { lodgingIds: [1] })
  expect(await mails()).toHaveLength(1)
  for (let hour = 0; hour < 9; hour += 1) {
    workers.pass(3_600_000)
    expect((await send('karen', { lodgingIds: [1] })).status).toBe(200)
  }
  const refused = await send('karen', { lodgingIds: [2] })
  expect([refused.status, (await refused.json()).meta.code]).toEqual([429, 'too-many-mails'])
  expect(await mails()).toHaveLength(10)
})

const ownerYear = {
  year: 2026,
  rent: 120_000,
  letNights: 90,
  directCosts: 30_000,
  furniture: 8000,
  propertyTax: 6000,
  propertyValueTax: 9000,
  taxPercent: 37,
}

// spec: call POST /bridge/email/tax-calculation/
test('an owner gets the tax calculation at the account’s address', async () => {
  const response = await send('mette', ownerYear, 'tax-calculation')
  expect([response.status, await response.json()]).toEqual([200, { data: { sent: 'ok' }, meta: {} }])
  const [mail] = await mails()
  expect(mail).toMatchObject({ recipient: 'mette@example.org', subject: 'Din skat af udlejning i 2026' })
  // 120,000 minus 50,200, minus 40 % of the rest.
  expect(mail?.text_body).toMatch(/Skattepligtig kapitalindkomst: 41\.880/)
})

test.each([
  { ...ownerYear, year: 2012 },
  { ...ownerYear, rent: -1 },
  { ...ownerYear, rent: 1.5 },
  { ...ownerYear, letNights: 366 },
  { ...ownerYear, email: 'victim@example.org' },
  { ...ownerYear, taxable: 0 },
])('%j is an invalid calculation', async (body) => {
  expect((await send('mette', body, 'tax-calculation')).status).toBe(422)
  expect((await send('nobody', ownerYear, 'tax-calculation')).status).toBe(403)
  expect(await mails()).toEqual([])
})

// spec: call GET /rest/v1/bs/creditors/; call GET /rest/v1/bs/customers/
test.each(['/rest/v1/bs/creditors/', '/rest/v1/bs/customers/'])('%s is forwarded to the auth service', async (path) => {
  const ask = (headers: Record<string, string>) => workers.handle(new Request(`http://workers${path}`, { headers }))
  const asked = await ask({ 'x-public-key': 'key', authorization: 'Bearer karen' })
  expect((await asked.json()).data).toMatchObject({ email: 'karen@example.org' })
  expect((await ask({ authorization: 'Bearer karen' })).status).toBe(401)
})

// spec: call POST …/email-lodging-views/
test('a guest gets viewed houses at the account’s address, with the usual limits', async () => {
  const views = '/bridge/integrations/email-lodging-views/'
  expect((await send('emma', { lodgingIds: [2, 1, 3] }, views)).status).toBe(200)
  const [mail] = await mails()
  expect(mail).toMatchObject({ recipient: 'emma@example.org', subject: 'The 2 houses you looked at' })
  expect(mail?.text_body).toContain(`${origins.en}/holiday-home-b1001/`)
  for (const [token, status] of [
    [null, 401],
    ['nobody', 403],
  ] as const) {
    expect((await send(token, { lodgingIds: [1] }, views)).status).toBe(status)
  }
  expect((await send('emma', { lodgingIds: [1], email: 'victim@example.org' }, views)).status).toBe(422)
  for (let hour = 0; hour < 9; hour += 1) {
    workers.pass(3_600_000)
    await send('emma', { lodgingIds: [1] }, views)
  }
  expect((await send('emma', { lodgingIds: [2] }, views)).status).toBe(429)
})

test('an opt-out stops these mails for a month', async () => {
  await send('karen', { lodgingIds: [1] })
  const [mail] = await mails()
  const token = new URL(mail?.unsubscribe_url ?? 'x:').searchParams.get('token') ?? ''
  expect(mail?.text_body).toContain(mail?.unsubscribe_url ?? '-')
  await expect(workers.client.unsubscribe(`${token}x`)).rejects.toMatchObject({ code: 'token-unknown' })
  await workers.client.unsubscribe(token)
  const refused = await send('karen', ownerYear, 'tax-calculation')
  expect([refused.status, (await refused.json()).meta.code]).toEqual([403, 'mails-refused'])
  expect((await send('mette', ownerYear, 'tax-calculation')).status).toBe(200)
  workers.pass(31 * 24 * 3_600_000)
  expect((await send('karen', { lodgingIds: [2] })).status).toBe(200)
})
