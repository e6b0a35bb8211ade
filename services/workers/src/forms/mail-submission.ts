import type { SubmittableForm } from '@marram/contract/workers/form-definition'
import type { Answer } from '@marram/contract/workers/form-values'
import { isMailAddress } from '@marram/contract/workers/mail-address'
import { queueMail } from '@marram/database/mail/queue-mail'
import type { Database } from '@marram/database/schema.generated'
import type { Locale } from '@marram/domain/edition'
import type { Kysely } from 'kysely'
import { writeSubmissionLetter } from './submission-letter.ts'

type Submission = {
  readonly id: string
  readonly title: string
  /** Null if editors have deleted it since. */
  readonly form: SubmittableForm | null
  readonly locale: Locale
  readonly answers: readonly Answer[]
  readonly page: string | undefined
}

/** Queues the mail to the form's department. Null if it was mailed before. */
export function mailSubmission(
  db: Kysely<Database>,
  { id, title, form, locale, answers, page }: Submission,
  fallbackRecipient: string,
): Promise<string | null> {
  const replyTo = findReplyAddress(form, answers)
  return queueMail(db, {
    key: `form ${id}`,
    to: form?.recipient && isMailAddress(form.recipient.email) ? form.recipient.email : fallbackRecipient,
    replyTo,
    letter: writeSubmissionLetter({ title, locale, answers, page, replyTo }),
  })
}

function findReplyAddress(form: SubmittableForm | null, answers: readonly Answer[]): string | undefined {
  const name = form?.fields.find((field) => field.kind === 'email')?.name
  const address = answers.find((answer) => answer.name === name)?.value
  // Editors may have made another field the one for the address since it was sent.
  return address !== undefined && isMailAddress(address) ? address : undefined
}
