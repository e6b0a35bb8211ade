import { rmSync } from 'node:fs'
import { createAuth } from '@marram/auth/server'
import { seedBookableLodging, seedCoast } from '@marram/booking/testing/seed'
import { startTestBooking, type TestBooking } from '@marram/booking/testing/start-booking'
import type { ImplementedTask } from '@marram/database/jobs/implement-task'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { createFavoritesTasks } from '@marram/favorites/shared-lists/shared-list-routes'
import { createWorkers } from '@marram/workers/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PersonalRow, personalRows } from './testing/personal-data-page.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const origins = { da: 'https://da.example', de: 'https://de.example', en: 'https://en.example' }
const hash = 'a'.repeat(64)
/** The departure, the mail or whatever begins a period. */
const event = new Date('2027-06-19T10:00:00Z')

let booking: TestBooking
let tasks: readonly ImplementedTask[]
let folder: string

beforeAll(async () => {
  booking = await startTestBooking()
  const { db, log, now } = booking
  await seedCoast(db)
  await seedBookableLodging(db, { id: 1 })
  folder = makeTemporaryFolder('marram-personal-')
  const shared = { db, log, now, publicKeys: ['key'] }
  const auth = createAuth({ origins, admitsDemoUsers: false, requiresSecondFactor: false }, shared)
  const mailFrom = () => ({ name: 'Marram', address: 'post@marram.example' })
  const workers = await createWorkers(
    { origins, defaultEdition: 'de', mailFrom, smtpUrl: undefined, uploadsFolder: folder },
    { ...shared, forms: { loadForm: async () => null }, posts: { findPostMode: async () => null } },
  )
  tasks = [...auth.tasks, ...booking.tasks, ...workers.tasks, ...createFavoritesTasks({ db, now })]
})
beforeEach(async () => {
  await sql`truncate booking, bank_entry, user_account, mail, stay, question, comment, contest, form_submission, shared_list
    restart identity cascade`.execute(booking.db)
})
afterAll(async () => {
  await booking.database.drop()
  rmSync(folder, { recursive: true })
})

type Row = Record<string, unknown>

async function insert(table: string, row: Row): Promise<Row> {
  const [columns, values] = [Object.keys(row).map((column) => sql.ref(column)), Object.values(row)]
  const { rows } = await sql<Row>`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(values)})
    returning *`.execute(booking.db)
  return rows[0] ?? {}
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const json = JSON.stringify
const expired = (at: Date) => ({ created_at: new Date(at.getTime() - day), expires_at: at })
const order = {
  lodging_id: 1,
  adults: 2,
  children: 0,
  infants: 0,
  pets: 0,
  language_id: 2,
  currency: 'EUR',
  total: 100,
}
const details = { lodging_id: 1, language_id: 2, topic: 'pets', state: 'answered', name: 'Karen', phone: '' }
const terms = { quote: '{}', terms: '{}', guest: json({ firstName: 'Karen', email: 'karen@example.org' }) }

const addSubmission = (at: Date) => {
  const row = { form_id: 'contact', locale: 'de-DE', state: 'received', page: '/contact/', fingerprint: hash }
  return insert('form_submission', { ...row, answers: json([{ value: 'Karen' }]), created_at: at })
}
const addUser = () => insert('user_account', { type: 2, email: 'karen@example.org', language_id: 2 })
const addBooking = async (at: Date): Promise<number> => {
  const stay = { arrival: '2027-06-12', departure: dayOf(at), created_at: at, changed_at: at }
  const rest = { state: 'cancelled', pay_choice: 'invoice', placed_from: hash, mailbox: 'karen@example.org' }
  const row = await insert('booking', {
    reservation_id: '123456789',
    trace_id: hash,
    ...order,
    ...terms,
    ...stay,
    ...rest,
  })
  return Number(row.id)
}
const addQuestion = async (at: Date): Promise<number> => {
  const sent = { email: 'karen@example.org', mailbox: 'karen@example.org', submission_hash: hash, fingerprint: hash }
  const row = await insert('question', { ...details, ...sent, placed_from: hash, created_at: at, changed_at: at })
  return Number(row.id)
}
const addReview = async (at: Date, state: 'refused' | 'waiting'): Promise<number> => {
  const decision = state === 'refused' ? { reason: 'names', decided_at: at } : {}
  const words = { rating: 5, text: 'Good', name: 'Karen', place: 'Berlin' }
  const row = await insert('guest_review', {
    booking_id: await addBooking(at),
    state,
    ...words,
    ...decision,
    created_at: at,
  })
  return Number(row.id)
}
const addMail = async (at: Date): Promise<string> => {
  const content = {
    subject: 'Yes',
    text_body: 'Yes',
    html_body: 'Yes',
    recipient: 'karen@example.org',
    last_error: '550',
  }
  return String((await insert('mail', { key: 'mail', state: 'sent', ...content, created_at: at, changed_at: at })).id)
}
const addComment = async (at: Date, more: Row = {}): Promise<number> => {
  const row = { parent_type: 'post', parent_id: 'amber', language_id: 2, comment: 'Good', author_name: 'Karen' }
  return Number((await insert('comment', { ...row, created_at: at, ...more })).id)
}
const addContest = async (at: Date): Promise<number> =>
  Number((await insert('contest', { year: 2027, opens_on: '2027-01-01', closes_on: dayOf(at) })).id)
const addContestImage = async (at: Date, more: Row = {}): Promise<number> => {
  const words = { image_title: 'Sea', image_slug: 'sea', image_text: 'Sea', image_url: 'uploads/a.jpg' }
  const row = { contest_id: await addContest(at), ...words, width: 3, height: 2, ...more }
  return Number((await insert('contest_image', row)).id)
}
const addList = async (at: Date): Promise<number> => {
  const row = await insert('shared_list', { token_hash: hash, title: 'Summer', ends_on: dayOf(at), created_at: at })
  const person = { list_id: row.id, number: 1, name: 'Karen', key_hash: hash, is_owner: true }
  await insert('shared_list_person', person)
  await insert('shared_list_house', { list_id: row.id, lodging_id: 1, position: 1 })
  return Number(row.id)
}

/** For each row of the page that names a job: writes the data of somebody whose period begins at that time. */
const seeds: Readonly<Record<string, (at: Date) => Promise<unknown>>> = {
  'booking.guest': addBooking,
  'booking.placed_from': addBooking,
  'booking_access.key_hash': async (at) =>
    insert('booking_access', { key_hash: hash, booking_id: await addBooking(at), created_at: at }),
  'bank_entry.party': (at) => {
    const entry = {
      key: 'entry',
      booked_on: dayOf(at),
      amount: 100,
      currency: 'EUR',
      is_reversal: false,
      state: 'open',
    }
    return insert('bank_entry', { ...entry, remittance: '123456789', party: 'Karen', imported_at: at, changed_at: at })
  },
  'payment.return_url': async (at) => {
    const row = {
      provider: 'stripe',
      amount: 100,
      currency: 'EUR',
      state: 'captured',
      reference: 'cs_1',
      charge: 'ch_1',
    }
    const booking_id = await addBooking(at)
    return insert('payment', { booking_id, ...row, return_url: '/booking/', created_at: at, changed_at: at })
  },
  'review_invitation.token_hash': async (at) =>
    insert('review_invitation', { booking_id: await addBooking(at), token_hash: hash, ...expired(at) }),
  'booking_note.user_id': async (at) =>
    insert('booking_note', { booking_id: await addBooking(at), author: 'Anna', text: 'Calls back.', created_at: at }),
  'booking_assignee.user_id': async (at) => {
    const { id: user_id } = await addUser()
    return insert('booking_assignee', { booking_id: await addBooking(at), user_id, name: 'Anna', assigned_at: at })
  },
  'sms_signup.phone': async (at) =>
    insert('sms_signup', { booking_id: await addBooking(at), phone: '+4512345678', signed_up_at: at }),
  'guest_review.text': (at) => addReview(at, 'refused'),
  'confirmed_address.email': (at) => insert('confirmed_address', { email: 'anna@example.org', confirmed_at: at }),
  'question.user_id': addQuestion,
  'question.placed_from': addQuestion,
  'question_message.text': async (at) => {
    const message = { question_id: await addQuestion(at), number: 1, author: 'guest', text: 'Dogs?', created_at: at }
    return insert('question_message', message)
  },
  'question_access.key_hash': async (at) =>
    insert('question_access', { key_hash: hash, question_id: await addQuestion(at), is_mailed: true, created_at: at }),
  'idempotency_key.body': (at) =>
    insert('idempotency_key', {
      key: 'k'.repeat(20),
      request_hash: hash,
      status: 201,
      body: Buffer.from('Karen'),
      created_at: at,
    }),
  'hold.browser_hash': async (at) => {
    const nights = { lodging_id: 1, arrival: '2027-08-07', departure: '2027-08-14' }
    const stay = await insert('stay', { ...nights, kind: 'hold' })
    return insert('hold', { browser_hash: hash, address: '192.0.2.1', lodging_id: 1, stay_id: stay.id, ...expired(at) })
  },
  'user_session.device': async (at) => {
    const times = { started_at: at, ...expired(at) }
    return insert('user_session', {
      user_id: (await addUser()).id,
      family: crypto.randomUUID(),
      token_hash: hash,
      device: 'Firefox',
      ...times,
    })
  },
  'password_reset.user_id': async (at) =>
    insert('password_reset', { token_hash: hash, user_id: (await addUser()).id, ...expired(at) }),
  'email_change.email': async (at) =>
    insert('email_change', {
      user_id: (await addUser()).id,
      email: 'new@example.org',
      token_hash: hash,
      ...expired(at),
    }),
  'registration.email': (at) => {
    const row = { email: 'anna@example.org', token_hash: hash, firstname: 'Anna', lastname: 'Berg', language_id: 2 }
    return insert('registration', { ...row, expires_at: at })
  },
  'known_network.network_hash': async (at) =>
    insert('known_network', { user_id: (await addUser()).id, network_hash: hash, last_at: at }),
  'login_try.subject': (at) => insert('login_try', { subject: hash, count: 1, last_at: at }),
  'audit_entry.user_id': (at) => {
    const row = { command: 'booking.cancel', actor: 'Anna Berg', came_from: 'desk', subject: 'booking 123456789' }
    return insert('audit_entry', { at, ...row, before: '{}', after: '{}' })
  },
  'mail.recipient': addMail,
  'mail_picture.png': async (at) =>
    insert('mail_picture', { mail_id: await addMail(at), content_id: 'qr@marram', png: Buffer.from('png') }),
  'sms.recipient': (at) => {
    const row = { key: 'booking 1 ready', kind: 'service', state: 'sent', recipient: '+4512345678', body: 'Ready' }
    return insert('sms', { ...row, created_at: at, changed_at: at })
  },
  'mailbox_mail.mailbox': (at) =>
    insert('mailbox_mail', { mailbox: 'karen@example.org', kind: 'booking', mailed_at: at }),
  'own_mail_refusal.user_id': async (at) =>
    insert('own_mail_refusal', { user_id: (await addUser()).id, refused_at: at }),
  'newsletter_subscription.email': (at) => {
    const row = { email: 'anna@example.org', locale: 'de-DE', state: 'pending', token_hash: hash }
    return insert('newsletter_subscription', { ...row, asked_at: at })
  },
  'form_submission.answers': (at) => addSubmission(at),
  'form_submission.page': async (at) => {
    const { id } = await addSubmission(at)
    return insert('form_decision', { submission_id: id, state: 'spam', decided_at: at })
  },
  'form_file.name': async (at) => {
    const row = { form_id: 'job', locale: 'de-DE', state: 'received', fingerprint: hash, answers: '[]', created_at: at }
    const { id } = await insert('form_submission', row)
    const file = { field: 'cv', name: 'Karen.pdf', content_type: 'application/pdf', bytes: Buffer.from('%PDF') }
    return insert('form_file', { submission_id: id, ...file, created_at: at })
  },
  'comment.comment': (at) => addComment(at, { state: 'rejected', decided_at: at }),
  'comment_author.network_hash': async (at) => {
    const row = { comment_id: await addComment(at), email: 'karen@example.org', network_hash: hash, page: '/' }
    return insert('comment_author', { ...row, fingerprint: hash, created_at: at })
  },
  'comment_report.network_hash': async (at) =>
    insert('comment_report', { comment_id: await addComment(at), network_hash: hash, created_at: at }),
  'review_photo.image_url': async (at) => {
    const photo = { image_url: 'uploads/a.jpg', alt: 'Sea', width: 3, height: 2, sent_hash: hash }
    const decision = { state: 'refused', created_at: at, decided_at: at }
    return insert('review_photo', { guest_review_id: await addReview(at, 'waiting'), ...photo, ...decision })
  },
  'contest_image.image_title': (at) => addContestImage(at, { state: 'rejected', reason: 'quality', decided_at: at }),
  'contest_sender.email': async (at) => {
    const sender = { email: 'anna@example.org', name: 'Anna', language_id: 2, created_at: at }
    return insert('contest_sender', { contest_image_id: await addContestImage(at), ...sender })
  },
  'shared_list.token_hash': addList,
  'shared_list_person.name': addList,
  'shared_list_comment.text': async (at) => {
    const row = { number: 2, person_number: 1, lodging_id: 1, text: 'Nice', created_at: at }
    return insert('shared_list_comment', { list_id: await addList(at), ...row })
  },
  'shared_list_vote.person_number': async (at) =>
    insert('shared_list_vote', { list_id: await addList(at), person_number: 1, lodging_id: 1, vote: 'yes' }),
}

const keyOf = ({ table, columns }: PersonalRow): string => `${table}.${columns[0]}`
const deleted = personalRows().flatMap((row) => (row.job === null ? [] : [{ ...row, key: keyOf(row), job: row.job }]))

/** The last moment with the data, and the first without; jobs that count days decide within the day. */
function momentsOf(kept: string): [still: Date, gone: Date] {
  if (kept.startsWith('`BOOKKEEPING_YEARS`'))
    return [new Date('2032-12-31T12:00:00Z'), new Date('2033-01-01T12:00:00Z')]
  const [, count = '0', unit = 'hour'] = /^(\d+) (hour|day)s?\b/.exec(kept) ?? []
  const length = Number(count) * (unit === 'day' ? day : hour)
  const isOfDays = length > day || kept.endsWith('departure')
  const at = (ms: number) => new Date(event.getTime() + length + ms)
  return [at(isOfDays ? -26 * hour : -10 * minute), at(isOfDays ? 38 * hour : 10 * minute)]
}

async function runAt(job: string, at: Date): Promise<void> {
  booking.setTime(at.toISOString())
  const task = tasks.find(({ name }) => name === job)
  if (!task) throw new Error(`There is no job ${job}.`)
  await task.run({}, Object({ job: { id: 1, attempts: 1 }, abortSignal: new AbortController().signal }))
}

/** Rows that still say something about somebody. */
async function leftOf({ table, columns }: PersonalRow): Promise<Row[]> {
  const { rows } =
    await sql<Row>`select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}`.execute(
      booking.db,
    )
  return rows.filter((row) => Object.values(row).some(isTelling))
}

function isTelling(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value !== null && value !== ''
  return Object.values(value).some((inner) => inner !== '' && inner !== false)
}

test('each kind of data with a period is tried', () => {
  expect(Object.keys(seeds).toSorted()).toEqual(deleted.map(({ key }) => key).toSorted())
})

test.each(deleted)('$key is deleted by $job, not before its period ends', async (row) => {
  const [still, gone] = momentsOf(row.kept)
  await seeds[row.key]?.(event)
  await runAt(row.job, still)
  expect(await leftOf(row), 'before').toHaveLength(1)
  await runAt(row.job, gone)
  expect(await leftOf(row), 'after').toEqual([])
})

test('a booking with a payment in a later year stays as long as that', async () => {
  const booking_id = await addBooking(event)
  const entry = { booking_id, key: 'bank 1', kind: 'payment', what: 'bank entry', amount: -100, currency: 'EUR' }
  await insert('ledger_entry', { ...entry, created_at: '2028-01-10T10:00:00Z' })
  const guest = { table: 'booking', columns: ['guest'], purpose: '', basis: '', kept: '', job: null }
  await runAt('bookings.maintain', new Date('2033-12-31T12:00:00Z'))
  expect(await leftOf(guest)).toHaveLength(1)
  await runAt('bookings.maintain', new Date('2034-01-01T12:00:00Z'))
  expect(await leftOf(guest)).toEqual([])
})

test('a job that failed for good keeps no address longer than 90 days', async () => {
  const jobs = async () =>
    (await sql`select id from graphile_worker._private_jobs where key = 'failed'`.execute(booking.db)).rows
  await sql`select graphile_worker.add_job('mail.send', '{"to": "karen@example.org"}'::json, max_attempts => 1, job_key => 'failed')`.execute(
    booking.db,
  )
  await sql`update graphile_worker._private_jobs set attempts = 1, updated_at = ${event} where key = 'failed'`.execute(
    booking.db,
  )
  await runAt('workers.sweep', new Date(event.getTime() + 89 * day))
  expect(await jobs()).toHaveLength(1)
  await runAt('workers.sweep', new Date(event.getTime() + 91 * day))
  expect(await jobs()).toEqual([])
})
