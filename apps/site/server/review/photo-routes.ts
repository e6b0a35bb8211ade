import type { ReviewAnswer, ReviewClient } from '@marram/contract/booking/review'
import { reviewToken } from '@marram/contract/booking/review'
import { ServiceError } from '@marram/contract/service-error'
import { invalidReviewPhoto, reviewPhotoField } from '@marram/contract/workers/review-photo'
import { multipartOf, type UploadsClient } from '@marram/contract/workers/uploads-client'
import { isRefusal, refuse, replyRefusal } from '@marram/service-kit/envelope'
import * as v from 'valibot'
import { keepHead, readFields } from '../kit/form-head.ts'
import { isFromOwnPage } from '../kit/own-page.ts'
import { readPosted } from '../kit/posted-form.ts'
import { seeOther } from '../kit/see-other.ts'
import type { RouteTools, SiteApp, SiteContext } from '../kit/site-route.ts'
import type { ShowAnswer } from '../pages/answer-page.ts'

export type PhotoRoutesOptions = Pick<RouteTools, 'editionOf' | 'hostOf' | 'log'> & {
  readonly uploads: Pick<UploadsClient, 'submitReviewPhoto'>
  readonly reviewClient: Pick<ReviewClient, 'removePhoto'>
  readonly showAnswer: ShowAnswer
}

/** The site reads no body there, and allows for a photo on a slow network. */
export const streamedPhotoPath = '/account/review/photos'

/** Photos of a review that has been sent, one at a time, without script. */
export function mountPhotoRoutes(app: SiteApp, options: PhotoRoutesOptions): void {
  app.post(streamedPhotoPath, (c) => takePhoto(c, options))
  app.post('/account/review/remove-photo', (c) => removePhoto(c, options))
}

/** Streams the photo to the worker: this process never holds all of it. */
async function takePhoto(c: SiteContext, options: PhotoRoutesOptions): Promise<Response> {
  const request = c.req.raw
  if (!isFromOwnPage(request.headers, options.hostOf(c))) {
    return replyRefusal(refuse(403, 'foreign-form', 'A form can only be sent from a page of this site.'))
  }
  const form = multipartOf(request)
  if (!form) return replyRefusal(refuse(400, 'malformed-form', 'The request body is not a form with a photo.'))
  const head = keepHead(form.stream)
  const fields = () => readFields(head.bytes(), form.contentType, reviewPhotoField)
  try {
    await options.uploads.submitReviewPhoto({ ...form, stream: head.stream })
    return seeOther(pageOf((await fields()).token))
  } catch (error) {
    const { token, alt = '' } = await fields()
    const isRefused = error instanceof ServiceError && error.status < 500
    if (!isRefused) options.log.error({ err: error }, 'storing a photo of a review failed')
    const answer: ReviewAnswer = { kind: 'review', ...judge(error), values: { alt } }
    return showPage(c, pageOf(token), answer, isRefused ? error.status : 503, options)
  }
}

async function removePhoto(c: SiteContext, options: PhotoRoutesOptions): Promise<Response> {
  const posted = await readPosted(c.req.raw, options.hostOf(c))
  if (isRefusal(posted)) return replyRefusal(posted)
  const token = posted.data.get('token')
  const page = pageOf(token)
  if (!v.is(reviewToken, token)) return seeOther(page)
  try {
    await options.reviewClient.removePhoto(token, Number(posted.data.get('id')))
    return seeOther(page)
  } catch (error) {
    if (error instanceof ServiceError && error.status < 500) return seeOther(page)
    options.log.error({ err: error }, 'removing a photo of a review failed')
    return showPage(c, page, { kind: 'review', code: 'unavailable', fields: [], values: {} }, 503, options)
  }
}

async function showPage(
  c: SiteContext,
  page: string,
  answer: ReviewAnswer,
  status: number,
  { showAnswer, editionOf }: PhotoRoutesOptions,
): Promise<Response> {
  const response = await showAnswer(editionOf(c), page, answer, status)
  response.headers.set('referrer-policy', 'same-origin')
  return response
}

function pageOf(token: unknown): string {
  return `/account/review/${v.is(reviewToken, token) ? `?${new URLSearchParams({ token })}` : ''}`
}

const invalidBody = v.object({ data: invalidReviewPhoto })

function judge(error: unknown): Pick<ReviewAnswer, 'code' | 'fields'> {
  if (!(error instanceof ServiceError) || error.status >= 500 || error.code === null) {
    return { code: 'unavailable', fields: [] }
  }
  return { code: error.code, fields: v.is(invalidBody, error.body) ? error.body.data.problems : [] }
}
