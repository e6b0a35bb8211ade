import * as desk from '@marram/contract/desk/questions'
import { listPage } from '@marram/database/command/list-page'
import { equals, matchesWords } from '@marram/database/command/search-words'
import { staffCommand, staffQuery } from '@marram/database/command/staff-command'
import type { Database } from '@marram/database/schema.generated'
import { findEditionByLanguage } from '@marram/domain/edition'
import { refuse } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'
import { answerQuestion, closeQuestion, type StaffContext } from '../question/staff-questions.ts'

export const answer = staffCommand<StaffContext>()(desk.answerQuestion, async ({ question, text }, context) => {
  const before = await factsOf(context.db, question)
  const isNew = await answerQuestion(question, text, context)
  const after = await factsOf(context.db, question)
  return { output: { isNew }, subject: `question ${question}`, before, after }
})

export const close = staffCommand<StaffContext>()(desk.closeQuestion, async ({ question }, context) => {
  const before = await factsOf(context.db, question)
  await closeQuestion(question, context)
  const after = await factsOf(context.db, question)
  return { output: { state: 'closed' as const }, subject: `question ${question}`, before, after }
})

async function factsOf(db: Kysely<Database>, id: number) {
  const row = await db
    .selectFrom('question')
    .where('id', '=', id)
    .select('state')
    .select(({ selectFrom }) =>
      selectFrom('question_message')
        .whereRef('question_id', '=', 'question.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('messages'),
    )
    .forUpdate()
    .executeTakeFirst()
  return row ? { state: row.state, messages: row.messages ?? 0 } : {}
}

const sorts = { changed: { by: sql`question.changed_at`, kind: 'instant' } } as const

export const list = staffQuery<StaffContext>()(desk.listQuestions, ({ filters, search, ...asked }, { db }) => {
  const { state, topic, house } = filters
  const rows = selectQuestions(db)
    .where(equals(sql`state`, state))
    .where(equals(sql`topic`, topic))
    .where(equals(sql`lower(lodging.name)`, house?.toLowerCase()))
    .where(matchesWords(search, [sql`question.name`, sql`email`, sql`lodging.name`]))
  const id = { by: sql`question.id`, kind: 'number' } as const
  return listPage(db, rows, { asked, sorts, id, present: presentQuestion })
})

export const show = staffQuery<StaffContext>()(desk.showQuestion, async ({ question: id }, { db }) => {
  const row = await selectQuestions(db)
    .where('question.id', '=', id)
    .select(['email', 'phone', 'arrival', 'departure', 'confirmed_at'])
    .executeTakeFirst()
  if (!row) return refuse(404, 'unknown-question', `There is no question ${id}.`)
  const messages = await db
    .selectFrom('question_message')
    .where('question_id', '=', id)
    .select(['author', 'text', 'created_at'])
    .orderBy('number')
    .execute()
  const { email, phone, arrival, departure } = row
  return {
    ...presentQuestion(row),
    ...{ email, phone, isConfirmed: row.confirmed_at !== null },
    stay: arrival === null || departure === null ? null : { arrival, departure },
    messages: messages.map(({ author, text, created_at }) => ({ author, text, at: created_at.toISOString() })),
  }
})

type Row = Awaited<ReturnType<ReturnType<typeof selectQuestions>['executeTakeFirstOrThrow']>>

function presentQuestion({ id, house, topic, state, name, language_id, changed_at }: Row) {
  const language = findEditionByLanguage(language_id)?.key ?? null
  return { id, house, topic, state, name, language, changedAt: changed_at.toISOString() }
}

function selectQuestions(db: Kysely<Database>) {
  return db
    .selectFrom('question')
    .innerJoin('lodging', 'lodging.id', 'question.lodging_id')
    .select(['question.id', 'question.name', 'topic', 'state', 'question.language_id', 'question.changed_at'])
    .select('lodging.name as house')
}
