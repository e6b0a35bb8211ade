import type { AccountAnswer } from '../auth/session.ts'
import type { ReviewAnswer } from '../booking/review.ts'
import type { ContestEntryAnswer } from './contest-entry-answer.ts'
import type { FormField } from './form-definition.ts'
import type { FieldProblem, FormValues } from './form-values.ts'

/** Why a form was not taken although it may be filled in well. */
export type FormFailure =
  | 'too-quick'
  | 'too-many'
  | 'unavailable'
  | 'offline'
  | 'unknown-form'
  | 'form-empty'
  | 'comments-closed'
  | 'unknown-comment'

/** A form that the server shows again: what was written, and what is to be done about it. */
export type RefusedForm = {
  readonly values: FormValues
  readonly problems: readonly FieldProblem[]
  readonly failure: FormFailure | null
}

/** The form of comments again: refused, or asked for as an answer to a comment. */
export type CommentAnswer = { readonly kind: 'comment'; readonly replyTo: number | null } & RefusedForm

/** `stop` ends mails that an account asked for itself. */
export type NewsletterStep = 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'stop' | 'stopped' | 'expired'

/** What a page shows to one visitor who sent something without script. Such a page is never stored and carries no script. */
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

/** Where the thanks are on a page. The address names them, so that the stored page can be the same for everyone. */
export const thanksId = (formId: string): string => `sent-${formId}`
export const newsletterFormId = 'newsletter'

/** The one field of the newsletter, judged like an editor's. */
export const newsletterFields = (label: string): FormField[] => [
  { name: 'email', kind: 'email', label, required: true, autocomplete: 'email', hint: undefined, options: [] },
]

/** The word for a refusal of the worker that is not about single fields. */
export function failureOf(status: number, code: string | null): FormFailure {
  const failure = spoken.find((word) => word === code)
  return failure ?? (status === 429 ? 'too-many' : 'unavailable')
}

const spoken = ['too-quick', 'unknown-form', 'form-empty', 'comments-closed', 'unknown-comment'] as const
