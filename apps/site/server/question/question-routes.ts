import { randomBytes } from 'node:crypto'
import { invalidQuestion, type QuestionClient, questionToken, submissionKey } from '@marram/contract/booking/question'
import type { ConversationVisit, QuestionFormVisit, QuestionVisit } from '@marram/contract/booking/question-visit'
import { ServiceError } from '@marram/contract/service-error'
import type { WorkersClient } from '@marram/contract/workers/client'
import { stampField, trapField } from '@marram/contract/workers/form-definition'
import { editionByKey } from '@marram/domain/edition'
import { type EditionKey, editionKeys } from '@marram/i18n/edition-key'
import { type Place, pageTable } from '@marram/i18n/page-table'
import { buildPath } from '@marram/i18n/paths'
import { isRefusal, replyRefusal } from '@marram/service-kit/envelope'
import { type CallerBuckets, tooMany } from '@marram/service-kit/rate-limit'
import type { Next } from 'hono'
import * as v from 'valibot'
import { readPosted } from '../kit/posted-form.ts'
import { seeOther } from '../kit/see-other.ts'
import type { RouteTools, SiteApp, SiteContext } from '../kit/site-route.ts'
import { tokenOf } from '../kit/token-of.ts'
import type { PersonalPage } from '../pages/personal-page.ts'

/** Null for an anonymous guest. */
export type QuestionClientFor = (bearer: string | null) => QuestionClient

export type QuestionRoutesOptions = Pick<RouteTools, 'editionOf' | 'hostOf' | 'onFailure'> & {
  readonly questionClientFor: QuestionClientFor
  readonly workers: Pick<WorkersClient, 'issueStamp'>
  readonly personalPage: PersonalPage
  /** The miss limit of pages: every guess would render a page. */
  readonly misses: CallerBuckets
}

type Fields = Readonly<Record<string, string>>

/** The question form of a house, and the conversation behind a private link. Both work without script. */
export function mountQuestionRoutes(app: SiteApp, options: QuestionRoutesOptions): void {
  for (const edition of editionKeys) {
    const form = `${pageTable.question.address[edition]}:name`
    app.get(form, (c, next) => ifForm(c, next, edition, options, () => showForm(c, null, options)))
    app.post(form, (c, next) => ifForm(c, next, edition, options, () => takeQuestion(c, options)))
    const thread = `${pageTable.conversation.address[edition]}:token`
    app.get(thread, (c, next) => ifThread(c, next, edition, options, (token) => showThread(c, token, null, options)))
    app.post(thread, (c, next) => ifThread(c, next, edition, options, (token) => takeMessage(c, token, options)))
  }
}

/** The pages redirect every other spelling, and paths of other editions, to its address. */
async function ifOwn(
  c: SiteContext,
  next: Next,
  edition: EditionKey,
  place: Place,
  { editionOf }: QuestionRoutesOptions,
  work: () => Promise<Response>,
): Promise<Response | undefined> {
  if (edition !== editionOf(c) || new URL(c.req.url).pathname !== buildPath(edition, place)) {
    await next()
    return undefined
  }
  return work()
}

function ifForm(
  c: SiteContext,
  next: Next,
  edition: EditionKey,
  options: QuestionRoutesOptions,
  work: () => Promise<Response>,
): Promise<Response | undefined> {
  const name = c.req.param('name') ?? ''
  return ifOwn(c, next, edition, { kind: 'question', name }, options, work)
}

function ifThread(
  c: SiteContext,
  next: Next,
  edition: EditionKey,
  options: QuestionRoutesOptions,
  work: (token: string) => Promise<Response>,
): Promise<Response | undefined> {
  const token = c.req.param('token') ?? ''
  return ifOwn(c, next, edition, { kind: 'conversation', token }, options, async () => {
    const seconds = options.misses.wait()
    if (seconds !== null) return replyRefusal(tooMany(seconds))
    const response = await work(token)
    if (response.status === 404 || response.status === 429) options.misses.take()
    // The address is the key: no referrer may leak it to other sites, and no proxy may cache the page.
    response.headers.set('referrer-policy', 'same-origin')
    response.headers.set('cache-control', 'no-store')
    response.headers.set('x-robots-tag', 'noindex')
    return response
  })
}

async function showForm(
  c: SiteContext,
  refused: (NonNullable<QuestionFormVisit['refused']> & { readonly status: number; readonly fields: Fields }) | null,
  options: QuestionRoutesOptions,
): Promise<Response> {
  const { submission = makeSubmission(), [stampField]: stamp } = refused?.fields ?? {}
  const visit: QuestionFormVisit = {
    kind: 'form',
    submission,
    // The time of the first rendering, so that a corrected form is not too quick again.
    stamp: stamp || (await options.workers.issueStamp().catch(() => '')),
    refused: refused && { code: refused.code, values: refused.values, problems: refused.problems },
  }
  return showPage(c, visit, refused?.status ?? 200, options)
}

async function takeQuestion(c: SiteContext, options: QuestionRoutesOptions): Promise<Response> {
  const fields = await readFields(c, options)
  if (isRefusal(fields)) return replyRefusal(fields)
  const edition = options.editionOf(c)
  const text = (name: string): string => fields[name] ?? ''
  const stamp = text(stampField).slice(0, 200)
  try {
    const token = await options.questionClientFor(tokenOf(c.req.raw)).ask({
      lodgingId: Number(text('lodgingId')) || 0,
      languageId: editionByKey(edition).languageId,
      submission: v.is(submissionKey, text('submission')) ? text('submission') : makeSubmission(),
      topic: text('topic').slice(0, 40),
      message: text('message'),
      name: text('name').slice(0, 500),
      email: text('email').slice(0, 500),
      phone: text('phone').slice(0, 500),
      arrival: text('arrival').slice(0, 40),
      departure: text('departure').slice(0, 40),
      trap: text(trapField).slice(0, 500),
      ...(stamp !== '' && { stamp }),
    })
    // A bot has no conversation.
    return seeOther(token === null ? '/' : `${buildPath(edition, { kind: 'conversation', token })}?sent=1`)
  } catch (error) {
    const { status, code, problems } = judge(error, options)
    return showForm(c, { status, code, problems, values: fields, fields }, options)
  }
}

type Refused = ConversationVisit['refused'] & { readonly status: number; readonly submission: string }

async function showThread(
  c: SiteContext,
  token: string,
  refused: Refused | null,
  options: QuestionRoutesOptions,
): Promise<Response> {
  const base = {
    kind: 'conversation' as const,
    submission: refused?.submission ?? makeSubmission(),
    isSent: c.req.query('sent') !== undefined && refused === null,
    missing: 'unknown' as const,
    refused: refused && { code: refused.code, message: refused.message },
  }
  try {
    const conversation = await readThread(token, options)
    return await showPage(c, { ...base, conversation }, refused?.status ?? 200, options)
  } catch (error) {
    const { status } = judge(error, options)
    const missing = status === 429 ? 'too-many' : status < 500 ? 'unknown' : 'outage'
    return showPage(c, { ...base, conversation: null, missing }, status < 500 && status !== 429 ? 404 : status, options)
  }
}

function readThread(token: string, { questionClientFor }: QuestionRoutesOptions) {
  if (!v.is(questionToken, token)) throw new ServiceError(404, null)
  return questionClientFor(null).read(token)
}

async function takeMessage(c: SiteContext, token: string, options: QuestionRoutesOptions): Promise<Response> {
  const fields = await readFields(c, options)
  if (isRefusal(fields)) return replyRefusal(fields)
  const { message = '', submission = '' } = fields
  const path = buildPath(options.editionOf(c), { kind: 'conversation', token })
  if (!v.is(questionToken, token) || !v.is(submissionKey, submission)) return seeOther(path)
  try {
    await options.questionClientFor(null).write({ token, submission, message })
    return seeOther(`${path}?sent=1`)
  } catch (error) {
    const { status, code } = judge(error, options)
    return showThread(c, token, { status, code, message, submission }, options)
  }
}

function showPage(
  c: SiteContext,
  question: QuestionVisit,
  status: number,
  { personalPage, editionOf }: QuestionRoutesOptions,
): Promise<Response> {
  const request = new Request(c.req.url, { headers: c.req.raw.headers })
  return personalPage(request, editionOf(c), { question, status })
}

const makeSubmission = (): string => randomBytes(18).toString('base64url')

/** More than the longest valid message, which the service refuses with its own limit. */
const maxChars = 10_000

async function readFields(c: SiteContext, { hostOf }: QuestionRoutesOptions) {
  const posted = await readPosted(c.req.raw, hostOf(c))
  if (isRefusal(posted)) return posted
  return Object.fromEntries(
    [...posted.data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, maxChars)]] : [])),
  )
}

const invalidBody = v.object({ data: invalidQuestion })

function judge(error: unknown, { onFailure }: QuestionRoutesOptions) {
  if (error instanceof ServiceError && error.status < 500) {
    const fields = v.is(invalidBody, error.body) ? error.body.data.fields : []
    const problems = Object.fromEntries(fields.map(({ field, problem }) => [field, problem]))
    return { status: error.status, code: error.code ?? 'failed', problems }
  }
  onFailure(error)
  return { status: 503, code: 'failed', problems: {} }
}
