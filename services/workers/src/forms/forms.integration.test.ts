import { maxFileBytes } from '@marram/contract/workers/form-files'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sweep } from '../sweep.ts'
import { contactForm, goodValues, jobForm, startTestWorkers, type TestWorkers } from '../testing/start-workers.ts'

let workers: TestWorkers
beforeEach(async () => {
  workers = await startTestWorkers()
})
afterEach(() => workers.database.drop())

const submission = { formId: contactForm.id, locale: 'de-DE', values: goodValues, page: '/kontakt/' } as const
const kept = () => workers.database.db.selectFrom('form_submission').selectAll().execute()
const mails = () => workers.database.db.selectFrom('mail').selectAll().execute()

// spec: call POST /bridge/form_submissions/
test('a submission is stored and mailed to the department, with the guest as reply address', async () => {
  await workers.client.submitForm(submission)
  expect(await kept()).toMatchObject([{ form_id: 'form-contact', locale: 'de-DE', state: 'received' }])
  const [mail] = await mails()
  expect(mail).toMatchObject({
    recipient: 'blaavand@marram.example',
    reply_to: 'karen@example.org',
    subject: 'Von der Website: Kontakt',
    state: 'waiting',
  })
  expect(mail?.text_body).toContain('Ist das Haus im Mai frei?\nViele Grüße')
  expect(mail?.text_body).toContain('/kontakt/')
  expect(mail?.html_body).toContain('Ist das Haus im Mai frei?<br>Viele Grüße')
})

test('an invalid form is refused with all invalid fields, and nothing is stored', async () => {
  const values = { ...goodValues, email: 'karen', message: '', privacy: '' }
  const response = await workers.post('/bridge/form_submissions/', { ...submission, values })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    data: {
      error: 'Please look at: E-Mail, Nachricht, Einverstanden.',
      fields: [
        { field: 'email', code: 'not-an-email' },
        { field: 'message', code: 'missing' },
        { field: 'privacy', code: 'consent-missing' },
      ],
    },
    meta: { code: 'form-invalid' },
  })
  expect([await kept(), await mails()]).toEqual([[], []])
})

test.each([
  ['a form that does not exist', { ...submission, formId: 'form-none' }, 404],
  ['a form that is not in this language', { ...submission, locale: 'en' }, 404],
  ['an unknown language', { ...submission, locale: 'fr' }, 422],
  ['values that are not texts', { ...submission, values: { name: { $ne: '' } } }, 422],
  ['no body', '', 400],
  ['a truncated body', '{"formId":', 400],
])('%s is refused', async (_, body, status) => {
  expect((await workers.post('/bridge/form_submissions', body)).status).toBe(status)
  expect(await kept()).toEqual([])
})

test('a guest’s input cannot add a header, a recipient or markup to the mail', async () => {
  const evil = 'Karen\r\nBcc: everyone@example.org\r\n\r\n<script>alert(1)</script>'
  await workers.client.submitForm({ ...submission, values: { ...goodValues, name: evil, message: evil } })
  const [mail] = await mails()
  expect(mail?.subject).not.toMatch(/[\r\n]/)
  expect(mail?.text_body).toContain('Karen Bcc: everyone@example.org')
  expect(mail?.html_body).not.toContain('<script>')
  expect(mail?.recipient).toBe('blaavand@marram.example')
  const withTwo = { ...submission, values: { ...goodValues, email: 'a@example.org, b@example.org' } }
  await expect(workers.client.submitForm(withTwo)).rejects.toMatchObject({ code: 'form-invalid' })
})

test('a repeated message is one message', async () => {
  const stamp = await workers.client.issueStamp()
  workers.pass(10_000)
  await workers.client.submitForm({ ...submission, stamp })
  await workers.client.submitForm({ ...submission, stamp })
  expect([(await kept()).length, (await mails()).length]).toEqual([1, 1])
  await workers.client.submitForm({ ...submission, stamp, values: { ...goodValues, message: 'Noch etwas' } })
  expect([(await kept()).length, (await mails()).length]).toEqual([2, 2])
})

describe('a file', () => {
  const pdf = Buffer.from('%PDF-1.7 my life').toString('base64')
  const application = {
    formId: jobForm.id,
    locale: 'de-DE',
    page: '/jobs/',
    values: { name: 'Karen Holm', email: 'karen@example.org', guests: 'no', where: 'Not to be kept' },
  } as const
  const files = () => workers.database.db.selectFrom('form_file').selectAll().execute()
  test('is stored privately and attached to the mail, under a safe name', async () => {
    await workers.client.submitForm({
      ...application,
      files: [{ field: 'cv', name: '../..\u202e/Mein "CV".pdf', data: pdf }],
    })
    const [mail] = await mails()
    expect(await files()).toMatchObject([{ name: 'Mein _CV_.pdf', content_type: 'application/pdf', mail_id: mail?.id }])
    expect(mail?.text_body).toContain('CV')
    const [answers] = (await kept()).map((row) => JSON.stringify(row.answers))
    expect(answers).not.toContain('Not to be kept')
  })
  type Sent = { field: string; name: string; data: string }
  test.each<[string, Sent[], string, object?]>([
    ['missing', [], 'file-missing'],
    ['only named by a text', [], 'file-missing', { cv: 'cv.pdf' }],
    ['a program', [{ field: 'cv', name: 'cv.exe', data: pdf }], 'file-type'],
    [
      'no PDF although it says so',
      [{ field: 'cv', name: 'cv.pdf', data: Buffer.from('MZ').toString('base64') }],
      'file-type',
    ],
    [
      'too large',
      [{ field: 'cv', name: 'cv.pdf', data: Buffer.alloc(4_194_305, '%PDF-').toString('base64') }],
      'file-too-large',
    ],
  ])('that is %s is refused by the name of its field', async (_, sent, code, more = {}) => {
    const values = { ...application.values, ...more }
    const response = await workers.post('/bridge/form_submissions/', { ...application, values, files: sent })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ data: { fields: [{ field: 'cv', code }] } })
    expect([await kept(), await files()]).toEqual([[], []])
  })
  test('is limited per network to twenty megabytes, then a few an hour', async () => {
    const large = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(maxFileBytes - 5)]).toString('base64')
    const send = async (data: string | null, from: string) => {
      const sent = data === null ? submission : { ...application, files: [{ field: 'cv', name: 'cv.pdf', data }] }
      const body = JSON.stringify(sent)
      const headers = { 'x-public-key': 'key' }
      const request = new Request('http://workers/bridge/form_submissions/', { method: 'POST', headers, body })
      return (await workers.handle(request, { incoming: { socket: { remoteAddress: from } } })).status
    }
    const statuses: number[] = []
    for (let turn = 1; turn <= 6; turn += 1) statuses.push(await send(large, `2001:db8::${turn}`))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(await send(pdf, '2001:db8::7')).toBe(429)
    expect(await send(null, '2001:db8::8')).toBe(200)
    expect(await send(large, '2001:db8:0:1::1')).toBe(200)
  })
  test('without a field is ignored', async () => {
    await workers.client.submitForm({ ...submission, files: [{ field: 'cv', name: 'cv.exe', data: pdf }] })
    expect([(await kept()).length, await files()]).toEqual([1, []])
  })
})

describe('against spam', () => {
  test('a bot that fills in the hidden field gets a normal response, and nothing is stored', async () => {
    await workers.client.submitForm({ ...submission, trap: 'https://pills.example' })
    expect([await kept(), await mails()]).toEqual([[], []])
  })
  test('a form filled in within three seconds must be sent again, and is then accepted', async () => {
    const stamp = await workers.client.issueStamp()
    workers.pass(2999)
    await expect(workers.client.submitForm({ ...submission, stamp })).rejects.toMatchObject({ code: 'too-quick' })
    workers.pass(1)
    await workers.client.submitForm({ ...submission, stamp })
    expect(await kept()).toHaveLength(1)
  })
  const links = 'See https://a.example and https://b.example and www.c.example'
  test.each([
    ['without a stamp', async () => undefined],
    ['with a stamp of its own making', async () => 'lxyz12.abcdefghijkl.AAAA'],
    [
      'with a stamp of yesterday',
      async () => {
        const stamp = await workers.client.issueStamp()
        workers.pass(25 * 60 * 60 * 1000)
        return stamp
      },
    ],
  ])('many links %s are held for staff, and not mailed', async (_, stampOf) => {
    const stamp = await stampOf()
    const values = { ...goodValues, message: links }
    await workers.client.submitForm({ ...submission, values, ...(stamp !== undefined && { stamp }) })
    expect(await kept()).toMatchObject([{ state: 'held' }])
    expect(await mails()).toEqual([])
  })
  test('a guest with a valid stamp may write links', async () => {
    const stamp = await workers.client.issueStamp()
    workers.pass(60_000)
    await workers.client.submitForm({ ...submission, stamp, values: { ...goodValues, message: links } })
    expect(await mails()).toHaveLength(1)
  })
  test('submissions are limited per address', async () => {
    const send = (address: string) =>
      workers.handle(
        new Request('http://workers/bridge/form_submissions/', {
          method: 'POST',
          headers: { 'x-public-key': 'key' },
          body: JSON.stringify(submission),
        }),
        { incoming: { socket: { remoteAddress: address } } },
      )
    const statuses: number[] = []
    for (let turn = 0; turn < 9; turn += 1) statuses.push((await send('192.0.2.1')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429])
    expect((await send('192.0.2.2')).status).toBe(200)
  })
})

describe('access', () => {
  test('a call without the public key is refused', async () => {
    expect((await workers.post('/bridge/form_submissions/', submission, {})).status).toBe(401)
  })
  test('a too large body is refused', async () => {
    const values = { ...goodValues, message: 'x'.repeat(6_000_000) }
    expect((await workers.post('/bridge/form_submissions/', { ...submission, values })).status).toBe(413)
  })
  // spec: call POST /client/ip/
  test('a caller gets the IP address that we see', async () => {
    const request = new Request('http://workers/client/ip/', { method: 'POST', headers: { 'x-public-key': 'key' } })
    const response = await workers.handle(request, { incoming: { socket: { remoteAddress: '192.0.2.7' } } })
    expect(await response.json()).toMatchObject({ data: { client: '192.0.2.7' } })
    expect(await workers.client.clientAddress()).toBeNull()
  })
})

test('submissions are deleted after a year, mail bodies after a month', async () => {
  await workers.client.submitForm(submission)
  const { db } = workers.database
  const sent = new Date('2027-03-01T10:00:00Z')
  await db.updateTable('mail').set({ state: 'sent', changed_at: sent }).execute()
  const daysLater = (days: number) => new Date(sent.getTime() + days * 86_400_000)
  await sweep(db, daysLater(29))
  expect((await mails())[0]?.text_body).not.toBe('')
  await sweep(db, daysLater(31))
  expect(await mails()).toMatchObject([{ text_body: '', recipient: '', reply_to: null, state: 'sent' }])
  expect(await kept()).toHaveLength(1)
  await sweep(db, daysLater(366))
  expect(await kept()).toEqual([])
})
