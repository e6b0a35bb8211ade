import type { Conversation, QuestionOpening, WriteRequest } from '@marram/contract/booking/question'
import { copenhagenDay } from '@marram/domain/iso-day'
import { messageProblem, questionLimits, questionRule } from '@marram/domain/question'
import { cleanText } from '@marram/domain/safe-text'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { sql } from 'kysely'
import { hashOf } from '../booking/secrets.ts'
import { findOwnBooking } from '../change/find-booking.ts'
import { invalidQuestion } from './invalid-question.ts'
import { mailStaff } from './mail-question.ts'
import { admitReader, openQuestion, type QuestionRow, questionsOf, unknownQuestion } from './open-question.ts'
import { presentQuestions } from './present-question.ts'
import type { QuestionContext } from './question-context.ts'

export async function readQuestion(token: string, context: QuestionContext): Promise<Conversation | Refusal> {
  const question = await openQuestion(token, context)
  if (isRefusal(question)) return question
  const [shown] = await presentQuestions([question], context.db)
  return shown ?? unknownQuestion()
}

/** The guest writes on the page of the conversation. */
export async function writeByToken({ token, ...message }: WriteRequest, context: QuestionContext) {
  const written = await context.db.transaction().execute(async (trx) => {
    const inside = { ...context, db: trx }
    const question = await openQuestion(token, inside)
    return isRefusal(question) ? question : write(question, message, inside)
  })
  return isRefusal(written) ? written : readQuestion(token, context)
}

/** Opens a conversation from the page of a booking that shows it. */
export async function openFromBooking(
  { questionId, ...access }: QuestionOpening,
  context: QuestionContext,
): Promise<{ token: string } | Refusal> {
  const booking = await findOwnBooking(context, access)
  if (isRefusal(booking)) return booking
  const question = await questionsOf(booking, access.key, context.db)
    .where('question.id', '=', questionId)
    .executeTakeFirst()
  return question ? { token: await admitReader(question.id, context, { isMailed: false }) } : unknownQuestion()
}

type Message = Pick<WriteRequest, 'submission' | 'message'>

/** Idempotent by submission, also for a conversation that was closed since, and by words: two tabs may send the same. */
async function write(
  { id }: QuestionRow,
  { submission, message }: Message,
  context: QuestionContext,
): Promise<{ written: 'ok' } | Refusal> {
  const { db, now } = context
  const text = cleanText(message, { lines: true })
  const problem = messageProblem(text, questionLimits.message)
  if (problem) return invalidQuestion([{ field: 'message', problem }])
  // Two messages at once would get the same number.
  const { state } = await db
    .selectFrom('question')
    .where('id', '=', id)
    .select('state')
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { number, today, is_known } = await countMessages(id, { text, submissionHash: hashOf(submission) }, context)
  if (is_known) return { written: 'ok' }
  const rule = questionRule('write', state)
  if (!rule) return refuse(409, 'question-closed', 'This conversation is closed. Please ask a new question.')
  if (number >= questionLimits.messages || today >= questionLimits.messagesPerDay) {
    const headers = { 'retry-after': '3600' }
    return refuse(429, 'too-many-questions', 'These were many messages in one day. Please call us.', { headers })
  }
  await db
    .insertInto('question_message')
    .values({
      question_id: id,
      number: number + 1,
      author: rule.by,
      text,
      submission_hash: hashOf(submission),
      created_at: now(),
    })
    .execute()
  await db.updateTable('question').set({ state: rule.to, changed_at: now() }).where('id', '=', id).execute()
  await mailStaff(id, context)
  return { written: 'ok' }
}

type Counts = { readonly number: number; readonly today: number; readonly is_known: boolean }

type Sent = { readonly text: string; readonly submissionHash: string }

async function countMessages(
  id: number,
  { text, submissionHash }: Sent,
  { db, now }: QuestionContext,
): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select coalesce(max(number), 0)::int as number,
      (count(*) filter (where author = 'guest'
        and (created_at at time zone 'Europe/Copenhagen')::date = ${copenhagenDay(now())}::date))::int as today,
      coalesce(bool_or(submission_hash = ${submissionHash} or (is_last and author = 'guest' and text = ${text})), false) as is_known
    from (
      select *, number = max(number) over () as is_last from question_message where question_id = ${id}
    ) as message`.execute(db)
  return rows[0] ?? { number: 0, today: 0, is_known: false }
}
