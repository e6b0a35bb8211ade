import type { TimelineEntry } from '@marram/contract/desk/booking-page'
import type { Database } from '@marram/database/schema.generated'
import { type Kysely, sql } from 'kysely'
import type { OwnBooking } from '../../change/find-booking.ts'

/** Mails, text messages and conversations with the guest. Messages are deleted a month after they were sent. */
export async function loadMessages(own: OwnBooking, db: Kysely<Database>): Promise<TimelineEntry[]> {
  const [mails, texts, questions] = await Promise.all([loadMails(own, db), loadTexts(own, db), loadQuestions(own, db)])
  return [...mails, ...texts, ...questions]
}

/** Keys of messages about a booking start with its number in the database. */
const startsWith = (column: string, id: number) => sql<boolean>`${sql.ref(column)} like ${`booking ${id} %`}`

async function loadMails({ row }: OwnBooking, db: Kysely<Database>): Promise<TimelineEntry[]> {
  const mails = await db
    .selectFrom('mail')
    .where(startsWith('key', row.id))
    .select(['id', 'recipient', 'subject', 'text_body', 'state', 'created_at'])
    .execute()
  return mails.map(({ id, recipient: to, subject, text_body: text, state, created_at: at }) => {
    return { kind: 'mail', id: `mail ${id}`, at: at.toISOString(), to, subject, text: withoutKeys(text), state }
  })
}

async function loadTexts({ row }: OwnBooking, db: Kysely<Database>): Promise<TimelineEntry[]> {
  const texts = await db
    .selectFrom('sms')
    .where(startsWith('key', row.id))
    .select(['id', 'recipient', 'body', 'state', 'created_at'])
    .execute()
  return texts.map(({ id, recipient: to, body, state, created_at: at }) => {
    return { kind: 'sms', id: `sms ${id}`, at: at.toISOString(), to, text: withoutKeys(body), state }
  })
}

/** With the key of a link, staff could act as the guest. @internal for its test */
export function withoutKeys(text: string): string {
  return text.replaceAll(/(\b(?:key|token)=)[^\s&#]+/g, '$1…')
}

/** Of the same account, or under the same proven mail address. */
async function loadQuestions({ row, guest }: OwnBooking, db: Kysely<Database>): Promise<TimelineEntry[]> {
  const messages = await db
    .selectFrom('question')
    .innerJoin('question_message', 'question_message.question_id', 'question.id')
    .innerJoin('lodging', 'lodging.id', 'question.lodging_id')
    .where(({ or, and, eb, fn }) =>
      or([
        ...(row.user_id === null ? [] : [eb('question.user_id', '=', row.user_id)]),
        and([
          eb('question.confirmed_at', 'is not', null),
          eb(fn<string>('lower', ['question.email']), '=', guest.email.toLowerCase()),
        ]),
      ]),
    )
    .select(['question.id', 'question_message.number', 'author', 'text', 'question_message.created_at as at'])
    .select('lodging.name as house')
    .execute()
  return messages.map(({ id, number, author, text, house, at }) => {
    return { kind: 'question', id: `question ${id} ${number}`, at: at.toISOString(), author, house, text }
  })
}
