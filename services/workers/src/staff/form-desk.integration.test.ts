import type { SubmittableForm } from '@marram/contract/workers/form-definition'
import { testDesk } from '@marram/database/testing/test-desk'
import { type DeskPermission, deskPermissions } from '@marram/domain/desk/permission'
import { isRefusal } from '@marram/service-kit/envelope'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sweep } from '../sweep.ts'
import { contactForm, goodValues, jobForm, startTestWorkers, type TestWorkers } from '../testing/start-workers.ts'
import { discard, finish, list, release, reopen, show, showFile } from './form-desk.ts'
import { figures } from './today.ts'

const now = new Date('2027-03-01T10:00:00Z')
const links = 'See https://a.example and https://b.example and www.c.example'
const pdf = Buffer.from('%PDF-1.7 my life')
let workers: TestWorkers

beforeEach(async () => {
  workers = await startTestWorkers()
})
afterEach(() => workers.database.drop())

const db = () => workers.database.db
function desk(permissions: readonly DeskPermission[] = deskPermissions, form: SubmittableForm | null = contactForm) {
  const forms = { loadForm: async () => form }
  const fallbackRecipient = () => 'post@marram.example'
  return testDesk({ db: db(), now: () => now, forms, fallbackRecipient }, permissions)
}
const mails = () => db().selectFrom('mail').select(['recipient', 'reply_to', 'subject', 'text_body']).execute()
const states = async () => (await desk().list(list)).map(({ state }) => state)

/** Returns the number of the newest submission. */
async function send(message = 'Ist das Haus frei?'): Promise<string> {
  const values = { ...goodValues, message }
  await workers.client.submitForm({ formId: contactForm.id, locale: 'de-DE', values, page: '/kontakt/' })
  return newest()
}
async function newest(): Promise<string> {
  const [first] = await desk().list(list)
  if (!first) throw new Error('There is no submission.')
  return first.id
}
async function apply(): Promise<string> {
  const files = [{ field: 'cv', name: 'Mein "CV".pdf', data: pdf.toString('base64') }]
  const values = { name: 'Karen Holm', email: 'karen@example.org', guests: 'yes', where: links }
  await workers.client.submitForm({ formId: jobForm.id, locale: 'de-DE', values, page: '/jobs/', files })
  return newest()
}

test('submissions are listed by state, newest first, with the title of the form', async () => {
  await send()
  workers.pass(60_000)
  const held = await send(links)
  expect(await desk().list(list)).toMatchObject([
    { id: held, state: 'held', title: 'Kontakt', about: 'Karen Holm', language: 'de', files: 0 },
    { state: 'received' },
  ])
  expect(await desk().list(list, { state: 'held' })).toHaveLength(1)
  const searched = await desk().ask(list, { filters: {}, search: 'karen frei' })
  expect(isRefusal(searched) ? null : searched.total).toBe(1)
})

test('a submission is shown with its answers, and its files can be saved', async () => {
  const application = await apply()
  const shown = await desk().ask(show, { submission: application })
  if (isRefusal(shown)) throw new Error(shown.sentence)
  expect(shown).toMatchObject({ title: 'Bewerbung', page: '/jobs/', state: 'held', files: 1 })
  expect(shown.answers[0]).toEqual({ label: 'Name', value: 'Karen Holm' })
  expect(shown.attached).toEqual([{ id: expect.any(Number), name: 'Mein _CV_.pdf', bytes: pdf.length }])
  const file = await desk().ask(showFile, { file: shown.attached[0]?.id })
  expect(file).toEqual({ name: 'Mein _CV_.pdf', data: pdf.toString('base64') })
  expect(await desk().ask(showFile, { file: 4711 })).toMatchObject({ status: 404, code: 'unknown-file' })
})

test('a held submission is mailed once when it is released, with its files', async () => {
  const submission = await apply()
  expect(await mails()).toEqual([])
  expect(await desk(deskPermissions, jobForm).run(release, { submission })).toEqual({ state: 'received' })
  expect(await mails()).toMatchObject([
    {
      ...{ recipient: 'blaavand@marram.example', reply_to: 'karen@example.org' },
      ...{ subject: 'Von der Website: Bewerbung', text_body: expect.stringContaining('https://a.example') },
    },
  ])
  const mail = await db().selectFrom('mail').select('id').executeTakeFirstOrThrow()
  expect(await db().selectFrom('form_file').select('mail_id').execute()).toEqual([{ mail_id: mail.id }])
  expect(await desk().run(release, { submission })).toMatchObject({ status: 409, code: 'not-possible' })
  expect(await mails()).toHaveLength(1)
  expect(await desk().log()).toMatchObject([
    { subject: `form ${submission}`, before: { state: 'held' }, after: { state: 'received' } },
  ])
})

test('the mail of a form that editors have deleted goes to the agency', async () => {
  const submission = await send(links)
  await desk(deskPermissions, null).run(release, { submission })
  expect(await mails()).toMatchObject([
    { recipient: 'post@marram.example', reply_to: null, subject: 'Von der Website: Kontakt' },
  ])
})

test('what is done or discarded can be taken back, and nothing is mailed by it', async () => {
  const submission = await send(links)
  expect(await desk().run(discard, { submission })).toEqual({ state: 'spam' })
  expect(await states()).toEqual(['spam'])
  expect(await desk().run(discard, { submission })).toMatchObject({ status: 409 })
  expect(await desk().run(finish, { submission })).toMatchObject({ status: 409 })
  expect(await desk().run(release, { submission })).toMatchObject({ status: 409 })
  expect(await desk().run(reopen, { submission })).toEqual({ state: 'held' })
  expect(await desk().run(finish, { submission })).toMatchObject({ status: 409 })
  expect(await mails()).toEqual([])
  await desk().run(release, { submission })
  expect(await desk().run(finish, { submission })).toEqual({ state: 'done' })
  expect(await desk().run(reopen, { submission })).toEqual({ state: 'received' })
  expect(await desk().run(reopen, { submission })).toMatchObject({ status: 409 })
  expect((await desk().log()).map(({ after }) => after)).toMatchObject(
    ['spam', 'held', 'received', 'done', 'received'].map((state) => ({ state })),
  )
})

test('Today counts what is held, not what is discarded', async () => {
  await send(links)
  await send(`${links} again`)
  const count = async () => {
    const found = await desk(['messages.write']).ask(figures, {})
    return isRefusal(found) ? null : found.map(({ key, count: of }) => [key, of])
  }
  expect(await count()).toEqual([['forms-held', 2]])
  await desk().run(discard, { submission: await newest() })
  expect(await count()).toEqual([['forms-held', 1]])
  expect(await desk().list(list, { state: 'held' })).toHaveLength(1)
  expect(await desk(['messages.read']).ask(figures, {})).not.toContainEqual(
    expect.objectContaining({ key: 'forms-held' }),
  )
})

test('what was discarded is deleted after thirty days, with its files', async () => {
  const submission = await apply()
  await send()
  await desk().run(discard, { submission })
  const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000)
  await sweep(db(), daysLater(29))
  expect(await states()).toHaveLength(2)
  await sweep(db(), daysLater(31))
  expect(await states()).toEqual(['received'])
  expect(await db().selectFrom('form_file').selectAll().execute()).toEqual([])
})

test('without the permission nothing is read or changed', async () => {
  const submission = await send(links)
  expect(await desk(['messages.read']).run(release, { submission })).toMatchObject({ status: 404, code: 'not-found' })
  expect(await desk(['messages.read']).run(discard, { submission })).toMatchObject({ status: 404 })
  expect(await desk(['questions.write']).ask(show, { submission })).toMatchObject({ status: 404, code: 'not-found' })
  expect(await desk().run(release, { submission: 'x' })).toMatchObject({ status: 422 })
  expect(await desk().run(release, { submission: submission.replace(/^.{8}/, '00000000') })).toMatchObject({
    ...{ status: 404, code: 'unknown-form' },
  })
  expect([await states(), await mails()]).toEqual([['held'], []])
})
