import type { AuthClient } from '@marram/contract/auth/client'
import { refuse } from '@marram/service-kit/envelope'
import { isFromOwnPage } from '../kit/own-page.ts'
import type { RouteTools, SiteContext } from '../kit/site-route.ts'
import { tokenOf } from '../kit/token-of.ts'
import type { PersonalPage } from '../pages/personal-page.ts'
import type { BookingFlowClientFor } from './booking-flow-client.ts'
import { type BookingDraft, keepDraft, readDraft } from './draft-cookie.ts'
import type { StepContext } from './own-booking.ts'

export type BookingRoutesOptions = Omit<RouteTools, 'log'> & {
  readonly bookingClientFor: BookingFlowClientFor
  readonly auth: Pick<AuthClient, 'identify' | 'profile' | 'sessions' | 'userMetas' | 'setUserMeta'>
  readonly personalPage: PersonalPage
}

/** The guest's data that a step needs. */
export function stepContext(c: SiteContext, options: BookingRoutesOptions, isLoggedOut = false): StepContext {
  const { bookingClientFor, editionOf, onFailure } = options
  const bearer = isLoggedOut ? null : tokenOf(c.req.raw)
  return { edition: editionOf(c), client: bookingClientFor(bearer), draft: readDraft(c.req.raw), onFailure }
}

export function withDraft(
  response: Response,
  draft: BookingDraft,
  c: SiteContext,
  { isHttps }: BookingRoutesOptions,
): Response {
  keepDraft(response.headers, draft, isHttps(c))
  response.headers.set('cache-control', 'no-store')
  return response
}

export function foreignForm(c: SiteContext, { hostOf }: BookingRoutesOptions) {
  if (isFromOwnPage(c.req.raw.headers, hostOf(c))) return null
  return refuse(403, 'foreign-form', 'A booking can only be made from a page of this site.')
}
