import {
  type CommentRequest,
  type CommentsClient,
  commentSubject,
  commentsFormId,
  type PlacedComment,
} from '@marram/contract/workers/comment'
import { thanksId } from '@marram/contract/workers/form-answer'
import { captchaField, stampField, trapField } from '@marram/contract/workers/form-definition'
import { editionByKey } from '@marram/domain/edition'
import { isRefusal, refuse, reply, replyRefusal } from '@marram/service-kit/envelope'
import * as v from 'valibot'
import { judgeFailure, presentRefusal } from '../kit/form-refusal.ts'
import { type PostedForm, readPosted } from '../kit/posted-form.ts'
import { seeOther } from '../kit/see-other.ts'
import type { RouteTools, SiteApp, SiteContext } from '../kit/site-route.ts'
import type { ShowAnswer } from '../pages/answer-page.ts'

export type CommentRoutesOptions = Pick<RouteTools, 'editionOf' | 'hostOf' | 'onFailure'> & {
  readonly comments: CommentsClient
  readonly showAnswer: ShowAnswer
}

/** Takes comments and reports: answers a script with JSON, a browser with a page. */
export function mountCommentRoutes(app: SiteApp, options: CommentRoutesOptions): void {
  app.post('/api/comments', (c) => takeComment(c, options))
  app.post('/api/comment-reports', (c) => takeReport(c, options))
}

/** Far above the worker's field limits, since a refused page must show all of the input again. */
const maxSent = 20_000

async function takeComment(c: SiteContext, options: CommentRoutesOptions): Promise<Response> {
  const posted = await readPosted(c.req.raw, options.hostOf(c))
  if (isRefusal(posted)) return replyRefusal(posted)
  const edition = options.editionOf(c)
  const text = textIn(posted.data)
  const values = { name: text('name'), email: text('email'), comment: text('comment') }
  const again = (status: number, replyTo: number | null, refused: ReturnType<typeof judgeFailure>['refused']) =>
    options.showAnswer(edition, posted.page, { kind: 'comment', replyTo, values, ...refused }, status)
  const answerTo = idOf(text('answerTo'))
  if (answerTo !== null) return again(200, answerTo, { problems: [], failure: null })
  const subject = v.safeParse(commentSubject, { parentType: text('parentType'), parentId: text('parentId') })
  if (!subject.success) return replyRefusal(refuse(404, 'unknown-subject', 'There is nothing to comment on.'))
  const request: CommentRequest = {
    ...subject.output,
    ...{ locale: editionByKey(edition).locale, page: posted.page, replyTo: idOf(text('replyTo')) },
    ...{ name: cut(values.name), email: cut(values.email), comment: cut(values.comment) },
    ...proofOf(posted),
  }
  try {
    const placed = await options.comments.place(request)
    return posted.wantsJson ? reply(placed) : seeOther(`${posted.page}#${placeOf(placed)}`)
  } catch (error) {
    const { status, refused } = judgeFailure(error)
    if (status >= 500) options.onFailure(error)
    return posted.wantsJson ? presentRefusal(error) : again(status, request.replyTo ?? null, refused)
  }
}

/** Requires a captcha from scripts; one that could not solve it sends an empty solution and is treated as no script. */
function proofOf({ data, wantsJson }: PostedForm) {
  const text = textIn(data)
  const captcha = text(captchaField).slice(0, 8192)
  const stamp = text(stampField).slice(0, 200)
  const canSolve = wantsJson && (captcha !== '' || !data.has(captchaField))
  return { trap: text(trapField).slice(0, 2000), captcha: captcha || null, canSolve, ...(stamp !== '' && { stamp }) }
}

function placeOf(placed: PlacedComment): string {
  return placed.status === 'shown' ? `comment-${placed.id}` : thanksId(commentsFormId)
}

async function takeReport(c: SiteContext, { comments, hostOf, onFailure }: CommentRoutesOptions): Promise<Response> {
  const posted = await readPosted(c.req.raw, hostOf(c))
  if (isRefusal(posted)) return replyRefusal(posted)
  const id = idOf(textIn(posted.data)('id'))
  if (id === null) return replyRefusal(refuse(404, 'unknown-comment', 'There is no such comment.'))
  try {
    await comments.report(id)
    return posted.wantsJson ? reply({ status: 'received' }) : seeOther(`${posted.page}#comment-reported`)
  } catch (error) {
    if (judgeFailure(error).status >= 500) onFailure(error)
    return presentRefusal(error)
  }
}

function textIn(data: FormData) {
  return (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
}

function idOf(written: string): number | null {
  return /^[1-9]\d{0,14}$/.test(written) ? Number(written) : null
}

function cut(text: string): string {
  return text.slice(0, maxSent)
}
