import * as desk from '@marram/contract/desk/forms'
import { listPage } from '@marram/database/command/list-page'
import { equals, matchesWords } from '@marram/database/command/search-words'
import { staffCommand, staffQuery } from '@marram/database/command/staff-command'
import type { Database } from '@marram/database/schema.generated'
import { findEditionByLocale } from '@marram/domain/edition'
import { isRefusal, refuse } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import {
  decideSubmission,
  releaseSubmission,
  reopenSubmission,
  selectForms,
  stateOfForm,
  storedAnswers,
} from '../forms/staff-forms.ts'
import type { FormContext } from './staff-context.ts'

const subjectOf = (submission: string) => `form ${submission}`

export const release = staffCommand<FormContext>()(desk.releaseForm, async ({ submission }, { db, ...mailing }) => {
  const before = await releaseSubmission(db, submission, mailing)
  if (isRefusal(before)) return before
  const after = { state: 'received' } as const
  return { output: after, subject: subjectOf(submission), before, after }
})

export const finish = staffCommand<FormContext>()(desk.finishForm, async ({ submission }, { db, now }) => {
  const before = await decideSubmission(db, submission, { from: ['received'], to: 'done', now: now() })
  if (isRefusal(before)) return before
  const after = { state: 'done' } as const
  return { output: after, subject: subjectOf(submission), before, after }
})

export const discard = staffCommand<FormContext>()(desk.discardForm, async ({ submission }, { db, now }) => {
  const from = ['held', 'received', 'done'] as const
  const before = await decideSubmission(db, submission, { from, to: 'spam', now: now() })
  if (isRefusal(before)) return before
  const after = { state: 'spam' } as const
  return { output: after, subject: subjectOf(submission), before, after }
})

export const reopen = staffCommand<FormContext>()(desk.reopenForm, async ({ submission }, { db }) => {
  const changed = await reopenSubmission(db, submission)
  if (isRefusal(changed)) return changed
  const after = { state: changed.to }
  return { output: after, subject: subjectOf(submission), before: { state: changed.from }, after }
})

const sorts = { sent: { by: sql`form_submission.created_at`, kind: 'instant' } } as const

export const list = staffQuery<FormContext>()(desk.listForms, ({ filters: { state }, search, ...asked }, { db }) => {
  const rows = selectListed(db)
    .where(equals(stateOfForm, state))
    .where(matchesWords(search, [sql`title`, sql`answers::text`]))
  const id = { by: sql`form_submission.id`, kind: 'uuid' } as const
  return listPage(db, rows, { asked, sorts, id, present })
})

export const show = staffQuery<FormContext>()(desk.showForm, async ({ submission }, { db }) => {
  const row = await selectListed(db)
    .where('form_submission.id', '=', submission)
    .select(['page', 'answers'])
    .executeTakeFirst()
  if (!row) return refuse(404, 'unknown-form', 'There is no such submission.')
  const attached = await db
    .selectFrom('form_file')
    .where('submission_id', '=', submission)
    .select(['id', 'name', sql<number>`length(bytes)`.as('bytes')])
    .orderBy('id')
    .execute()
  const answers = v.parse(storedAnswers, row.answers).map(({ label, value }) => ({ label, value }))
  return { ...present(row), page: row.page, answers, attached }
})

export const showFile = staffQuery<FormContext>()(desk.showFormFile, async ({ file }, { db }) => {
  const row = await db.selectFrom('form_file').where('id', '=', file).select(['name', 'bytes']).executeTakeFirst()
  if (!row) return refuse(404, 'unknown-file', 'There is no such file.')
  return { name: row.name, data: row.bytes.toString('base64') }
})

const maxAbout = 80

function selectListed(db: Kysely<Database>) {
  return selectForms(db)
    .select(['form_submission.id', 'title', 'locale', 'form_submission.created_at'])
    .select(stateOfForm.as('state'))
    .select(sql<string>`coalesce(left(answers -> 0 ->> 'value', ${sql.lit(maxAbout)}), '')`.as('about'))
    .select(sql<number>`(select count(*)::int from form_file where submission_id = form_submission.id)`.as('files'))
}

type Row = Awaited<ReturnType<ReturnType<typeof selectListed>['executeTakeFirstOrThrow']>>

function present({ id, state, title, locale, about, files, created_at }: Row) {
  const language = findEditionByLocale(locale)?.key ?? 'en'
  return { id, state, title, language, about, files, sentAt: created_at.toISOString() }
}
