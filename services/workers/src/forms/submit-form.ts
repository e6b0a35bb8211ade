import { createHash } from 'node:crypto'
import type { SubmittableForm } from '@marram/contract/workers/form-definition'
import type { FormSource } from '@marram/contract/workers/form-source'
import { type Answer, checkForm } from '@marram/contract/workers/form-values'
import { isMailAddress } from '@marram/contract/workers/mail-address'
import type { formSubmission } from '@marram/contract/workers/requests'
import { queueMail } from '@marram/database/mail/queue-mail'
import type { Database } from '@marram/database/schema.generated'
import { copenhagenDay } from '@marram/domain/iso-day'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Kysely } from 'kysely'
import type { InferOutput } from 'valibot'
import { guardAgainstSpam } from './spam-guard.ts'
import { writeSubmissionLetter } from './submission-letter.ts'

type Submission = InferOutput<typeof formSubmission>

export type SubmitFormDeps = {
  readonly db: Kysely<Database>
  readonly forms: FormSource
  /** Gets what belongs to no department. */
  readonly fallbackRecipient: string
  readonly secret: (name: string) => Promise<Buffer>
  readonly now: () => Date
}

export async function submitForm(
  submission: Submission,
  deps: SubmitFormDeps,
): Promise<{ status: 'received' } | Refusal> {
  const form = await deps.forms.loadForm(submission.formId, submission.locale)
  if (!form) return refuse(404, 'unknown-form', 'There is no such form in this language.')
  const { answers, problems } = checkForm(form.fields, submission.values)
  if (problems.length > 0) {
    const labels = problems.map(({ field }) => form.fields.find(({ name }) => name === field)?.label ?? field)
    return refuse(422, 'form-invalid', `Please look at: ${labels.join(', ')}.`, { data: { fields: problems } })
  }
  if (answers.length === 0) return refuse(422, 'form-empty', 'Nothing was filled in.')
  const text = answers.map(({ value }) => value).join('\n')
  const verdict = guardAgainstSpam(submission, text, await deps.secret('stamp'), deps.now().getTime())
  if (isRefusal(verdict)) return verdict
  if (verdict !== 'dropped') await keep(form, submission, answers, verdict === 'held', deps)
  return { status: 'received' }
}

/** The submission and its mail stand or fall together. The same text sent again, as after a lost reply, is one. */
async function keep(
  form: SubmittableForm,
  { formId, locale, page, stamp }: Submission,
  answers: readonly Answer[],
  isHeld: boolean,
  { db, fallbackRecipient, now }: SubmitFormDeps,
): Promise<void> {
  const occasion = stamp ?? copenhagenDay(now())
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([formId, locale, answers, occasion]))
    .digest('hex')
  await db.transaction().execute(async (trx) => {
    const kept = await trx
      .insertInto('form_submission')
      .values({
        form_id: formId,
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
    if (!kept || isHeld) return
    const replyTo = findReplyAddress(form, answers)
    await queueMail(trx, {
      key: `form ${kept.id}`,
      to: form.recipient && isMailAddress(form.recipient.email) ? form.recipient.email : fallbackRecipient,
      replyTo,
      letter: writeSubmissionLetter({ title: form.title, locale, answers, page, replyTo }),
    })
  })
}

function findReplyAddress(form: SubmittableForm, answers: readonly Answer[]): string | undefined {
  const name = form.fields.find((field) => field.kind === 'email')?.name
  return answers.find((answer) => answer.name === name)?.value
}
