import type { FormState } from '@marram/contract/desk/forms'
import type { FormSource } from '@marram/contract/workers/form-source'
import type { Database } from '@marram/database/schema.generated'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import { mailSubmission } from './mail-submission.ts'

type Db = Kysely<Database>

export const storedAnswers = v.array(v.object({ name: v.string(), label: v.string(), value: v.string() }))

/** The decision of staff if there is one, otherwise the state that the submission came in. */
export const stateOfForm = sql<FormState>`coalesce(form_decision.state, form_submission.state)`

export function selectForms(db: Db) {
  return db.selectFrom('form_submission').leftJoin('form_decision', 'form_decision.submission_id', 'form_submission.id')
}

/** Locks the submission, so that two people decide one after the other. */
async function lock(db: Db, id: string, from: readonly FormState[]) {
  await db.selectFrom('form_submission').where('id', '=', id).select('id').forUpdate().execute()
  const row = await selectForms(db)
    .where('form_submission.id', '=', id)
    .select(['title', 'locale', 'page', 'answers', 'form_id', 'form_submission.state as cameIn'])
    .select(stateOfForm.as('state'))
    .executeTakeFirst()
  if (!row) return refuse(404, 'unknown-form', 'There is no such submission.')
  if (!from.includes(row.state)) return refuse(409, 'not-possible', `This submission is ${row.state} already.`)
  return row
}

type Mailing = { readonly forms: FormSource; readonly fallbackRecipient: () => string }

/** Mails a held submission to its department as if it had just come in. */
export async function releaseSubmission(db: Db, id: string, { forms, fallbackRecipient }: Mailing) {
  const row = await lock(db, id, ['held'])
  if (isRefusal(row)) return row
  const { locale, page, state } = row
  const form = await forms.loadForm(row.form_id, locale)
  const title = row.title || form?.title || row.form_id
  const answers = v.parse(storedAnswers, row.answers)
  const mailId = await mailSubmission(
    db,
    { id, title, form, locale, answers, page: page ?? undefined },
    fallbackRecipient(),
  )
  await db.updateTable('form_submission').set({ state: 'received' }).where('id', '=', id).execute()
  await db.updateTable('form_file').set({ mail_id: mailId }).where('submission_id', '=', id).execute()
  return { state }
}

type Decision = { readonly from: readonly FormState[]; readonly to: 'done' | 'spam'; readonly now: Date }

export async function decideSubmission(db: Db, id: string, { from, to, now }: Decision) {
  const row = await lock(db, id, from)
  if (isRefusal(row)) return row
  const decision = { state: to, decided_at: now }
  await db
    .insertInto('form_decision')
    .values({ submission_id: id, ...decision })
    .onConflict((conflict) => conflict.column('submission_id').doUpdateSet(decision))
    .execute()
  return { state: row.state }
}

/** The state that the submission came in applies again. */
export async function reopenSubmission(
  db: Db,
  id: string,
): Promise<Refusal | { from: FormState; to: 'received' | 'held' }> {
  const row = await lock(db, id, ['done', 'spam'])
  if (isRefusal(row)) return row
  await db.deleteFrom('form_decision').where('submission_id', '=', id).execute()
  return { from: row.state, to: row.cameIn }
}
