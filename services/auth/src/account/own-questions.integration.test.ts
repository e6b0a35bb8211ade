import { seedLodging, seedResort } from '@marram/database/testing/seed-catalogue'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { karen, startTestAuth, type TestAuth } from '../testing/start-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth()
  const place = { location: 10, street: 10, latitude: 55.5, longitude: 8.1 }
  await seedResort(auth.db, { area: 1, slug: 'blavand', name: 'Blåvand', ...place })
  await seedLodging(auth.db, { id: 1, ...place })
})
beforeEach(async () => {
  await auth.db.deleteFrom('question').execute()
  await auth.db.deleteFrom('mail').execute()
  await auth.renew()
})
afterAll(() => auth.stop())

const at = new Date('2026-10-01T10:00:00Z')
let number = 0

/** A question with an answer, and the mails of both sides. */
async function addQuestion(email: string, userId: number | null): Promise<number> {
  number += 1
  const secret = String(number).padStart(64, '0')
  const { id } = await auth.db
    .insertInto('question')
    .values({
      ...{ lodging_id: 1, user_id: userId, language_id: 2, topic: 'pets', state: 'answered' },
      ...{
        name: 'Karen',
        email,
        mailbox: email.toLowerCase(),
        phone: '',
        submission_hash: secret,
        fingerprint: secret,
      },
      ...{ created_at: at, changed_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const message = { question_id: id, created_at: at }
  await auth.db
    .insertInto('question_message')
    .values([
      { ...message, number: 1, author: 'guest', text: `Frage ${id}` },
      { ...message, number: 2, author: 'staff', text: `Antwort ${id}` },
    ])
    .execute()
  const bodies = { state: 'sent', subject: 's', text_body: `Frage ${id}`, html_body: `Frage ${id}` } as const
  await auth.db
    .insertInto('mail')
    .values([
      { key: `question ${id} received 1`, recipient: email, ...bodies },
      { key: `question ${id} notice 1`, recipient: 'staff@example.org', ...bodies },
    ])
    .execute()
  return id
}

test('my data contains my questions with their answers, and no others', async () => {
  const own = await addQuestion('someone@example.org', auth.karenId())
  const before = await addQuestion('Karen@Example.org', null)
  await addQuestion('bo@example.org', null)
  const data = await auth.client.downloadData(await auth.client.login({ ...karen }))
  const told = (id: number) => ({ topic: 'pets', messages: [{ text: `Frage ${id}` }, { text: `Antwort ${id}` }] })
  expect(data.questions).toMatchObject([told(own), told(before)])
  expect(data.questions).toHaveLength(2)
  expect(JSON.stringify(data.questions)).not.toMatch(/hash|fingerprint|placed/)
})

test('deleting the account deletes its questions and blanks their mails, those to the agency too', async () => {
  await addQuestion('someone@example.org', auth.karenId())
  await addQuestion(karen.email, null)
  const other = await addQuestion('bo@example.org', null)
  await auth.client.deleteAccount(await auth.client.login({ ...karen }), karen.password)
  expect(await auth.db.selectFrom('question').select('id').execute()).toEqual([{ id: other }])
  expect(await auth.db.selectFrom('question_message').select('question_id').distinct().execute()).toEqual([
    { question_id: other },
  ])
  const mails = await auth.db.selectFrom('mail').select('text_body').where('key', 'like', 'question %').execute()
  expect(mails.map(({ text_body }) => text_body).toSorted()).toEqual([
    '',
    '',
    '',
    '',
    `Frage ${other}`,
    `Frage ${other}`,
  ])
})
