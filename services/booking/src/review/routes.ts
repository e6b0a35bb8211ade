import {
  invitationRequest,
  refuseMailsRequest,
  removePhotoRequest,
  reviewRequest,
} from '@marram/contract/booking/review'
import { refuseReviewMails } from '@marram/database/mail/review-refusal'
import type { SocketBindings } from '@marram/service-kit/client-address'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { answer } from '@marram/service-kit/json-body'
import { rateLimit } from '@marram/service-kit/rate-limit'
import type { Hono } from 'hono'
import type { BookingContext, Inside } from '../booking/context.ts'
import { hashOf } from '../booking/secrets.ts'
import { readBooking } from '../change/find-booking.ts'
import { removePhoto } from './sent-photos.ts'
import { readInvitation, takeReview } from './take-review.ts'

/** The routes behind the review link of a mail. */
export function mountReviews(app: Hono<{ Bindings: SocketBindings }>, context: BookingContext): void {
  for (const path of ['/rest/v1/reviews', '/rest/v1/reviews/*']) app.use(path, rateLimit({ burst: 20, perMinute: 10 }))
  app.post('/rest/v1/reviews/invitation', (c) =>
    answer(c.req.raw, invitationRequest, ({ token }) => readInvitation(token, context)),
  )
  app.post('/rest/v1/reviews/remove-photo', (c) =>
    answer(c.req.raw, removePhotoRequest, (photo) => removePhoto(photo, context)),
  )
  app.post('/rest/v1/reviews/refuse-mails', (c) =>
    answer(c.req.raw, refuseMailsRequest, ({ token }) => refuseMails(token, context)),
  )
  app.post('/rest/v1/reviews', (c) => answer(c.req.raw, reviewRequest, (review) => takeReview(review, context), 201))
}

/** Stops review mails to the address of the link. Accepts used and expired links too. */
async function refuseMails(
  token: string,
  { db, now }: Pick<Inside, 'db' | 'now'>,
): Promise<{ refused: 'ok' } | Refusal> {
  const row = await db
    .selectFrom('review_invitation')
    .innerJoin('booking', 'booking.id', 'review_invitation.booking_id')
    .where('review_invitation.token_hash', '=', hashOf(token))
    .selectAll('booking')
    .executeTakeFirst()
  if (!row) return refuse(404, 'unknown-invitation', 'This link is not one of ours.')
  await refuseReviewMails(db, readBooking(row).guest.email, now())
  return { refused: 'ok' }
}
