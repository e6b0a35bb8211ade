import type { BookingVisit } from '@marram/contract/booking/flow'
import { type BookingChoice, parseBookingChoice } from '@marram/domain/booking/choice'
import type { SiteContext } from '../kit/site-route.ts'
import { findAccountDetails, findPayChoice } from './account-details.ts'
import { hasDraft } from './draft-cookie.ts'
import { type BookingRoutesOptions, stepContext } from './step-request.ts'
import { findHold } from './steps.ts'

export type ShownStep = { readonly visit: BookingVisit; readonly status?: number }

/** Renders as the answer to a GET of this address, whatever the method. */
export async function show(c: SiteContext, shown: ShownStep, { personalPage, editionOf }: BookingRoutesOptions) {
  const { url, headers, signal } = c.req.raw
  const pageHeaders = { accept: 'text/html', cookie: headers.get('cookie') ?? '' }
  return personalPage(new Request(url, { headers: pageHeaders, signal }), editionOf(c), shown)
}

export function choiceOf(c: SiteContext): BookingChoice | null {
  return parseBookingChoice(Object.fromEntries(new URL(c.req.url).searchParams))
}

export async function loadVisit(c: SiteContext, options: BookingRoutesOptions): Promise<BookingVisit> {
  const context = stepContext(c, options)
  const hold = hasDraft(c.req.raw) ? await findHold(context) : null
  return { details: context.draft.details, hold }
}

/** For a logged-in guest the second step asks only for details that the account lacks. */
export async function loadDetailsVisit(c: SiteContext, options: BookingRoutesOptions): Promise<BookingVisit> {
  const [visit, account] = await Promise.all([loadVisit(c, options), findAccountDetails(c, options)])
  return { ...visit, account }
}

/** Preselects the guest's last payment method in the third step. */
export async function loadReviewVisit(c: SiteContext, options: BookingRoutesOptions): Promise<BookingVisit> {
  const [visit, payChoice] = await Promise.all([loadVisit(c, options), findPayChoice(c, options)])
  return { ...visit, payChoice }
}
