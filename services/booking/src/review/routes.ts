import { invitationRequest, refuseMailsRequest, reviewRequest } from '@marram/contract/booking/review'
import type { SocketBindings } from '@marram/service-kit/client-address'
import { answer } from '@marram/service-kit/json-body'
import { rateLimit } from '@marram/service-kit/rate-limit'
import type { Hono } from 'hono'
import type { BookingContext } from '../booking/context.ts'
import { refuseMails } from './refuse-mails.ts'
import { readInvitation, takeReview } from './take-review.ts'

/** What a guest does with the link in the mail after a stay. */
export function mountReviews(app: Hono<{ Bindings: SocketBindings }>, context: BookingContext): void {
  for (const path of ['/rest/v1/reviews', '/rest/v1/reviews/*']) app.use(path, rateLimit({ burst: 20, perMinute: 10 }))
  app.post('/rest/v1/reviews/invitation', (c) =>
    answer(c.req.raw, invitationRequest, ({ token }) => readInvitation(token, context)),
  )
  app.post('/rest/v1/reviews/refuse-mails', (c) =>
    answer(c.req.raw, refuseMailsRequest, ({ token }) => refuseMails(token, context)),
  )
  app.post('/rest/v1/reviews', (c) => answer(c.req.raw, reviewRequest, (review) => takeReview(review, context), 201))
}
