import { type AskRequest, createQuestionClient } from '@marram/contract/booking/question'
import { createReservationClient } from '@marram/contract/booking/reservation-client'
import { inProcessFetch } from '@marram/contract/in-process-fetch'
import { createServiceClient } from '@marram/contract/service-client'
import { testDesk } from '@marram/database/testing/test-desk'
import { questionLimits } from '@marram/domain/question'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { list, show } from '../staff/question-desk.ts'
import { clearBookings, exampleBooking, newKey } from '../testing/booking-request.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { startOfTest, startTestBooking, type TestBooking } from '../testing/start-booking.ts'
import { forgetQuestions } from './forget-questions.ts'
import { answerQuestion, closeQuestion } from './staff-questions.ts'

let booking: TestBooking
const origins = { da: 'https://da.example', de: 'https://de.example', en: 'https://en.example' }
const staff = () => ({ db: booking.db, now: booking.now, origins })

beforeAll(async () => {
  booking = await startTestBooking()
  await seedCoast(booking.db)
  await seedBookableLodging(booking.db, { id: 1 })
  await sql`insert into user_account (id, email, type, language_id) overriding system value
    values (7, 'karen@example.org', 3, 2), (8, 'other@example.org', 3, 2)`.execute(booking.db)
})
beforeEach(async () => {
  booking.setTime(startOfTest)
  await clearBookings(booking.db)
  await booking.db.deleteFrom('question').execute()
})
afterAll(() => booking.database.drop())

let forms = 0
const submissionKey = () => {
  forms += 1
  return `form-${String(forms).padStart(20, '0')}`
}
const asked = (change: Partial<AskRequest> = {}): AskRequest => ({
  lodgingId: 1,
  languageId: 2,
  submission: submissionKey(),
  topic: 'pets',
  message: `Ist der Garten eingezäunt? <b>${forms}</b>`,
  name: 'Karen Müller',
  email: 'karen@example.org',
  phone: '',
  arrival: '2027-07-10',
  departure: '2027-07-17',
  trap: '',
  ...change,
})

const client = (bearer: string | null = null) =>
  createQuestionClient(
    createServiceClient({
      name: 'booking',
      baseUrl: 'http://booking',
      publicKey: 'key',
      bearer: () => bearer,
      fetch: inProcessFetch(booking.handle),
    }),
  )

const mails = () => booking.db.selectFrom('mail').selectAll().orderBy('created_at').orderBy('key').execute()
async function ask(change: Partial<AskRequest> = {}, bearer: string | null = null): Promise<string> {
  const token = await client(bearer).ask(asked(change))
  if (token === null) throw new Error('No token.')
  return token
}
const lastToGuest = async () => (await mails()).findLast(({ recipient }) => recipient !== 'staff@example.org')
const tokenIn = (text = '') => /https:\/\/de\.example\/ihre-frage\/([\da-f]{32})\//.exec(text)?.[1] ?? ''
const mailedTokenTo = async (email: string) =>
  tokenIn((await mails()).find(({ recipient, key }) => recipient === email && key.includes('received'))?.text_body)
async function mailedToken(): Promise<string> {
  return tokenIn((await lastToGuest())?.text_body)
}
const firstId = async () =>
  (await booking.db.selectFrom('question').select('id').orderBy('id').executeTakeFirstOrThrow()).id

test('a question is stored once, acknowledged without its words, and announced to the agency', async () => {
  const question = asked()
  const token = await client().ask(question)
  expect(token).toMatch(/^[\da-f]{32}$/)
  expect(await client().read(token ?? '')).toMatchObject({
    house: { name: 'B1001', title: 'Title' },
    topic: 'pets',
    state: 'open',
    arrival: '2027-07-10',
    messages: [{ author: 'guest', text: question.message, at: '2027-02-01T08:00:00.000Z' }],
  })
  const [notice, received, ...others] = await mails()
  expect(others).toEqual([])
  expect(received).toMatchObject({ recipient: 'karen@example.org', reply_to: null })
  for (const body of [received?.subject, received?.text_body, received?.html_body]) {
    expect(body).not.toMatch(/eingezäunt|Karen|Müller/)
  }
  expect(notice).toMatchObject({ recipient: 'staff@example.org' })
  expect(notice?.text_body).toContain(question.message)
  expect(notice?.text_body).toContain(`marram questions answer ${await firstId()} `)
  expect(notice?.html_body).toContain('&lt;b&gt;')
  expect(notice?.html_body).not.toContain('<b>')
})

test('links are stored as hashes, and a wrong one is unknown', async () => {
  const token = await ask()
  const rows = [
    ...(await booking.db.selectFrom('question').selectAll().execute()),
    ...(await booking.db.selectFrom('question_access').selectAll().execute()),
  ]
  for (const secret of [token, await mailedToken()]) expect(JSON.stringify(rows)).not.toContain(secret)
  const wrong = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`
  await expect(client().read(wrong)).rejects.toMatchObject({ status: 404, code: 'unknown-question' })
  await expect(client().read('short')).rejects.toMatchObject({ status: 422 })
  const write = client().write({ token: wrong, submission: submissionKey(), message: 'Hello' })
  await expect(write).rejects.toMatchObject({ status: 404 })
})

test('the same form sent ten times at once is one question, with one mail to each side', async () => {
  const question = asked()
  const tokens = await Promise.all(Array.from({ length: 10 }, () => client().ask(question)))
  expect(new Set(tokens).size).toBe(10)
  for (const token of tokens) expect((await client().read(token ?? '')).messages).toHaveLength(1)
  expect(await booking.db.selectFrom('question').select('id').execute()).toHaveLength(1)
  expect(await mails()).toHaveLength(2)
})

test('the same words from another tab are refused without revealing the conversation', async () => {
  const question = asked()
  await client().ask(question)
  const again = client().ask({ ...question, submission: submissionKey() })
  await expect(again).rejects.toMatchObject({ status: 409, code: 'already-asked' })
  booking.setTime('2027-02-02T08:00:01Z')
  await client().ask({ ...question, submission: submissionKey() })
})

test('invalid fields are named, and nothing is stored', async () => {
  const wrong = { topic: 'weather', message: ' ', name: '', email: 'karen', phone: 'x', arrival: '' }
  await expect(client().ask(asked(wrong))).rejects.toMatchObject({
    status: 422,
    code: 'question-invalid',
    body: { data: { fields: ['topic', 'message', 'name', 'email', 'phone', 'stay'].map((field) => ({ field })) } },
  })
  const long = { message: 'x'.repeat(questionLimits.message + 1) }
  await expect(client().ask(asked(long))).rejects.toMatchObject({ code: 'question-invalid' })
  await expect(client().ask(asked({ lodgingId: 99 }))).rejects.toMatchObject({ code: 'unknown-lodging' })
  expect(await mails()).toEqual([])
})

test('a bot that fills the hidden field gets no conversation, and many links without script are not mailed', async () => {
  expect(await client().ask(asked({ trap: 'x' }))).toBeNull()
  expect(await testDesk(staff()).list(list, { state: 'open' })).toEqual([])
  await ask({ message: 'https://a.example https://b.example www.c.example' })
  expect(await mails()).toEqual([])
  expect(await testDesk(staff()).list(list, { state: 'open' })).toHaveLength(1)
})

test('a mailbox and a network can each ask a limited number of questions a day', async () => {
  for (const tag of ['1', '2', '3', '4', '5']) await ask({ email: `karen+${tag}@example.org` })
  await expect(ask({ email: 'KAREN@example.org' })).rejects.toMatchObject({ status: 429, code: 'too-many-questions' })
  booking.setTime('2027-02-02T08:00:01Z')
  await ask()
  const from = (email: string, address: string) =>
    booking.post('/rest/v1/questions/', asked({ email }), { from: address })
  const statuses = []
  for (let count = 0; count <= questionLimits.perNetwork; count += 1) {
    statuses.push((await from(`guest${count}@example.org`, '198.51.100.7')).status)
  }
  expect(statuses).toEqual([...Array.from({ length: questionLimits.perNetwork }, () => 201), 429])
  expect((await from('guest@example.org', '198.51.100.8')).status).toBe(201)
})

test('the agency answers once, the guest writes back, and a closed conversation takes no more', async () => {
  const token = await ask()
  const id = await firstId()
  const text = 'Nein, die Terrasse hat aber ein Tor. <script>'
  expect(await answerQuestion(id, text, staff())).toBe(true)
  expect(await answerQuestion(id, text, staff())).toBe(false)
  const answers = (await mails()).filter(({ key }) => key.includes('answer'))
  expect(answers).toMatchObject([{ recipient: 'karen@example.org', key: `question ${id} answer 2` }])
  expect(answers[0]?.text_body).toContain(text)
  expect(answers[0]?.html_body).toContain('&lt;script&gt;')
  expect((await client().read(token)).state).toBe('answered')

  const message = { token, submission: submissionKey(), message: ' Danke!\r\nUnd die Stufen? ' }
  const replies = await Promise.all([1, 2, 3].map(() => client().write(message)))
  for (const { state, messages } of replies) {
    expect(state).toBe('open')
    expect(messages.map(({ author, text: words }) => [author, words])[2]).toEqual(['guest', 'Danke!\nUnd die Stufen?'])
    expect(messages).toHaveLength(3)
  }
  // Another tab has another key, and the same words.
  expect((await client().write({ ...message, submission: submissionKey() })).messages).toHaveLength(3)
  expect((await mails()).filter(({ key }) => key.includes('notice'))).toHaveLength(2)

  await closeQuestion(id, staff())
  expect((await client().read(token)).state).toBe('closed')
  const late = client().write({ token, submission: submissionKey(), message: 'Hallo?' })
  await expect(late).rejects.toMatchObject({ status: 409, code: 'question-closed' })
  // A reload of an earlier message is no new one.
  expect((await client().write(message)).messages).toHaveLength(3)
  await expect(answerQuestion(id, 'Doch!', staff())).rejects.toThrow(`Question ${id} is closed.`)
  await expect(closeQuestion(id, staff())).rejects.toThrow('is closed')
  expect(await testDesk(staff()).ask(show, { question: id + 1 })).toMatchObject({
    status: 404,
    code: 'unknown-question',
  })
  expect(await testDesk(staff()).list(list, { state: 'closed' })).toMatchObject([{ id, house: 'B1001' }])
})

test('a message must have words, and a day has a limit of messages', async () => {
  const token = await ask()
  const write = (message: string) => client().write({ token, submission: submissionKey(), message })
  for (const message of ['', ' \n ', 'x'.repeat(questionLimits.message + 1)]) {
    await expect(write(message)).rejects.toMatchObject({ status: 422, code: 'question-invalid' })
  }
  // The question was the first.
  for (let count = 1; count < questionLimits.messagesPerDay; count += 1) await write(`Message ${count}`)
  await expect(write('One more')).rejects.toMatchObject({ status: 429 })
  booking.setTime('2027-02-02T08:00:00Z')
  expect((await write('Tomorrow')).messages).toHaveLength(questionLimits.messagesPerDay + 1)
})

test('a letter names the guest only after a mailed link was opened', async () => {
  await ask()
  const id = await firstId()
  await answerQuestion(id, 'Ja.', staff())
  expect((await lastToGuest())?.text_body).not.toContain('Müller')
  await client().read(await mailedToken())
  await answerQuestion(id, 'Wirklich.', staff())
  expect((await lastToGuest())?.text_body).toContain('Karen Müller')
})

test('a login confirms its own address only', async () => {
  const confirmed = async () =>
    (await booking.db.selectFrom('question').select(['user_id', 'confirmed_at']).orderBy('id').execute()).map(
      ({ user_id, confirmed_at }) => [user_id, confirmed_at !== null],
    )
  await ask({}, 'user-7')
  await ask({ email: 'stranger@example.org' }, 'user-7')
  await ask({}, 'expired')
  expect(await confirmed()).toEqual([
    [7, true],
    [7, false],
    [null, false],
  ])
})

test('conversations are deleted a year after the last message, and networks after two days', async () => {
  await booking.post('/rest/v1/questions/', asked(), { from: '198.51.100.9' })
  const networks = async () =>
    (await booking.db.selectFrom('question').select('placed_from').execute()).map(Object.values)
  expect(await networks()).toEqual([[expect.stringMatching(/^[\da-f]{64}$/)]])
  booking.setTime('2027-02-03T08:00:01Z')
  await forgetQuestions(staff())
  expect(await networks()).toEqual([[null]])
  booking.setTime('2028-02-01T08:00:00Z')
  await forgetQuestions(staff())
  expect(await networks()).toHaveLength(1)
  booking.setTime('2028-02-01T08:00:01Z')
  await forgetQuestions(staff())
  expect(await networks()).toEqual([])
  expect(await booking.db.selectFrom('question_message').selectAll().execute()).toEqual([])
})

test('the page of a booking shows the conversations of its guest, and of nobody else', async () => {
  const service = (bearer: string | null) =>
    createReservationClient(
      createServiceClient({
        name: 'booking',
        baseUrl: 'http://booking',
        publicKey: 'key',
        bearer: () => bearer,
        fetch: inProcessFetch(booking.handle),
      }),
    )
  const book = async (email: string, arrival: string, headers = {}) => {
    const wish = exampleBooking({ option: { arrival }, guest: { email } })
    const { data } = await (
      await booking.post('/rest/v1/booking/', wish, { headers: { ...newKey(), ...headers } })
    ).json()
    const mail = await booking.db
      .selectFrom('mail')
      .select('text_body')
      .where('recipient', '=', email)
      .where('text_body', 'like', `%${data.reservationId}%`)
      .executeTakeFirstOrThrow()
    const mailed = /key=([\w-]+)/.exec(mail.text_body)?.[1] ?? ''
    return { reservationId: String(data.reservationId), key: String(data.key), mailed }
  }
  const topicsAt = async ({ reservationId, key }: { reservationId: string; key: string }) =>
    (await service(null).reservation({ reservationId, key })).questions.map(({ topic }) => topic)

  await ask({ topic: 'pets' })
  const own = await book('karen@example.org', '2027-03-06')
  const other = await book('other@example.org', '2027-03-13')
  const asAccount = await book('third@example.org', '2027-03-20', { authorization: 'Bearer user-7' })

  // Nobody has proved the address of the question.
  expect(await topicsAt({ ...own, key: own.mailed })).toEqual([])
  await client().read(await mailedTokenTo('karen@example.org'))
  expect(await topicsAt({ ...own, key: own.mailed })).toEqual(['pets'])
  // Anybody can book under this address, and gets a key in reply.
  expect(await topicsAt(own)).toEqual([])
  expect(await topicsAt({ ...other, key: other.mailed })).toEqual([])
  expect(await topicsAt({ ...asAccount, key: asAccount.mailed })).toEqual([])
  expect(await topicsAt(await service('user-7').openBooking(own.reservationId))).toEqual(['pets'])

  await ask({ topic: 'linen', email: 'fourth@example.org' }, 'user-7')
  expect(await topicsAt(asAccount)).toEqual(['linen'])
  expect(await topicsAt({ ...own, key: own.mailed })).toEqual(['pets'])

  const questionId = await firstId()
  const open = (access: { reservationId: string; key: string }) =>
    service(null).openQuestion({ reservationId: access.reservationId, key: access.key, questionId })
  expect((await client().read(await open({ ...own, key: own.mailed }))).topic).toBe('pets')
  for (const stranger of [own, { ...other, key: other.mailed }, asAccount]) {
    await expect(open(stranger)).rejects.toMatchObject({ status: 404, code: 'unknown-question' })
  }
})
