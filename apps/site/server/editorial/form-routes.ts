import { ServiceError } from '@marram/contract/service-error'
import type { WorkersClient } from '@marram/contract/workers/client'
import {
  type FormAnswer,
  type NewsletterStep,
  newsletterFormId,
  newsletterSteps,
  thanksId,
} from '@marram/contract/workers/form-answer'
import { stampField, trapField } from '@marram/contract/workers/form-definition'
import { maxFileBytes, maxFiles, readFiles } from '@marram/contract/workers/form-files'
import { readValues } from '@marram/contract/workers/read-values'
import { entryId } from '@marram/contract/workers/requests'
import { editionByKey } from '@marram/domain/edition'
import type { EditionKey } from '@marram/i18n/edition-key'
import { isRefusal, refuse, reply, replyRefusal } from '@marram/service-kit/envelope'
import * as v from 'valibot'
import { judgeFailure, presentRefusal } from '../kit/form-refusal.ts'
import { takeOneClick } from '../kit/one-click.ts'
import { type PostedForm, readPosted } from '../kit/posted-form.ts'
import { seeOther } from '../kit/see-other.ts'
import type { RouteTools, SiteApp, SiteContext } from '../kit/site-route.ts'
import type { ShowAnswer } from '../pages/answer-page.ts'

export type FormRoutesOptions = Pick<RouteTools, 'editionOf' | 'hostOf' | 'onFailure'> & {
  readonly workers: WorkersClient
  readonly showAnswer: ShowAnswer
}

const newsletterPath = '/newsletter/'

/** Takes forms: answers a script with JSON, a browser with a page. */
export function mountFormRoutes(app: SiteApp, options: FormRoutesOptions): void {
  const { workers, editionOf, showAnswer } = options
  app.post('/api/form-stamps', async () => reply({ stamp: await workers.issueStamp() }))
  app.post('/api/forms/:formId', (c) => takeForm(c, c.req.param('formId'), options))
  app.post('/api/newsletter', (c) => takeSignUp(c, options))
  app.post('/api/newsletter/:step{confirm|unsubscribe|stop}', (c) => takeStep(c, c.req.param('step'), options))
  app.post('/newsletter/:step{unsubscribe|stop}', (c) =>
    takeOneClick(c.req.raw, (token) => options.workers.unsubscribe(token)),
  )
  app.get('/newsletter/:step', async (c, next) => {
    const step = newsletterSteps.find((known) => known === c.req.param('step'))
    if (!step) return next()
    const token = c.req.query('token')
    const answer = { kind: 'newsletter-step', step, ...(token !== undefined && { token }) } as const
    return showAnswer(editionOf(c), newsletterPath, answer, 200)
  })
}

async function takeForm(c: SiteContext, formId: string, options: FormRoutesOptions): Promise<Response> {
  const posted = await readPosted(c.req.raw, options.hostOf(c))
  if (isRefusal(posted)) return replyRefusal(posted)
  if (!v.is(entryId, formId)) return replyRefusal(refuse(404, 'unknown-form', 'There is no such form.'))
  const edition = options.editionOf(c)
  const { locale } = editionByKey(edition)
  const values = readValues(posted.data)
  const files = await encodeFiles(posted.data)
  const submission = {
    formId,
    locale,
    values: cutValues(values),
    ...(files.length > 0 && { files }),
    page: posted.page,
    ...guardFields(posted.data),
  }
  return take(posted, edition, thanksId(formId), options, {
    send: () => options.workers.submitForm(submission),
    answer: (refused) => ({ kind: 'form', formId, values, ...refused }),
  })
}

async function takeSignUp(c: SiteContext, options: FormRoutesOptions): Promise<Response> {
  const posted = await readPosted(c.req.raw, options.hostOf(c))
  if (isRefusal(posted)) return replyRefusal(posted)
  const edition = options.editionOf(c)
  const { locale } = editionByKey(edition)
  const values = readValues(posted.data)
  const email = textOf(posted.data, 'email')
  return take(posted, edition, thanksId(newsletterFormId), options, {
    send: () => options.workers.subscribe({ email: email.slice(0, 255), locale, ...guardFields(posted.data) }),
    answer: (refused) => ({ kind: 'newsletter', values, ...refused }),
  })
}

type Taking = {
  readonly send: () => Promise<void>
  readonly answer: (refused: ReturnType<typeof judgeFailure>['refused']) => FormAnswer
}

async function take(
  { page, wantsJson }: PostedForm,
  edition: EditionKey,
  thanks: string,
  { showAnswer, onFailure }: FormRoutesOptions,
  { send, answer }: Taking,
): Promise<Response> {
  try {
    await send()
    return wantsJson ? reply({ status: 'received' }) : seeOther(`${page}#${thanks}`)
  } catch (error) {
    const { status, refused } = judgeFailure(error)
    if (status >= 500) onFailure(error)
    return wantsJson ? presentRefusal(error) : showAnswer(edition, page, answer(refused), status)
  }
}

const afterStep: Readonly<Record<string, NewsletterStep>> = { confirm: 'confirmed', stop: 'stopped' }

async function takeStep(c: SiteContext, step: string, { workers, hostOf }: FormRoutesOptions): Promise<Response> {
  const posted = await readPosted(c.req.raw, hostOf(c))
  if (isRefusal(posted)) return replyRefusal(posted)
  const token = textOf(posted.data, 'token')
  try {
    await (step === 'confirm' ? workers.confirmSubscription(token) : workers.unsubscribe(token))
    return seeOther(`${newsletterPath}${afterStep[step] ?? 'unsubscribed'}/`)
  } catch (error) {
    if (error instanceof ServiceError && error.status < 500) return seeOther(`${newsletterPath}expired/`)
    throw error
  }
}

/** Above any field's limit and equal to the worker's, which then refuses the field by name. */
const maxSent = 20_000

function cutValues(values: ReturnType<typeof readValues>): ReturnType<typeof readValues> {
  const cut = (text: string) => text.slice(0, maxSent)
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? cut(value) : value.map(cut)]),
  )
}

/** Truncates an oversized file to one byte above the limit, so that the worker refuses it by name. */
async function encodeFiles(data: FormData) {
  const sent = readFiles(data).slice(0, maxFiles)
  return Promise.all(
    sent.map(async ({ field, name, file }) => {
      const bytes = Buffer.from(await file.slice(0, maxFileBytes + 1).arrayBuffer())
      return { field, name: name.slice(0, 500), data: bytes.toString('base64') }
    }),
  )
}

function guardFields(data: FormData): { trap: string; stamp?: string } {
  const stamp = textOf(data, stampField)
  return { trap: textOf(data, trapField), ...(stamp !== '' && { stamp }) }
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
