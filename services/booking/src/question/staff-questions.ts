import { inTransaction } from '@marram/database/in-transaction'
import { OperatorError } from '@marram/database/operator-error'
import type { Database } from '@marram/database/schema.generated'
import { messageProblem, type QuestionTransition, questionLimits, questionRule } from '@marram/domain/question'
import { cleanText } from '@marram/domain/safe-text'
import type { Kysely } from 'kysely'
import type { Inside } from '../booking/context.ts'
import { mailGuest } from './mail-question.ts'

type Db = Kysely<Database>
export type StaffContext = Pick<Inside, 'db' | 'now' | 'origins'>

/** Stores and mails an answer. False if it is the last message already, as after a command entered twice. */
export function answerQuestion(id: number, answer: string, context: StaffContext): Promise<boolean> {
  const text = cleanText(answer, { lines: true })
  const problem = messageProblem(text, questionLimits.answer)
  if (problem === 'missing') throw new OperatorError('The answer is missing or empty.')
  if (problem) throw new OperatorError(`The answer is longer than ${questionLimits.answer} characters.`)
  const { now } = context
  return inTransaction(context.db, async (db) => {
    const rule = await takeTransition(db, id, 'answer', now())
    const last = await db
      .selectFrom('question_message')
      .where('question_id', '=', id)
      .select(['number', 'author', 'text'])
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    if (last.author === rule.by && last.text === text) return false
    await db
      .insertInto('question_message')
      .values({ question_id: id, number: last.number + 1, author: rule.by, text, created_at: now() })
      .execute()
    await mailGuest(id, 'answer', { ...context, db })
    return true
  })
}

/** The guest gets no mail; the page says that the conversation is closed. */
export function closeQuestion(id: number, { db: outer, now }: Pick<StaffContext, 'db' | 'now'>): Promise<void> {
  return inTransaction(outer, async (db) => void (await takeTransition(db, id, 'close', now())))
}

async function takeTransition(db: Db, id: number, transition: QuestionTransition, now: Date) {
  const question = await db.selectFrom('question').where('id', '=', id).select('state').forUpdate().executeTakeFirst()
  if (!question) throw unknown(id)
  const rule = questionRule(transition, question.state)
  if (!rule) throw new OperatorError(`Question ${id} is ${question.state}. The guest can ask a new one.`)
  await db.updateTable('question').set({ state: rule.to, changed_at: now }).where('id', '=', id).execute()
  return rule
}

function unknown(id: number): OperatorError {
  return new OperatorError(`There is no question ${id}.`)
}
