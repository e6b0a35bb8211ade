import { commentReport, commentRequest } from '@marram/contract/workers/comment'
import { maxFileBytes } from '@marram/contract/workers/form-files'
import { lodgingsMailRequest, lodgingViewsPath } from '@marram/contract/workers/lodgings-mail'
import { formSubmission, newsletterRequest, newsletterToken, telemetryBatch } from '@marram/contract/workers/requests'
import { taxCalculationRequest } from '@marram/contract/workers/tax-calculation'
import { contestUploadPath, imageUploadPath, reviewPhotoPath } from '@marram/contract/workers/upload-pace'
import { bodyLimit } from '@marram/service-kit/body-limit'
import type { SocketBindings } from '@marram/service-kit/client-address'
import { isRefusal, reply } from '@marram/service-kit/envelope'
import { answer } from '@marram/service-kit/json-body'
import { requirePublicKey } from '@marram/service-kit/keys'
import { createCallerBuckets, rateLimit, type SharedBuckets } from '@marram/service-kit/rate-limit'
import { findRequestContext } from '@marram/service-kit/request-context'
import { makeStamp } from '@marram/service-kit/stamp'
import type { Hono } from 'hono'
import type { GenericSchema, InferOutput } from 'valibot'
import { type PlaceCommentDeps, placeComment } from './comments/place-comment.ts'
import { reportComment } from './comments/report-comment.ts'
import { type SubmitEntryDeps, submitEntry } from './contest/submit-entry.ts'
import { mailLodgings } from './favorites/mail-lodgings.ts'
import { type SubmitFormDeps, submitForm } from './forms/submit-form.ts'
import type { FindReader, Reader } from './mail/find-reader.ts'
import { type MailToReaderDeps, readReader } from './mail/mail-to-reader.ts'
import { confirmSubscription, unsubscribe } from './newsletter/answer-mail.ts'
import { type NewsletterDeps, subscribe } from './newsletter/subscribe.ts'
import { mailTaxCalculation } from './owner-tax/mail-tax-calculation.ts'
import { type SubmitPhotoDeps, submitPhoto } from './review/submit-photo.ts'
import { countEvents } from './telemetry/count-events.ts'
import { type UploadImageDeps, uploadImage } from './uploads/upload-image.ts'

export type RouteDeps = Omit<SubmitFormDeps, 'fileVolume'> & NewsletterDeps & PlaceCommentDeps

type App = Hono<{ Bindings: SocketBindings }>

const beacon = '/bridge/telemetry/unsafe'
const formBytes = 262_144
/** Bodies of these paths are streamed. */
export const uploadPaths: readonly string[] = [contestUploadPath, imageUploadPath, reviewPhotoPath]
const formsPath = '/bridge/form_submissions'
/** A million characters of telemetry can have several bytes each. */
const usualBytes = 4_194_304
/** Files are base64. */
const filesBytes = Math.ceil((maxFileBytes * 4) / 3) + formBytes

export const maxBytesOf = (path: string): number => (path.startsWith(formsPath) ? filesBytes : usualBytes)

/** Public keys, rate limits and size limits. */
export function mountGuards(app: App, publicKeys: readonly string[], buckets: (name: string) => SharedBuckets): void {
  // A beacon cannot carry a header.
  const needsKey = requirePublicKey(publicKeys)
  app.use((c, next) => (c.req.path === beacon ? next() : needsKey(c, next)))
  app.use(formsPath, rateLimit({ burst: 8, perMinute: 2 }, buckets('forms')))
  for (const path of ['/bridge/newsletter', '/bridge/newsletter/confirm', '/bridge/email/*', lodgingViewsPath]) {
    app.use(path, rateLimit({ burst: 8, perMinute: 2 }, buckets(path)), bodyLimit({ maxBytes: formBytes }))
  }
  app.use(contestUploadPath, rateLimit({ burst: 10, perMinute: 2 }, buckets('contest')))
  app.use(reviewPhotoPath, rateLimit({ burst: 10, perMinute: 2 }, buckets('review photos')))
  app.use(imageUploadPath, rateLimit({ burst: 20, perMinute: 20 }))
  // Mail services unsubscribe many readers from few addresses.
  app.use('/bridge/newsletter/unsubscribe', rateLimit({ burst: 120, perMinute: 120 }), bodyLimit({ maxBytes: 4096 }))
  // A comment takes two calls, because the first one returns the captcha.
  for (const path of ['/bridge/comments', '/bridge/comment_reports']) {
    app.use(path, rateLimit({ burst: 12, perMinute: 4 }, buckets(path)), bodyLimit({ maxBytes: formBytes }))
  }
  app.use('/bridge/form_stamps', rateLimit({ burst: 30, perMinute: 30 }))
  app.use('/bridge/telemetry/*', rateLimit({ burst: 60, perMinute: 60 }))
}

export function mountRoutes(app: App, deps: RouteDeps): void {
  const { secret, now } = deps
  const fileVolume = createCallerBuckets({ burst: 20, perMinute: 0.2 })
  app.post('/client/ip', () => reply({ client: findRequestContext()?.address ?? null }))
  app.post('/bridge/form_stamps', async () => reply({ stamp: makeStamp(await secret('stamp'), now().getTime()) }))
  app.post('/bridge/form_submissions', (c) =>
    answer(c.req.raw, formSubmission, (body) => submitForm(body, { ...deps, fileVolume })),
  )
  app.post('/bridge/comments', (c) => answer(c.req.raw, commentRequest, (body) => placeComment(body, deps)))
  app.post('/bridge/comment_reports', (c) => answer(c.req.raw, commentReport, (body) => reportComment(body, deps)))
  app.post('/bridge/newsletter', (c) => answer(c.req.raw, newsletterRequest, (body) => subscribe(body, deps)))
  app.post('/bridge/newsletter/confirm', (c) =>
    answer(c.req.raw, newsletterToken, ({ token }) => confirmSubscription(token, deps)),
  )
  app.post('/bridge/newsletter/unsubscribe', (c) =>
    answer(c.req.raw, newsletterToken, ({ token }) => unsubscribe(token, deps)),
  )
  for (const path of ['/bridge/telemetry', beacon]) {
    app.post(path, (c) => answer(c.req.raw, telemetryBatch, (body) => countEvents(body, deps)))
  }
}

export function mountContest(app: App, deps: SubmitEntryDeps): void {
  app.post(contestUploadPath, async (c) => reply(await submitEntry(c.req.raw, deps)))
}

export function mountReviewPhotos(app: App, deps: SubmitPhotoDeps): void {
  app.post(reviewPhotoPath, async (c) => reply(await submitPhoto(c.req.raw, deps)))
}

/** Uploads of staff, whom the auth service identifies. */
export function mountImageUpload(app: App, deps: UploadImageDeps): void {
  app.post(imageUploadPath, async (c) => reply(await uploadImage(c.req.raw, deps)))
}

export type ServiceHandler = (request: Request) => Promise<Response>

/** Paths of the former backend, forwarded with the token to the auth service, which checks permissions. */
export function mountStaffRoutes(app: App, auth: ServiceHandler): void {
  for (const path of ['/bs/reset-captcha', '/bs/reset-customer-links']) app.post(path, (c) => auth(c.req.raw))
  for (const path of ['/rest/v1/bs/creditors', '/rest/v1/bs/customers']) app.get(path, (c) => auth(c.req.raw))
}

/** Add-on orders without an account, forwarded to the booking service, which checks number and key. */
export function mountAddOnRoutes(app: App, booking: ServiceHandler): void {
  app.use('/bs/*', bodyLimit({ maxBytes: 32_768 }))
  for (const path of ['/bs/anon-tilkoeb-data', '/bs/add-anon-tilkoeb', '/bs/signup-for-sms']) {
    app.post(path, (c) => booking(c.req.raw))
  }
}

/** Mails to the user's address, which the auth service provides. */
export function mountMailRoutes(app: App, deps: MailToReaderDeps & { readonly findReader: FindReader }): void {
  const mount = <S extends GenericSchema>(
    path: string,
    schema: S,
    send: (reader: Reader, body: InferOutput<S>) => Promise<unknown>,
  ): void => {
    app.post(path, async (c) => {
      const reader = await readReader(c.req.raw.headers, deps.findReader)
      return isRefusal(reader) ? reply(reader) : answer(c.req.raw, schema, (body) => send(reader, body))
    })
  }
  mount('/bridge/email/share-favorites', lodgingsMailRequest, (reader, body) =>
    mailLodgings('favorites', reader, body, deps),
  )
  mount(lodgingViewsPath, lodgingsMailRequest, (reader, body) => mailLodgings('views', reader, body, deps))
  mount('/bridge/email/tax-calculation', taxCalculationRequest, (reader, body) =>
    mailTaxCalculation(reader, body, deps),
  )
}
