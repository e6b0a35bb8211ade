import type { askRequest } from '@marram/contract/booking/question'
import { isMailAddress } from '@marram/contract/workers/mail-address'
import type { Database } from '@marram/database/schema.generated'
import { mailboxKey } from '@marram/domain/mailbox'
import { parseQuestion, type Question, questionLimits, questionTransitions } from '@marram/domain/question'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { guardAgainstSpam } from '@marram/service-kit/spam-guard'
import { type Kysely, sql } from 'kysely'
import type { InferOutput } from 'valibot'
import { hashOf } from '../booking/secrets.ts'
import type { User } from '../change/owned-by.ts'
import { invalidQuestion } from './invalid-question.ts'
import { mailGuest, mailStaff } from './mail-question.ts'
import { admitReader } from './open-question.ts'
import type { QuestionContext } from './question-context.ts'

type Ask = InferOutput<typeof askRequest>
type Asked = { readonly token: string | null }
type Asker = { readonly user: User | null; readonly networkHash: string | null }
type Context = QuestionContext & { readonly asker: Asker }

const dayMs = 24 * 3_600_000

/** Stores a question with its mails. The same form sent again finds the same conversation. */
export async function askQuestion(request: Ask, context: Context): Promise<Asked | Refusal> {
  const question = parseQuestion(request, isMailAddress)
  if (!('topic' in question)) return invalidQuestion(question)
  const { now, secret, db } = context
  const verdict = guardAgainstSpam(request, question.message, await secret('stamp'), now().getTime())
  if (isRefusal(verdict)) return verdict
  if (verdict === 'dropped') return { token: null }
  return db.transaction().execute(async (trx) => {
    const inside = { ...context, db: trx }
    const id = await store(request, question, inside)
    if (isRefusal(id)) return id
    if (id.isNew && verdict !== 'held') {
      await mailGuest(id.id, 'received', inside)
      await mailStaff(id.id, inside)
    }
    return { token: await admitReader(id.id, inside, { isMailed: false }) }
  })
}

type Stored = { readonly id: number; readonly isNew: boolean }

async function store(request: Ask, question: Question, context: Context): Promise<Stored | Refusal> {
  const { db, now, asker } = context
  const mailbox = mailboxKey(question.email)
  // Concurrent requests would all count none.
  for (const owner of [mailbox, asker.networkHash]) {
    if (owner !== null) await sql`select pg_advisory_xact_lock(hashtextextended(${`question ${owner}`}, 0))`.execute(db)
  }
  const submission = hashOf(request.submission)
  const known = await db
    .selectFrom('question')
    .where('submission_hash', '=', submission)
    .select('id')
    .executeTakeFirst()
  if (known) return { id: known.id, isNew: false }
  // A house that is not let at the moment may be asked about too.
  const lodging = await db.selectFrom('lodging').where('id', '=', request.lodgingId).select('id').executeTakeFirst()
  if (!lodging) return refuse(404, 'unknown-lodging', 'There is no such house.')
  const fingerprint = hashOf(JSON.stringify([lodging.id, mailbox, question.topic, question.message]))
  const refusal = await refuseMore(db, { mailbox, fingerprint, networkHash: asker.networkHash, now: now() })
  if (refusal) return refusal
  const isOwnAddress = asker.user?.email?.toLowerCase() === question.email.toLowerCase()
  const { id } = await db
    .insertInto('question')
    .values({
      lodging_id: lodging.id,
      user_id: asker.user?.id ?? null,
      language_id: request.languageId,
      topic: question.topic,
      state: questionTransitions.ask.to,
      name: question.name,
      email: question.email,
      mailbox,
      phone: question.phone,
      arrival: question.stay?.arrival ?? null,
      departure: question.stay?.departure ?? null,
      confirmed_at: isOwnAddress ? now() : null,
      submission_hash: submission,
      fingerprint,
      placed_from: asker.networkHash,
      created_at: now(),
      changed_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('question_message')
    .values({ question_id: id, number: 1, author: 'guest', text: question.message, created_at: now() })
    .execute()
  return { id, isNew: true }
}

type Counted = {
  readonly mailbox: string
  readonly fingerprint: string
  readonly networkHash: string | null
  readonly now: Date
}

/** Two tabs may send the same words; a stranger's mailbox must not be flooded. */
async function refuseMore(db: Kysely<Database>, { mailbox, fingerprint, networkHash, now }: Counted) {
  const since = new Date(now.getTime() - dayMs)
  const { rows } = await sql<{ equal: number; of_mailbox: number; of_network: number }>`
    select count(*) filter (where mailbox = ${mailbox} and fingerprint = ${fingerprint})::int as equal,
      count(*) filter (where mailbox = ${mailbox})::int as of_mailbox,
      count(*) filter (where placed_from = ${networkHash})::int as of_network
    from question
    where created_at > ${since} and (mailbox = ${mailbox} or placed_from = ${networkHash})`.execute(db)
  const { equal = 0, of_mailbox = 0, of_network = 0 } = rows[0] ?? {}
  if (equal > 0) return refuse(409, 'already-asked', 'We have this question already. The link is in our mail.')
  if (of_mailbox < questionLimits.perMailbox && of_network < questionLimits.perNetwork) return null
  const headers = { 'retry-after': '3600' }
  return refuse(429, 'too-many-questions', 'These were many questions in one day. Please call us.', { headers })
}
