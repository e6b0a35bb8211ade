import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { karen, startTestAuth, type TestAuth } from '../testing/start-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth()
})
beforeEach(() => auth.renew())
afterAll(() => auth.stop())

const logIn = (email = karen.email) => auth.client.login({ email, password: karen.password })

// spec: call GET /rest/v1/entities/user_metas/; entity User meta
test('metas are found by key, only the user’s own', async () => {
  const other = await auth.addUser({ email: 'other@example.org' })
  const metas = [
    { user_id: auth.karenId(), meta_key: 'a', meta_value: '1' },
    { user_id: auth.karenId(), meta_key: 'c', meta_value: '3' },
    { user_id: other, meta_key: 'b', meta_value: '2' },
  ]
  await auth.db.insertInto('user_meta').values(metas).execute()
  const token = await logIn()
  const response = await auth.send('/rest/v1/entities/user_metas/?metaKey_in=a,b', undefined, { token })
  expect(await response.json()).toEqual({ data: [{ metaKey: 'a', metaValue: '1' }], meta: {} })
  const none = await auth.send('/rest/v1/entities/user_metas/?metaKey_in=%00', undefined, { token })
  expect([none.status, await none.json()]).toEqual([200, { data: [], meta: {} }])
  const all = await auth.send('/rest/v1/entities/user_metas/', undefined, { token })
  expect((await all.json()).data).toHaveLength(2)
})

test.each(['metaKey_in=', 'user_id_in=1', 'limit=x', 'order_by[meta_value]=asc', 'metaKey_in=a&metaKey_in=b'])(
  'a query for metas with %s is refused',
  async (query) => {
    const response = await auth.send(`/rest/v1/entities/user_metas/?${query}`, undefined, { token: await logIn() })
    expect(response.status).toBe(400)
  },
)

test.each([
  ['/rest/v1/entities/user_metas/?metaKey_in=a', 'GET'],
  ['/whoami/', 'POST'],
  ['/profile/', 'GET'],
  ['/profile/', 'PUT'],
  ['/my-data/', 'GET'],
  ['/change-password/', 'POST'],
  ['/delete-account/', 'POST'],
  ['/bs/reset-captcha/', 'POST'],
  ['/bs/reset-customer-links/', 'POST'],
])('%s (%s) needs a login', async (path, method) => {
  const response = await auth.send(path, method === 'GET' ? undefined : {}, { method })
  expect([response.status, (await response.json()).data.error]).toEqual([401, 'Not logged in'])
})

test('a profile can be changed, and omitted fields stay', async () => {
  const token = await logIn()
  const change = {
    phone: '+45 12 34 56 78',
    city: 'Blåvand',
    postalCode: '6857',
    country: 'DK',
    languageId: 1,
  } as const
  const changed = await auth.client.changeProfile(token, change)
  expect(changed).toMatchObject({ ...change, firstname: 'Karen', email: karen.email, address: '' })
  expect(await auth.client.profile(token)).toEqual(changed)
  expect(await auth.client.changeProfile(token, {})).toEqual(changed)
})

test.each([{ email: 'x@example.org' }, { type: 3 }, { is_demo: true }, { password_hash: 'x' }])(
  'a profile change rejects %j',
  async (change) => {
    const before = await auth.db
      .selectFrom('user_account')
      .select(['email', 'type', 'is_demo', 'password_hash'])
      .execute()
    await auth.send('/profile/', change, { token: await logIn(), method: 'PUT' })
    const after = await auth.db
      .selectFrom('user_account')
      .select(['email', 'type', 'is_demo', 'password_hash'])
      .execute()
    expect(after).toEqual(before)
  },
)

test('a guest can write, change and delete a limited number of metas', async () => {
  const token = await auth.client.login({ ...karen, captcha: null })
  await auth.client.setUserMeta(token, { metaKey: 'seenTour', metaValue: '1' })
  await auth.client.setUserMeta(token, { metaKey: 'seenTour', metaValue: '2' })
  expect(await auth.client.userMetas(token, ['seenTour'])).toEqual([{ metaKey: 'seenTour', metaValue: '2' }])
  for (const metaValue of ['3', null]) {
    const change = { metaKey: 'seenTour', metaValue }
    const path = '/rest/v1/entities/user_metas/'
    expect(await (await auth.send(path, change, { token, method: 'PUT' })).json()).toMatchObject({
      data: { saved: 'ok' },
    })
  }
  expect(await auth.client.userMetas(token, ['seenTour'])).toEqual([])
  for (let index = 0; index < 50; index += 1) {
    await auth.client.setUserMeta(token, { metaKey: `key${index}`, metaValue: '' })
  }
  await expect(auth.client.setUserMeta(token, { metaKey: 'more', metaValue: '' })).rejects.toMatchObject({
    code: 'too-many-metas',
  })
  await expect(auth.client.setUserMeta(null, { metaKey: 'more', metaValue: '' })).rejects.toThrow('Not logged in')
})

test.each([{ firstname: '' }, { phone: '<script>' }, { country: 'Danmark' }, { languageId: 3 }, { city: 1 }])(
  'a profile cannot hold %j',
  async (change) => {
    const response = await auth.send('/profile/', change, { token: await logIn(), method: 'PUT' })
    expect(response.status).toBe(422)
  },
)

async function writeToTheAgency(): Promise<void> {
  const answers = JSON.stringify([{ name: 'email', label: 'E-Mail', value: 'Karen@example.org' }])
  const form = { form_id: 'f', locale: 'de-DE', state: 'received', answers } as const
  await auth.db
    .insertInto('form_submission')
    .values([
      { ...form, fingerprint: 'karen' },
      { ...form, answers: '[{"value":"bo@example.org"}]', fingerprint: 'bo' },
    ])
    .execute()
  const letter = { subject: 'Hej', text_body: 'Hej Karen', html_body: '<p>Hej</p>', state: 'sent' } as const
  await auth.db
    .insertInto('mail')
    .values({ ...letter, key: 'k', recipient: karen.email })
    .execute()
  const at = new Date('2027-01-01T00:00:00Z')
  await auth.db
    .insertInto('newsletter_subscription')
    .values({ email: karen.email, locale: 'de-DE', state: 'pending', asked_at: at })
    .execute()
  const confirmed = [karen.email, 'bo@example.org'].map((email) => ({ email, confirmed_at: at }))
  await auth.db
    .insertInto('confirmed_address')
    .values(confirmed)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
async function sendPictures(): Promise<void> {
  const at = new Date('2027-01-01T00:00:00Z')
  const contest = { year: 2027, opens_on: '2027-01-01', closes_on: '2027-12-01' }
  const { id: contest_id } = await auth.db
    .insertInto('contest')
    .values(contest)
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const email of [karen.email, 'bo@example.org']) {
    const name = (email === karen.email ? 'a' : 'b').repeat(32)
    const image = { image_title: 'Havet', image_slug: name, image_text: '', image_url: `uploads/${name}.jpg` }
    const { id } = await auth.db
      .insertInto('contest_image')
      .values({ contest_id, ...image, width: 900, height: 900, state: 'approved' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const sender = { contest_image_id: id, email, name: 'Karen Holm', language_id: 1, created_at: at } as const
    await auth.db.insertInto('contest_sender').values(sender).execute()
  }
}

/** Adds two comments; the second is a reply to the first. */
async function comment(): Promise<void> {
  await auth.db.deleteFrom('comment').execute()
  const about = { parent_type: 'blog', parent_id: 'amber', language_id: 2, state: 'shown' } as const
  const { id } = await auth.db
    .insertInto('comment')
    .values({ ...about, comment: 'Von Karen', author_name: 'Karen' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await auth.db
    .insertInto('comment')
    .values({ ...about, comment: 'Von Bo', author_name: 'Bo', reply_to: id })
    .execute()
  const author = { comment_id: id, email: karen.email, page: '/blog/', created_at: new Date('2027-01-01T00:00:00Z') }
  await auth.db
    .insertInto('comment_author')
    .values({ ...author, fingerprint: '0'.repeat(64) })
    .execute()
}

test('metas are part of the data download', async () => {
  const token = await logIn()
  await auth.client.setUserMeta(token, { metaKey: 'seenTour', metaValue: '1' })
  const data = await auth.client.downloadData(token)
  expect(data.metas).toEqual([{ metaKey: 'seenTour', metaValue: '1' }])
})

test('my data contains everything stored about me, and no secrets', async () => {
  await writeToTheAgency()
  await comment()
  const at = new Date('2027-01-01T00:00:00Z')
  const kept = { subject_type: 'lodging', subject_id: 17, created_at: at, updated_at: at }
  await auth.db
    .insertInto('favorite')
    .values({ ...kept, user_id: auth.karenId(), comment: 'Kamin' })
    .execute()
  const data = await auth.client.downloadData(await logIn())
  expect(data).toMatchObject({
    profile: { email: karen.email },
    metas: [],
    bookings: [],
    reviews: [],
    favorites: [{ subjectType: 'lodging', subjectId: 17, comment: 'Kamin' }],
    sessions: [{ revokedAt: null }],
    newsletters: [{ locale: 'de-DE' }],
    mails: [{ subject: 'Hej' }],
    comments: [{ comment: 'Von Karen', page: '/blog/' }],
    forms: [{ formId: 'f', answers: [{ value: 'Karen@example.org' }] }],
  })
  expect(JSON.stringify(data)).not.toMatch(/argon2|hash|bo@example/i)
})

test('deleting an account deletes everything under its address and nothing else', async () => {
  await writeToTheAgency()
  await comment()
  await auth.addUser({ email: 'bo@example.org' })
  const token = await logIn()
  await expect(auth.client.deleteAccount(token, 'not this one')).rejects.toMatchObject({ code: 'wrong-password' })
  await auth.client.deleteAccount(token, karen.password)
  await expect(auth.client.profile(token)).rejects.toThrow('Not logged in')
  await expect(logIn()).rejects.toMatchObject({ code: 'login-refused' })
  expect(auth.logged.join()).toContain('"event":"account.deleted"')
  const tables = [
    'user_account',
    'user_session',
    'mail',
    'newsletter_subscription',
    'form_submission',
    'confirmed_address',
  ] as const
  const left = await Promise.all(tables.map((table) => auth.db.selectFrom(table).selectAll().execute()))
  expect(JSON.stringify(left)).not.toMatch(/karen@/i)
  expect(JSON.stringify(left)).toContain('bo@example.org')
  const words = await auth.db.selectFrom('comment').select(['comment', 'author_name']).orderBy('id').execute()
  expect(words).toEqual([
    { comment: '', author_name: '' },
    { comment: 'Von Bo', author_name: 'Bo' },
  ])
  expect(await auth.db.selectFrom('comment_author').selectAll().execute()).toEqual([])
})

test('contest pictures are part of my data, and are deleted with the account, files included', async () => {
  await sendPictures()
  const token = await logIn()
  expect(await auth.client.downloadData(token)).toMatchObject({
    contestPictures: [
      { name: 'Karen Holm', title: 'Havet', picture: `uploads/${'a'.repeat(32)}.jpg`, state: 'approved' },
    ],
  })
  await auth.client.deleteAccount(token, karen.password)
  expect(await auth.db.selectFrom('contest_sender').select('email').execute()).toEqual([{ email: 'bo@example.org' }])
  const { rows } = await sql`
    select payload from graphile_worker._private_jobs where payload::text like '%aaaa%'`.execute(auth.db)
  expect(rows).toEqual([{ payload: { names: [`${'a'.repeat(32)}.jpg`] } }])
})

test('an owner with houses cannot delete the account', async () => {
  await auth.addUser({ email: 'owner@example.org', type: 'creditor' })
  const token = await logIn('owner@example.org')
  await expect(auth.client.deleteAccount(token, karen.password)).rejects.toMatchObject({ code: 'not-allowed' })
})
