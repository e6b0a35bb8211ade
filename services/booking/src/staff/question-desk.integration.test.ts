import { testDesk } from '@marram/database/testing/test-desk'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clearBookings } from '../testing/booking-request.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { startTestBooking, type TestBooking } from '../testing/start-booking.ts'
import { answer, close, list, show } from './question-desk.ts'

let booking: TestBooking
const origins = { da: 'https://da.example', de: 'https://de.example', en: 'https://en.example' }
const desk = () => testDesk({ db: booking.db, now: booking.now, origins })
let forms = 0

beforeAll(async () => {
  booking = await startTestBooking()
  await seedCoast(booking.db)
  await seedBookableLodging(booking.db, { id: 1 })
})
beforeEach(async () => {
  await clearBookings(booking.db)
  await sql`truncate question, audit_entry cascade`.execute(booking.db)
})
afterAll(() => booking.database.drop())

async function ask(name = 'Karen Müller'): Promise<number> {
  forms += 1
  const question = {
    ...{ lodgingId: 1, languageId: 2, submission: `form-${String(forms).padStart(20, '0')}`, topic: 'pets', trap: '' },
    ...{ message: `Ist der Garten eingezäunt? (${forms})`, name, email: 'karen@example.org', phone: '' },
    ...{ arrival: '', departure: '' },
  }
  expect((await booking.post('/rest/v1/questions/', question)).status).toBe(201)
  const [last] = await booking.db.selectFrom('question').select('id').orderBy('id', 'desc').limit(1).execute()
  return last?.id ?? 0
}

test('an answer is in the thread, with a mail and a log entry; the same one again is not new', async () => {
  const question = await ask()
  expect(await desk().run(answer, { question, text: 'Nein.' })).toEqual({ isNew: true })
  expect(await desk().run(answer, { question, text: 'Nein.' })).toEqual({ isNew: false })
  expect(await desk().ask(show, { question })).toMatchObject({
    ...{ house: 'B1001', state: 'answered', email: 'karen@example.org', stay: null, isConfirmed: false },
    messages: [{ author: 'guest' }, { author: 'staff', text: 'Nein.' }],
  })
  const log = await desk().log()
  expect(log).toMatchObject([
    {
      subject: `question ${question}`,
      before: { state: 'open', messages: 1 },
      after: { state: 'answered', messages: 2 },
    },
    { before: { messages: 2 }, after: { messages: 2 } },
  ])
  expect(JSON.stringify(log)).not.toMatch(/Nein|Karen|@example/)
})

test('a closed question stays closed', async () => {
  const question = await ask()
  expect(await desk().run(close, { question })).toEqual({ state: 'closed' })
  for (const refused of [desk().run(close, { question }), desk().run(answer, { question, text: 'Doch.' })]) {
    expect(await refused).toMatchObject({ status: 409, sentence: expect.stringContaining('is closed') })
  }
  expect(await desk().log()).toHaveLength(1)
})

test('questions are listed without addresses, by state and words, the longest waiting first', async () => {
  const ids = []
  for (const [index, name] of ['Karen Müller', 'Jens Holm'].entries()) {
    booking.setTime(`2027-02-0${index + 2}T08:00:00Z`)
    ids.push(await ask(name))
  }
  expect((await desk().list(list, { state: 'open' })).map(({ id }) => id)).toEqual(ids)
  expect(await desk().ask(list, { filters: { topic: 'pets' }, search: 'holm' })).toMatchObject({
    items: [{ id: ids[1], name: 'Jens Holm', language: 'de' }],
    total: 1,
  })
  expect(JSON.stringify(await desk().list(list))).not.toContain('@')
  expect(await desk().list(list, { state: 'closed' })).toEqual([])
})
