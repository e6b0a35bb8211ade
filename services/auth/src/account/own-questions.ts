import type { Database } from '@marram/database/schema.generated'
import { type Kysely, sql } from 'kysely'
import type { Owner } from './own-bookings.ts'

/** Asked while logged in, or under the account's confirmed address. */
function askedBy({ userId, email }: Owner) {
  return sql<boolean>`(question.user_id = ${userId} or lower(question.email) = ${email.toLowerCase()})`
}

/** Questions about houses, with all of their messages. */
export async function loadOwnQuestions(db: Kysely<Database>, owner: Owner) {
  const questions = await db
    .selectFrom('question')
    .select(['id', 'lodging_id as lodgingId', 'topic', 'state', 'name', 'email', 'phone', 'arrival', 'departure'])
    .select('created_at as createdAt')
    .where(askedBy(owner))
    .orderBy('id')
    .execute()
  const messages = await db
    .selectFrom('question_message')
    .innerJoin('question', 'question.id', 'question_message.question_id')
    .select(['question_id', 'author', 'text', 'question_message.created_at as writtenAt'])
    .where(askedBy(owner))
    .orderBy('question_id')
    .orderBy('number')
    .execute()
  return questions.map(({ id, ...question }) => ({
    ...question,
    messages: messages.filter(({ question_id: of }) => of === id).map(({ question_id: _, ...message }) => message),
  }))
}

/** Deletes the questions, and blanks their mails, which also went to the agency. The rows stay: their keys record them as sent. */
export async function removeQuestions(db: Kysely<Database>, owner: Owner): Promise<void> {
  const removed = await db.deleteFrom('question').where(askedBy(owner)).returning('id').execute()
  if (removed.length === 0) return
  await db
    .updateTable('mail')
    .set({ recipient: '', reply_to: null, subject: '', text_body: '', html_body: '' })
    .where('key', 'like', 'question %')
    .where(
      sql<string>`split_part(key, ' ', 2)`,
      'in',
      removed.map(({ id }) => String(id)),
    )
    .where('state', 'in', ['sent', 'kept', 'unconfirmed', 'refused'])
    .execute()
}
