import { createHash } from 'node:crypto'
import type { SubmittableForm } from '@marram/contract/workers/form-definition'
import {
  checkFiles,
  type FileType,
  filesOf,
  fileTypeOf,
  fileTypes,
  safeFileName,
} from '@marram/contract/workers/form-files'
import type { FormSource } from '@marram/contract/workers/form-source'
import { type Answer, applyingFields, checkForm } from '@marram/contract/workers/form-values'
import type { formSubmission } from '@marram/contract/workers/requests'
import type { Database } from '@marram/database/schema.generated'
import { copenhagenDay } from '@marram/domain/iso-day'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { type CallerBuckets, tooMany } from '@marram/service-kit/rate-limit'
import { guardAgainstSpam } from '@marram/service-kit/spam-guard'
import type { Kysely } from 'kysely'
import type { InferOutput } from 'valibot'
import { mailSubmission } from './mail-submission.ts'

type Submission = InferOutput<typeof formSubmission>

export type SubmitFormDeps = {
  readonly db: Kysely<Database>
  readonly forms: FormSource
  /** Recipient of forms without a department. */
  readonly fallbackRecipient: () => string
  readonly secret: (name: string) => Promise<Buffer>
  readonly now: () => Date
  /** Megabytes of files per network, which are stored for months and mailed. */
  readonly fileVolume: CallerBuckets
}

export async function submitForm(
  submission: Submission,
  deps: SubmitFormDeps,
): Promise<{ status: 'received' } | Refusal> {
  const form = await deps.forms.loadForm(submission.formId, submission.locale)
  if (!form) return refuse(404, 'unknown-form', 'There is no such form in this language.')
  const files = submission.files.map(decode)
  const values = { ...submission.values, ...namesOf(form, files) }
  const applying = applyingFields(form.fields, values)
  const { answers, problems: inAnswers } = checkForm(form.fields, values)
  const problems = [...inAnswers, ...checkFiles(applying, files)]
  if (problems.length > 0) {
    const labels = problems.map(({ field }) => form.fields.find(({ name }) => name === field)?.label ?? field)
    return refuse(422, 'form-invalid', `Please look at: ${labels.join(', ')}.`, { data: { fields: problems } })
  }
  if (answers.length === 0) return refuse(422, 'form-empty', 'Nothing was filled in.')
  const text = answers.map(({ value }) => value).join('\n')
  const verdict = guardAgainstSpam(submission, text, await deps.secret('stamp'), deps.now().getTime())
  if (isRefusal(verdict)) return verdict
  const formFiles = filesOf(applying, files)
  const seconds = formFiles.length > 0 ? deps.fileVolume.wait() : null
  if (seconds !== null) return tooMany(seconds)
  deps.fileVolume.take(formFiles.reduce((bytes, { size }) => bytes + size, 0) / 1_000_000)
  if (verdict !== 'dropped')
    await keep(form, submission, { answers, files: formFiles, isHeld: verdict === 'held' }, deps)
  return { status: 'received' }
}

type DecodedFile = { readonly field: string; readonly name: string; readonly size: number; readonly head: Buffer }
type CheckedSubmission = {
  readonly answers: readonly Answer[]
  readonly files: readonly DecodedFile[]
  readonly isHeld: boolean
}

/** `head` is the complete file. */
function decode({ field, name, data }: Submission['files'][number]): DecodedFile {
  const head = Buffer.from(data, 'base64')
  return { field, name, size: head.length, head }
}

/** The value of a file field is its file; a text under its name is ignored. */
function namesOf({ fields }: SubmittableForm, files: readonly DecodedFile[]): Record<string, string> {
  const ofFiles = fields.filter(({ kind }) => kind === 'file')
  return Object.fromEntries(ofFiles.map(({ name }) => [name, files.find(({ field }) => field === name)?.name ?? '']))
}

/** Stores the submission and its mail in one transaction. An equal retry is the same submission. */
async function keep(
  form: SubmittableForm,
  { formId, locale, page, stamp }: Submission,
  { answers, files, isHeld }: CheckedSubmission,
  { db, fallbackRecipient, now }: SubmitFormDeps,
): Promise<void> {
  const occasion = stamp ?? copenhagenDay(now())
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([formId, locale, answers, occasion, ...files.map(({ head }) => hashOf(head))]))
    .digest('hex')
  await db.transaction().execute(async (trx) => {
    const stored = await trx
      .insertInto('form_submission')
      .values({
        form_id: formId,
        title: form.title,
        locale,
        state: isHeld ? 'held' : 'received',
        page: page ?? null,
        answers: JSON.stringify(answers),
        fingerprint,
        created_at: now(),
      })
      .onConflict((conflict) => conflict.column('fingerprint').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!stored) return
    const mailId = isHeld
      ? null
      : await mailSubmission(
          trx,
          { id: stored.id, title: form.title, form, locale, answers, page },
          fallbackRecipient(),
        )
    await keepFiles(trx, files, { submission_id: stored.id, mail_id: mailId, created_at: now() })
  })
}

type FileRow = { readonly submission_id: string; readonly mail_id: string | null; readonly created_at: Date }

async function keepFiles(db: Kysely<Database>, files: readonly DecodedFile[], row: FileRow): Promise<void> {
  const rows = files.flatMap((file) => {
    const type = fileTypeOf(file)
    return type === null ? [] : [{ ...row, field: file.field, bytes: file.head, ...nameAndType(file.name, type) }]
  })
  if (rows.length > 0) await db.insertInto('form_file').values(rows).execute()
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function nameAndType(name: string, type: FileType) {
  return { name: safeFileName(name, type), content_type: fileTypes[type].contentType }
}
