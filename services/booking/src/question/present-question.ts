import type { Conversation } from '@marram/contract/booking/question'
import type { Database } from '@marram/database/schema.generated'
import type { Kysely } from 'kysely'
import type { QuestionRow } from './open-question.ts'

/** The conversations in this order, with houses named in the language of the question. */
export async function presentQuestions(rows: readonly QuestionRow[], db: Kysely<Database>): Promise<Conversation[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [messages, houses] = await Promise.all([
    db
      .selectFrom('question_message')
      .where('question_id', 'in', ids)
      .select(['question_id', 'author', 'text', 'created_at'])
      .orderBy('number')
      .execute(),
    db
      .selectFrom('question')
      .innerJoin('lodging', 'lodging.id', 'question.lodging_id')
      .leftJoin('lodging_text', (join) =>
        join
          .onRef('lodging_text.lodging_id', '=', 'lodging.id')
          .onRef('lodging_text.language_id', '=', 'question.language_id'),
      )
      .where('question.id', 'in', ids)
      .select(['question.id', 'lodging.name', 'title', 'city'])
      .execute(),
  ])
  return rows.map(({ id, topic, state, email, arrival, departure }) => {
    const house = houses.find((one) => one.id === id)
    return {
      id,
      house: { name: house?.name ?? '', title: house?.title ?? house?.city ?? '' },
      ...{ topic, state, email, arrival, departure },
      messages: messages
        .filter(({ question_id: of }) => of === id)
        .map(({ author, text, created_at: at }) => ({ author, text, at: at.toISOString() })),
    }
  })
}
