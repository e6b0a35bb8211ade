import type { BookingVisit } from '@marram/contract/booking/flow'
import { presentBookingChoice } from '@marram/domain/booking/choice'
import type { Next } from 'hono'
import { seeOther } from '../kit/see-other.ts'
import type { SiteApp, SiteContext } from '../kit/site-route.ts'
import { hasDraft } from './draft-cookie.ts'
import { findOwnBooking } from './own-booking.ts'
import { takeFirstStep, takeSecondStep, takeThirdStep } from './posted-steps.ts'
import { findReceipt, receiptPath } from './receipt-api.ts'
import { RefusedStep } from './refused-step.ts'
import { choiceOf, loadDetailsVisit, loadReviewVisit, loadVisit, type ShownStep, show } from './shown-step.ts'
import { type BookingRoutesOptions, stepContext, withDraft } from './step-request.ts'
import { releaseHold } from './steps.ts'

/** The steps as pages. Each is also where its own form is sent, so that an answer has the address of its page. */
export function mountBookingPages(app: SiteApp, options: BookingRoutesOptions): void {
  const page = (path: string, load: (c: SiteContext) => Promise<ShownStep | Response>) => {
    app.get(path, async (c, next) => {
      if (!isCanonical(c)) return passOn(next)
      const loaded = await load(c)
      return loaded instanceof Response ? loaded : show(c, loaded, options)
    })
  }
  app.get('/booking', async (c, next) => {
    return isCanonical(c) ? seeOther(`/booking/step1/${new URL(c.req.url).search}`) : passOn(next)
  })
  page('/booking/step1', async (c) => (await ownReceipt(c, options)) ?? { visit: await firstVisit(c, options) })
  page('/booking/step2', (c) => laterVisit(c, 2, options))
  page('/booking/step3', (c) => laterVisit(c, 3, options))
  page('/booking/receipt', (c) => loadReceipt(c, options))
  app.post('/booking/step1', (c) => takeFirstStep(c, options))
  app.post('/booking/step2', (c) => takeSecondStep(c, options))
  app.post('/booking/step3', (c) => takeThirdStep(c, options))
}

/** Whoever comes back to change the stay gives the house back first: held nights would look taken to its own guest. */
async function firstVisit(c: SiteContext, options: BookingRoutesOptions): Promise<BookingVisit> {
  const visit = await loadVisit(c, options)
  if (visit.hold === null || visit.hold.lodgingId !== choiceOf(c)?.lodgingId) return visit
  await releaseHold(stepContext(c, options))
  return { ...visit, hold: null }
}

/** Guests who return to the steps of a stay they have booked see their booking. */
async function ownReceipt(c: SiteContext, options: BookingRoutesOptions): Promise<Response | null> {
  const choice = choiceOf(c)
  if (choice === null || !hasDraft(c.req.raw)) return null
  const own = await findOwnBooking(choice, stepContext(c, options))
  return own && withDraft(seeOther(receiptPath(own.reservationId)), own.draft, c, options)
}

/** A step depends on those before it. */
async function laterVisit(c: SiteContext, step: 2 | 3, options: BookingRoutesOptions): Promise<ShownStep | Response> {
  const choice = choiceOf(c)
  if (choice === null) return seeOther('/booking/step1/')
  const receipt = await ownReceipt(c, options)
  if (receipt) return receipt
  const visit = await (step === 2 ? loadDetailsVisit(c, options) : loadReviewVisit(c, options))
  const isUnsaid = step === 3 && visit.details === null
  return isUnsaid ? seeOther(`/booking/step2/${presentBookingChoice(choice)}`) : { visit }
}

async function loadReceipt(c: SiteContext, options: BookingRoutesOptions): Promise<ShownStep> {
  const receipt = await findReceipt(c.req.query('reservation'), stepContext(c, options))
  const visit = { details: null, hold: null }
  if (receipt instanceof RefusedStep) return { visit: { ...visit, receipt: null }, status: receipt.status }
  return { visit: { ...visit, receipt } }
}

/** Any other spelling of the address is led to this one by the pages. */
function isCanonical(c: SiteContext): boolean {
  const { pathname } = new URL(c.req.url)
  return pathname.endsWith('/') && !pathname.endsWith('//')
}

async function passOn(next: Next): Promise<undefined> {
  await next()
}
