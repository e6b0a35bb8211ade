import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { camtFile } from '@marram/booking/bank/testing/camt-file'
import { exampleBooking, newKey, weekTotal } from '@marram/booking/testing/booking-request'
import { seedBookableLodging, seedCoast } from '@marram/booking/testing/seed'
import { startTestBooking, type TestBooking } from '@marram/booking/testing/start-booking'
import { hasRefusedReviewMails } from '@marram/database/mail/review-refusal'
import { queueSms } from '@marram/database/sms/queue-sms'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runCommand } from '../cli.ts'

let booking: TestBooking
let number: string
beforeAll(async () => {
  booking = await startTestBooking()
  await seedCoast(booking.db)
  await seedBookableLodging(booking.db, { id: 1 })
  await booking.db.insertInto('deferred_period').values({ starts_on: '2027-07-01', ends_on: '2027-08-01' }).execute()
  const wish = exampleBooking({ option: { arrival: '2027-07-10' }, acceptedTotal: weekTotal })
  const reply = await booking.post('/rest/v1/booking/', wish, { headers: newKey() })
  number = (await reply.json()).data.reservationId
})
afterAll(() => booking.database.drop())

/** Returns the exit code and the output. */
async function marram(...args: string[]): Promise<[number, string]> {
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  try {
    return [await runCommand(args, { DATABASE_URL: booking.database.url }), lines.join('')]
  } finally {
    write.mockRestore()
  }
}

test('staff approve pending bookings, enter a payment once, and see who owes', async () => {
  expect((await marram('booking', 'list', 'unconfirmed'))[1]).toContain(number)
  expect(await marram('booking', 'confirm', number)).toEqual([0, expect.stringContaining('is confirmed')])
  expect(await marram('booking', 'confirm', number)).toEqual([1, expect.stringContaining('waits for approval')])
  expect((await marram('booking', 'received', number, '100.50', 'bank', '17'))[1]).toContain('paid €100.50')
  expect((await marram('booking', 'received', number, '100.50', 'bank', '17'))[1]).toContain('nothing was added')
  expect((await marram('booking', 'list', 'owed'))[1]).toContain('€631.50')
  expect((await marram('booking', 'ready', number))[1]).toContain('The guest gets a mail.')
  expect(await marram('booking', 'refunded', number, '500', 'back')).toEqual([
    1,
    expect.stringContaining('The refund exceeds'),
  ])
  expect((await marram('booking', 'decline', number))[1]).toContain('free of charge')
  expect((await marram('booking', 'list', 'refunds'))[1]).toContain('−€100.50')
})

test('what staff did is in the log, and what was refused is not', async () => {
  const entries = await booking.db
    .selectFrom('audit_entry')
    .where('subject', '=', `booking ${number}`)
    .select(['command', 'user_id', 'came_from', 'before', 'after'])
    .orderBy('id')
    .execute()
  expect(entries.map(({ command }) => command)).toEqual([
    'booking.confirm',
    'money.receive',
    'money.receive',
    'booking.announce-house',
    'booking.decline',
  ])
  expect(entries[0]).toMatchObject({ user_id: null, came_from: 'command line', after: { state: 'booked', paid: 0 } })
  expect(entries[1]).toMatchObject({ before: { paid: 0 }, after: { paid: 10_050 } })
  expect(entries.at(-1)).toMatchObject({ before: { state: 'booked' }, after: { state: 'cancelled', charged: 0 } })
  const [, log] = await marram('audit', 'booking', number)
  expect(log).toMatch(/booking\.decline .* state booked → cancelled, charged 73200 → 0/)
  expect(log).toContain('5 entries.')
  expect((await marram('audit', 'booking', '999999999'))[1]).toBe('0 entries.\n')
})

test('staff set the arrivals that they approve by hand', async () => {
  const [code, added] = await marram(
    'booking',
    'deferred',
    'add',
    '2031-05-01',
    '2031-06-01',
    '--house',
    'b1001',
    '--by',
    '2031-01-15',
  )
  expect([code, added]).toEqual([0, expect.stringMatching(/^Period \d+ is added/)])
  const id = /\d+/.exec(added)?.[0] ?? ''
  expect((await marram('booking', 'deferred', 'list'))[1]).toMatch(/1 +2031-05-01 +2031-06-01 +2031-01-15/)
  expect((await marram('booking', 'deferred', 'delete', id))[1]).toContain('is deleted')
  expect((await marram('booking', 'deferred', 'delete', id))[1]).toContain('no period')
  for (const wrong of [['2031-06-01', '2031-05-01'], ['2031-13-01', '2031-05-01'], []]) {
    expect((await marram('booking', 'deferred', 'add', ...wrong))[0]).toBe(1)
  }
})

test('staff read the outbox: mails and text messages, as lists and in full', async () => {
  await queueSms(booking.db, { key: 'one', kind: 'service', to: '+4512345678', body: 'The house is ready.' })
  const [code, mails] = await marram('outbox')
  expect([code, mails]).toEqual([0, expect.stringContaining('karen@example.org')])
  const id = /^([0-9a-f]{8})\s/m.exec(mails)?.[1] ?? ''
  expect((await marram('outbox', 'show', id))[1]).toContain(number)
  expect((await marram('outbox', '--sms'))[1]).toContain('The house is ready.')
  await booking.db.updateTable('mail').set({ state: 'refused', last_error: 'Mailbox full' }).execute()
  expect((await marram('outbox', 'show', id))[1]).toContain('Last error: Mailbox full')
  expect(await marram('outbox', 'retry', id)).toEqual([0, 'The mail is sent again.\n'])
  await booking.db.updateTable('mail').set({ state: 'sent' }).execute()
  expect(await marram('outbox', 'retry', id)).toEqual([
    1,
    expect.stringContaining('A message that is sent is not sent again'),
  ])
})

test('staff read pending comments, approve, reject or remove them', async () => {
  const about = { parent_type: 'blog', parent_id: 'amber', language_id: 2, author_name: 'Nele' } as const
  const words = ['Schön!\nBis bald.', 'Casino!', 'Bitte löschen.']
  const ids = await booking.db
    .insertInto('comment')
    .values(words.map((comment) => ({ ...about, comment, held_for: ['newcomer'] })))
    .returning('id')
    .execute()
  const [first, second, third] = ids.map(({ id }) => String(id))
  const [code, listed] = await marram('comments')
  expect(code).toBe(0)
  expect(listed).toContain('    | Bis bald.\n    held for: newcomer')
  expect(listed).toContain('3 comments held.')
  expect(await marram('comments', 'approve', `${first}`, `${third}`)).toEqual([
    0,
    `Comments ${first}, ${third} are public now.\n`,
  ])
  expect(await marram('comments', 'reject', `${second}`)).toEqual([0, `Comment ${second} is rejected.\n`])
  expect(await marram('comments', 'remove', `${third}`)).toEqual([0, `Comment ${third} is removed for good.\n`])
  expect((await marram('comments', '--state', 'shown'))[1]).toContain('1 comment shown.')
})

test.each([
  ['booking'],
  ['booking', 'burn', '123456789'],
  ['booking', 'confirm', '12'],
  ['booking', 'received', '123456789', '0', 'x'],
  ['booking', 'received', '123456789', '5'],
  ['booking', 'list', 'everything'],
  ['booking', 'ready', '123456789'],
  ['comments', 'burn'],
  ['comments', 'approve'],
  ['comments', 'approve', 'x'],
  ['comments', 'remove', '4711'],
  ['comments', '--state', 'everything'],
  ['booking', 'payments', 'import', '/nowhere/at/all.xml'],
  ['booking', 'payments', 'dismiss', '1'],
  ['booking', 'ledger', '2027-02-02', '2027-02-01'],
  ['booking', 'refund', '123456789', '0'],
  ['booking', 'alerts', 'burn'],
  ['outbox', 'burn'],
  ['outbox', 'show', 'ffff'],
  ['outbox', '--limit', '0'],
])('a command like %j is explained and does nothing', async (...args) => {
  const [code, said] = await marram(...args)
  expect([code, said.length > 20]).toEqual([1, true])
})

test('a guest opts out of review mails by telephone, and staff record it', async () => {
  const hasOptedOut = () => hasRefusedReviewMails(booking.db, 'karen@example.org')
  expect(await marram('reviews', 'refuse-mails', 'Karen@example.org')).toEqual([0, expect.stringContaining('no more')])
  expect(await hasOptedOut()).toBe(true)
  expect((await marram('reviews', 'allow-mails', 'karen@example.org'))[0]).toBe(0)
  expect(await hasOptedOut()).toBe(false)
  expect(await marram('reviews', 'refuse-mails')).toEqual([1, expect.stringContaining('Name one mail address')])
})

test('staff import a bank statement twice, see open entries, and print a balanced ledger', async () => {
  const wish = exampleBooking({ option: { arrival: '2027-10-09' }, acceptedTotal: weekTotal })
  const reply = await booking.post('/rest/v1/booking/', wish, { headers: newKey() })
  const { reservationId } = (await reply.json()).data
  const folder = makeTemporaryFolder('statement ')
  const file = join(folder, 'statement.xml')
  const entries = [
    { reference: 'A1', amount: '732.00', text: reservationId },
    { reference: 'A2', amount: '5.00', text: 'Holiday' },
  ]
  await writeFile(file, camtFile(entries))
  expect((await marram('booking', 'payments', 'import', file))[1]).toMatch(/Entered 1\. .* For staff to decide: 1\./)
  expect((await marram('booking', 'payments', 'import', file))[1]).toContain('Entered 0. Already known: 2.')
  const [, waiting] = await marram('booking', 'payments', 'list')
  const entry = /^(\d+) .*no-number/m.exec(waiting)?.[1] ?? ''
  expect((await marram('booking', 'payments', 'assign', entry, reservationId))[1]).toContain('is entered')
  const [, ledger] = await marram('booking', 'ledger', reservationId)
  expect(ledger).toMatch(/payment bank DE89370400440532013000 A1 +bank +guests +732\.00 +EUR/)
  expect(ledger).toContain('EUR: bank 737.00, guests -5.00, sales -732.00; together 0.00')
  expect((await marram('booking', 'ledger', '2027-02-01', '2027-02-02'))[1]).toContain(reservationId)
  expect(await marram('booking', 'refund', reservationId, '5')).toEqual([1, expect.stringContaining('no card payment')])
  expect((await marram('booking', 'alerts'))[1]).toMatch(/overpaid +\d+ +5\.00 EUR more was paid/)
  const csv = join(folder, 'export.csv')
  await writeFile(csv, `Dato;Tekst;Beløb\n03-02-2027;Holiday;7,50\n`)
  const columns = ['--columns', 'date=Dato,text=Tekst,amount=Beløb', '--account', 'DK1', '--currency', 'EUR']
  expect((await marram('booking', 'payments', 'import', csv, ...columns))[1]).toContain('For staff to decide: 1.')
  expect((await marram('booking', 'payments', 'import', csv))[1]).toContain('Nothing was imported')
})

test('staff read a question, answer it once, and close it', async () => {
  const question = {
    ...{ lodgingId: 1, languageId: 2, submission: 's'.repeat(24), topic: 'pets', trap: '' },
    ...{ message: 'Ist der Garten eingezäunt?\nUnd die Terrasse?', name: 'Karen Müller', email: 'karen@example.org' },
    ...{ phone: '+49 30 1234567', arrival: '2027-07-10', departure: '2027-07-17' },
  }
  expect((await booking.post('/rest/v1/questions/', question)).status).toBe(201)
  const [code, listed] = await marram('questions')
  expect([code, listed]).toEqual([
    0,
    expect.stringMatching(/^\d+ {2}B1001 {2}pets {2}open {2}Karen Müller {2}de .*\n1 question open\./),
  ])
  const id = /^\d+/.exec(listed)?.[0] ?? ''
  const [, shown] = await marram('questions', 'show', id)
  for (const words of [
    'karen@example.org',
    '+49 30',
    '(address not confirmed)',
    '2027-07-10',
    '    Und die Terrasse?',
  ]) {
    expect(shown).toContain(words)
  }
  expect((await marram('questions', 'answer', id, 'Nein,', 'aber die Terrasse.'))[1]).toContain(
    'The guest gets a mail.',
  )
  expect((await marram('questions', 'answer', id, 'Nein, aber die Terrasse.'))[1]).toContain('has this answer already')
  expect((await marram('questions', 'show', id))[1]).toContain('staff\n    Nein, aber die Terrasse.')
  expect((await marram('questions', 'list', '--state', 'answered'))[1]).toContain('1 question answered.')
  expect(await marram('questions', 'close', id)).toEqual([0, expect.stringContaining('is closed.')])
  expect(await marram('questions', 'answer', id, 'Doch.')).toEqual([
    1,
    expect.stringContaining(`Question ${id} is closed`),
  ])
})

test.each([
  [['questions', 'read'], 'list, show, answer or close'],
  [['questions', 'show', 'x'], 'Which question?'],
  [['questions', 'show', '999'], 'There is no question 999'],
  [['questions', 'answer', '1', ' '], 'The answer is missing'],
  [['questions', 'answer', '1', 'x'.repeat(5001)], 'longer than 5000'],
  [['questions', 'list', '--state', 'new'], '--state is one of open, answered, closed'],
])('a wrong command explains itself: %j', async (args, sentence) => {
  expect(await marram(...args)).toEqual([1, expect.stringContaining(sentence)])
})
