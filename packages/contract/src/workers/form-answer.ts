import type { AccountAnswer } from '../auth/session.ts'
import type { ReviewAnswer } from '../booking/review.ts'
import type { ContestEntryAnswer } from './contest-entry-answer.ts'
import type { FormField } from './form-definition.ts'
import type { FieldProblem, FormValues } from './form-values.ts'

/** Reasons to reject a form other than invalid fields. */
export type FormFailure =
  | 'too-quick'
  | 'too-many'
  | 'unavailable'
  | 'offline'
  | 'unknown-form'
  | 'form-empty'
  | 'comments-closed'
  | 'unknown-comment'

/** A form that the server renders again with its values and problems. */
export type RefusedForm = {
  readonly values: FormValues
  readonly problems: readonly FieldProblem[]
  readonly failure: FormFailure | null
}

/** The comment form again: rejected, or opened to reply to a comment. */
export type CommentAnswer = { readonly kind: 'comment'; readonly replyTo: number | null } & RefusedForm

/** `stop` unsubscribes an account from mails that it requested. */
export type NewsletterStep = 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'stop' | 'stopped' | 'expired'

/** The result of a submission without script, shown to one visitor. Such a page is never cached and has no script. */
export type FormAnswer =
  | ({ readonly kind: 'form'; readonly formId: string } & RefusedForm)
  | ({ readonly kind: 'newsletter' } & RefusedForm)
  | CommentAnswer
  | AccountAnswer
  | ReviewAnswer
  | ContestEntryAnswer
  | { readonly kind: 'newsletter-step'; readonly step: NewsletterStep; readonly token?: string }

export const newsletterSteps: readonly NewsletterStep[] = [
  'confirm',
  'confirmed',
  'unsubscribe',
  'unsubscribed',
  'stop',
  'stopped',
  'expired',
]

/** The id of the thank-you message on a page. It is in the URL, so that the stored page is the same for everyone. */
export const thanksId = (formId: string): string => `sent-${formId}`
export const newsletterFormId = 'newsletter'

/** The field of the newsletter form, validated like an editor's. */
export const newsletterFields = (label: string): FormField[] => [
  { name: 'email', kind: 'email', label, required: true, autocomplete: 'email', hint: undefined, options: [] },
]

/** The code of a refusal that is not about single fields. */
export function failureOf(status: number, code: string | null): FormFailure {
  const failure = knownCodes.find((word) => word === code)
  return failure ?? (status === 429 ? 'too-many' : 'unavailable')
}

const knownCodes = ['too-quick', 'unknown-form', 'form-empty', 'comments-closed', 'unknown-comment'] as const
