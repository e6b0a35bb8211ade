import { fork } from 'node:child_process'
import { once } from 'node:events'
import { startWorker, type Worker } from '@marram/database/jobs/worker'
import { queueMail } from '@marram/database/mail/queue-mail'
import { renderLetter } from '@marram/i18n/mail/letter'
import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type SmtpReplies, startSmtpServer, type TestSmtpServer } from '../testing/smtp-server.ts'
import { jobForm, startTestWorkers, type TestWorkers } from '../testing/start-workers.ts'

let smtp: TestSmtpServer
let workers: TestWorkers
let worker: Worker | undefined
afterEach(async () => {
  await worker?.stop()
  worker = undefined
  await workers.database.drop()
  await smtp?.close()
})

async function open(replies: SmtpReplies = {}, { isConfigured = true } = {}) {
  smtp = await startSmtpServer(replies)
  workers = await startTestWorkers(isConfigured ? { smtpUrl: smtp.url } : {})
}
const work = async () => {
  worker = await startWorker({ ...workers.database }, workers.tasks)
}
const letter = renderLetter('de', { subject: 'Grüße von der Küste', heading: 'Hallo', paragraphs: ['Moin, Søren'] })
const queue = (key = 'mail-1', more: { replyTo?: string; letter?: typeof letter } = {}) =>
  queueMail(workers.database.db, { key, to: 'karen@example.org', letter, ...more })
const mails = () =>
  workers.database.db.selectFrom('mail').select(['state', 'attempt', 'last_error']).orderBy('created_at').execute()
const reach = (state: string) =>
  vi.waitFor(async () => expect((await mails()).map((mail) => mail.state)).toEqual([state]))

test('a mail is sent as text and HTML, once per key', async () => {
  await open()
  await queue('mail-1', { replyTo: 'guest@example.org' })
  await queue('mail-1')
  await work()
  await reach('sent')
  expect(smtp.received).toHaveLength(1)
  const [mail] = smtp.received
  expect(mail).toMatchObject({ from: 'post@marram.example', to: ['karen@example.org'] })
  expect(mail?.content).toMatch(/^Reply-To: guest@example\.org\r$/m)
  expect(mail?.content).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(mail?.content).toContain('multipart/alternative')
  expect(mail?.content).toContain('S=C3=B8ren')
})

test('a mail has unsubscribe headers unless it is about a contract', async () => {
  await open()
  const unsubscribe = `https://marram.example/newsletter/unsubscribe/?token=${'x'.repeat(90)}`
  await queueMail(workers.database.db, { key: 'a', to: 'karen@example.org', letter: { ...letter, unsubscribe } })
  await work()
  await reach('sent')
  const content = smtp.received[0]?.content ?? ''
  expect(content).toContain(`\r\nList-Unsubscribe: <${unsubscribe}>\r\n`)
  expect(content).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  await queueMail(workers.database.db, { key: 'b', to: 'karen@example.org', letter })
  await vi.waitFor(() => expect(smtp.received).toHaveLength(2))
  expect(smtp.received[1]?.content).not.toContain('List-Unsubscribe')
})

test('a form’s file is attached to the mail', async () => {
  await open()
  const values = { name: 'Karen Holm', email: 'karen@example.org', guests: 'no' }
  const data = Buffer.from('%PDF-1.7 my life').toString('base64')
  const files = [{ field: 'cv', name: 'Lebenslauf.pdf', data }]
  await workers.client.submitForm({ formId: jobForm.id, locale: 'de-DE', values, files })
  await work()
  await reach('sent')
  const [mail] = smtp.received
  expect(mail?.content).toMatch(/^Content-Disposition: attachment; filename=Lebenslauf\.pdf\r$/m)
  expect(mail?.content).toContain(data)
})

test('a picture is embedded in the mail and referenced by the HTML', async () => {
  await open()
  const picture = { contentId: 'code-1@marram', side: 200, alt: 'Code', caption: 'Scan', instead: 'Open the page' }
  const png = Buffer.from('not really a picture')
  const rows = [{ label: 'Pay', value: '732 €', picture: { ...picture, png } }]
  const rendered = renderLetter('en', { subject: 'S', heading: 'H', paragraphs: [], rows })
  await queue('mail-1', { letter: rendered })
  await work()
  await reach('sent')
  const content = smtp.received[0]?.content ?? ''
  const related = content.slice(content.indexOf('multipart/related'))
  expect(related).toContain('src=3D"cid:code-1@marram"')
  expect(related).toMatch(/^Content-Id: <code-1@marram>\r$/im)
  expect(related).toMatch(/^Content-Disposition: inline; filename=code\.png\r$/m)
  expect(related).toContain(png.toString('base64'))
  const text = content.slice(content.indexOf('text/plain'), content.indexOf('multipart/related'))
  expect(text).toContain('Open the page')
})

test('without a mail server mails stay in the outbox', async () => {
  await open({}, { isConfigured: false })
  await queue()
  await work()
  await reach('kept')
  expect(smtp.received).toEqual([])
})

test('a mail of a transaction that is rolled back is never sent', async () => {
  await open()
  const refused = workers.database.db.transaction().execute(async (trx) => {
    await queueMail(trx, { key: 'never', to: 'karen@example.org', letter })
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  await queue('mail-2')
  await work()
  await reach('sent')
  expect(smtp.received).toHaveLength(1)
})

describe('when the worker is killed', () => {
  const killWorker = async (at: 'before-the-last-line' | 'after-the-answer') => {
    const program = new URL('../testing/doomed-worker.ts', import.meta.url)
    const doomed = fork(program, [workers.database.url, smtp.url, at], { execArgv: [] })
    await once(doomed, 'message')
    doomed.kill('SIGKILL')
    await once(doomed, 'exit')
  }

  test('before the final line of the mail, the server discards it and the next worker sends it once', async () => {
    await open()
    await queue()
    await killWorker('before-the-last-line')
    expect([smtp.begun(), smtp.received.length]).toEqual([1, 0])
    expect(await mails()).toMatchObject([{ state: 'sending', attempt: 1 }])
    await work()
    await reach('sent')
    expect(smtp.received).toHaveLength(1)
  })

  test('after the server has accepted the mail, the next worker does not send it again', async () => {
    await open()
    await queue()
    await killWorker('after-the-answer')
    expect(smtp.received).toHaveLength(1)
    expect(await mails()).toMatchObject([{ state: 'handing-over' }])
    await work()
    await reach('unconfirmed')
    await vi.waitFor(async () => {
      const jobs = await sql`select from graphile_worker.jobs where task_identifier = 'mail.send'`.execute(
        workers.database.db,
      )
      expect(jobs.rows).toEqual([])
    })
    expect(smtp.received).toHaveLength(1)
    expect(workers.logged.join()).toContain('it is not sent again')
  })
})

describe('when the server', () => {
  test('rejects the recipient, the mail fails with the reason', async () => {
    await open({ recipient: '550 no such mailbox' })
    await queue()
    await work()
    await reach('refused')
    expect((await mails())[0]?.last_error).toContain('no such mailbox')
  })
  test('is busy, the mail is retried', async () => {
    await open({ end: '451 try later' })
    await queue()
    await work()
    await vi.waitFor(async () => expect(await mails()).toMatchObject([{ state: 'waiting', attempt: 1 }]))
    const jobs = sql<{ last_error: string }>`select last_error from graphile_worker.jobs where attempts = 1`
    await vi.waitFor(async () =>
      expect((await jobs.execute(workers.database.db)).rows[0]?.last_error).toContain('try later'),
    )
  })
  test('cannot be found by name, the mail is retried', async () => {
    smtp = await startSmtpServer()
    workers = await startTestWorkers({ smtpUrl: 'smtp://mail.invalid' })
    await queue()
    await work()
    await vi.waitFor(async () => expect(await mails()).toMatchObject([{ state: 'waiting', attempt: 1 }]))
    expect((await mails())[0]?.last_error).toContain('mail.invalid')
  })
  test('does not reply after the final line, the mail is not sent again', async () => {
    await open({ end: null })
    await queue()
    await work()
    await reach('unconfirmed')
    expect(smtp.received).toHaveLength(1)
  })
})

describe('no header can be injected', () => {
  test.each(['karen@example.org\r\nBcc: all@example.org', 'Karen <karen@example.org>', 'a@example.org,b@example.org'])(
    'by the address %j',
    async (to) => {
      await open()
      await expect(queueMail(workers.database.db, { key: 'x', to, letter })).rejects.toThrow('no mail address')
      await expect(queue('y', { replyTo: to })).rejects.toThrow('no mail address')
    },
  )
  test('by the subject', async () => {
    await open()
    const subject = 'Hallo\r\nBcc: all@example.org\r\n\r\n<b>body</b>'
    await queue('x', { letter: renderLetter('de', { subject, heading: subject, paragraphs: [] }) })
    await work()
    await reach('sent')
    const [head = '', body = ''] = smtp.received[0]?.content.split('\r\n\r\n', 2) ?? []
    expect(head).not.toMatch(/^Bcc:/im)
    expect(head).toMatch(/^Subject: Hallo Bcc: all@example\.org/m)
    expect(body).not.toContain('<b>body</b>')
    expect(smtp.received[0]?.to).toEqual(['karen@example.org'])
  })
})
