import * as v from 'valibot'
import { envelope } from '../envelope.ts'
import { pagePath } from '../page-path.ts'
import type { ServiceClient } from '../service-client.ts'
import type { FormField } from './form-definition.ts'
import { localeWord, spamGuard } from './requests.ts'

/** Things that readers can comment on: posts by entry id, contest pictures by number. */
export const commentParents = ['blog', 'contest-image'] as const
export type CommentParent = (typeof commentParents)[number]

export type CommentSubject = { readonly parentType: CommentParent; readonly parentId: string }

export const commentSubject = v.object({
  parentType: v.picklist(commentParents),
  parentId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{1,64}$/, 'must be the id of an entry')),
})

const commentId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))
/** Longer than any field's limit, so that an error can name the field. */
const words = v.pipe(v.string(), v.maxLength(20_000))

/** `POST /bridge/comments/`. */
export const commentRequest = v.object({
  ...commentSubject.entries,
  locale: localeWord,
  /** The comment that this one replies to. */
  replyTo: v.optional(v.nullable(commentId), null),
  name: words,
  email: v.optional(words, ''),
  comment: words,
  /** The path of the page with the comment, for the link in mails. */
  page: pagePath,
  /** A solved challenge of the auth service. */
  captcha: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(8192))), null),
  /** True if the client can solve a challenge. Otherwise the comment is accepted without one and held for staff. */
  canSolve: v.optional(v.boolean(), false),
  ...spamGuard,
})
export type CommentRequest = v.InferInput<typeof commentRequest>

/** `held`: staff review it first. The id is set once the comment is public. */
export const placedComment = v.variant('status', [
  v.object({ status: v.literal('held') }),
  v.object({ status: v.literal('shown'), id: commentId }),
])
export type PlacedComment = v.InferOutput<typeof placedComment>

/** `POST /bridge/comment_reports/`. */
export const commentReport = v.object({ id: commentId })

const placedReply = envelope(placedComment)
const reportedReply = envelope(v.object({ status: v.literal('received') }))

export type CommentsClient = {
  /**
   * A refusal is a ServiceError: `form-invalid` (422) carries `invalidForm`, `captcha-required` (403) a challenge;
   * `comments-closed`, `unknown-comment` and `too-quick` are codes of `FormFailure`.
   */
  place(request: CommentRequest): Promise<PlacedComment>
  /** The response does not reveal whether the comment exists. */
  report(id: number): Promise<void>
}

export function createCommentsClient(service: ServiceClient): CommentsClient {
  return {
    place: async (body) => (await service.post('/bridge/comments/', { body, reply: placedReply })).data,
    report: async (id) => void (await service.post('/bridge/comment_reports/', { body: { id }, reply: reportedReply })),
  }
}

/** Lets our own form be validated, kept and submitted like editors' forms. */
export const commentsFormId = 'comment-form'

export type CommentFieldTexts = Readonly<Record<'name' | 'email' | 'emailHint' | 'comment' | 'commentHint', string>>

export function commentFields(texts: CommentFieldTexts): FormField[] {
  const common = { hint: undefined, options: [], autocomplete: undefined }
  return [
    { ...common, name: 'name', kind: 'text', label: texts.name, required: true, autocomplete: 'name' },
    {
      ...common,
      ...{ name: 'email', kind: 'email', label: texts.email, required: false },
      ...{ autocomplete: 'email', hint: texts.emailHint },
    },
    { ...common, name: 'comment', kind: 'textarea', label: texts.comment, required: true, hint: texts.commentHint },
  ]
}
