import * as v from 'valibot'
import { envelope } from '../envelope.ts'
import type { ServiceClient } from '../service-client.ts'

/** From the mailed link. It is sent in bodies only, so that services never log it. */
export const reviewToken = v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/, 'must be the token of a link'))

/** `POST /rest/v1/reviews/invitation/`. */
export const invitationRequest = v.object({ token: reviewToken })

/** `POST /rest/v1/reviews/refuse-mails/`: with the same link, even if used or expired. */
export const refuseMailsRequest = v.object({ token: reviewToken })

/** `POST /rest/v1/reviews/remove-photo/`. */
export const removePhotoRequest = v.object({ token: reviewToken, id: v.pipe(v.number(), v.safeInteger()) })

const aspect = v.optional(v.nullable(v.number()), null)

/** `POST /rest/v1/reviews/`. `reviewProblems` of domain is the rule; these bounds only reject oversized input. */
export const reviewRequest = v.object({
  token: reviewToken,
  rating: v.number(),
  aspects: v.optional(v.object({ house: aspect, cleanliness: aspect, location: aspect, value: aspect }), {}),
  text: v.pipe(v.string(), v.maxLength(20_000)),
  name: v.pipe(v.string(), v.maxLength(500)),
  place: v.pipe(v.string(), v.maxLength(500)),
})
export type ReviewRequest = v.InferInput<typeof reviewRequest>

export const reviewInvitation = v.object({
  house: v.object({ name: v.string(), title: v.string() }),
  arrival: v.string(),
  departure: v.string(),
  /** Suggestions for the form. */
  name: v.string(),
  place: v.string(),
  /** Once the review is sent: its photos. Null before. */
  sent: v.nullable(
    v.object({
      photos: v.array(
        v.object({ id: v.number(), alt: v.string(), state: v.picklist(['waiting', 'public', 'refused']) }),
      ),
    }),
  ),
})
export type ReviewInvitation = v.InferOutput<typeof reviewInvitation>

/** `data` of a 422 with the code `review-invalid`. */
export const invalidReview = v.object({ fields: v.array(v.string()) })

/** A refusal is a ServiceError: `unknown-invitation` (404), `invitation-over` (410), `review-invalid` (422). */
export type ReviewClient = {
  invitation(token: string): Promise<ReviewInvitation>
  send(review: ReviewRequest): Promise<void>
  /** Deletes a photo of the review that was sent with this link. Idempotent. */
  removePhoto(token: string, id: number): Promise<void>
  /** Unsubscribes the recipient of this link from such mails. */
  refuseMails(token: string): Promise<void>
}

const invited = envelope(reviewInvitation)
const refused = envelope(v.object({ refused: v.literal('ok') }))
const removed = envelope(v.object({ removed: v.literal('ok') }))
const taken = envelope(v.object({ state: v.literal('waiting') }))

export function createReviewClient(service: ServiceClient): ReviewClient {
  return {
    invitation: async (token) => {
      return (await service.post('/rest/v1/reviews/invitation/', { body: { token }, reply: invited })).data
    },
    send: async (body) => void (await service.post('/rest/v1/reviews/', { body, reply: taken })),
    removePhoto: async (token, id) =>
      void (await service.post('/rest/v1/reviews/remove-photo/', { body: { token, id }, reply: removed })),
    refuseMails: async (token) =>
      void (await service.post('/rest/v1/reviews/refuse-mails/', { body: { token }, reply: refused })),
  }
}

/** A page for somebody whose review was rejected: rendered on demand and never cached. */
export type ReviewAnswer = {
  readonly kind: 'review'
  readonly code: string
  readonly fields: readonly string[]
  readonly values: Readonly<Record<string, string>>
}
