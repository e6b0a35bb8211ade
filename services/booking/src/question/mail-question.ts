import { queueMail } from '@marram/database/mail/queue-mail'
import { findEditionByLanguage } from '@marram/domain/edition'
import type { EditionKey } from '@marram/i18n/edition-key'
import { buildPath } from '@marram/i18n/paths'
import { admitReader } from './open-question.ts'
import type { QuestionContext } from './question-context.ts'
import { answerLetter, noticeLetter, receivedLetter } from './question-letters.ts'

type Context = Omit<QuestionContext, 'secret'>

/** Mails the guest a new link to the conversation, with the last message if it is the agency's. */
export async function mailGuest(
  questionId: number,
  mail: 'received' | 'answer',
  context: Omit<Context, 'staff'>,
): Promise<void> {
  const { question, house, last } = await loadLast(questionId, context)
  const edition = editionOf(question.language_id)
  const token = await admitReader(questionId, context, { isMailed: true })
  const href = context.origins[edition] + buildPath(edition, { kind: 'conversation', token })
  const key = `question ${questionId} ${mail} ${last.number}`
  // Nobody may use us to send a stranger their words, not even as a name.
  const reader = question.confirmed_at === null ? null : question.name
  const letter =
    mail === 'received'
      ? receivedLetter(edition, { house, reader, href })
      : answerLetter(edition, { house, reader, href, answer: last.text })
  await queueMail(context.db, { key, to: question.email, letter })
}

/** Mails the agency the last message, in its own language. */
export async function mailStaff(questionId: number, context: Context): Promise<void> {
  const { staff, db } = context
  if (staff === null) return
  const { question, house, last } = await loadLast(questionId, context)
  const { name, email, phone, topic, arrival, departure } = question
  const letter = noticeLetter(staff.edition, {
    ...{ id: questionId, house, name, email, phone, topic, arrival, departure },
    guestEdition: editionOf(question.language_id),
    isFirst: last.number === 1,
    text: last.text,
  })
  await queueMail(db, { key: `question ${questionId} notice ${last.number}`, to: staff.to(), letter })
}

async function loadLast(questionId: number, { db }: Pick<Context, 'db'>) {
  const question = await db
    .selectFrom('question')
    .innerJoin('lodging', 'lodging.id', 'question.lodging_id')
    .where('question.id', '=', questionId)
    .selectAll('question')
    .select('lodging.name as house')
    .executeTakeFirstOrThrow()
  const last = await db
    .selectFrom('question_message')
    .where('question_id', '=', questionId)
    .select(['number', 'text'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { question, house: question.house.toUpperCase(), last }
}

function editionOf(languageId: number): EditionKey {
  return findEditionByLanguage(languageId)?.key ?? 'en'
}
