import type { AuthClient } from '@marram/contract/auth/client'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { SocketBindings } from '@marram/service-kit/client-address'
import { refuse } from '@marram/service-kit/envelope'
import type { Context, Hono } from 'hono'
import { isFromOwnPage } from '../kit/own-page.ts'
import { tokenOf } from '../kit/token-of.ts'
import type { PersonalPage } from '../pages/personal-page.ts'
import type { BookingFlowClientFor } from './booking-flow-client.ts'
import { type BookingDraft, keepDraft, readDraft } from './draft-cookie.ts'
import type { StepContext } from './own-booking.ts'

export type SiteContext = Context<{ Bindings: SocketBindings }>
export type SiteApp = Hono<{ Bindings: SocketBindings }>

export type BookingRoutesOptions = {
  readonly clientFor: BookingFlowClientFor
  readonly auth: Pick<AuthClient, 'identify' | 'profile' | 'sessions' | 'userMetas' | 'setUserMeta'>
  readonly editionOf: (c: SiteContext) => EditionKey
  readonly hostOf: (c: SiteContext) => string | undefined
  readonly isHttps: (c: SiteContext) => boolean
  readonly personalPage: PersonalPage
  readonly onFailure: (error: unknown) => void
}

/** Everything that a step needs to know of the guest who takes it. */
export function stepContext(c: SiteContext, options: BookingRoutesOptions, isLoggedOut = false): StepContext {
  const { clientFor, editionOf, onFailure } = options
  const bearer = isLoggedOut ? null : tokenOf(c.req.raw)
  return { edition: editionOf(c), client: clientFor(bearer), draft: readDraft(c.req.raw), onFailure }
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
