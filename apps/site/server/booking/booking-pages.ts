import type { BookingVisit } from '@marram/contract/booking/flow'
import { presentBookingChoice } from '@marram/domain/booking/choice'
import type { Next } from 'hono'
import { seeOther } from '../kit/see-other.ts'
import type { SiteApp, SiteContext } from '../kit/site-route.ts'
import { hasDraft } from './draft-cookie.ts'
import { findOwnBooking } from './own-booking.ts'
import { takeFirstStep, takeSecondStep, takeThirdStep } from './posted-steps.ts'
import { findReceipt, receiptPath, sendMailAgain } from './receipt-api.ts'
import { RefusedStep } from './refused-step.ts'
import { choiceOf, loadDetailsVisit, loadReviewVisit, loadVisit, type ShownStep, show } from './shown-step.ts'
import { type BookingRoutesOptions, stepContext, withDraft } from './step-request.ts'
import { releaseHold } from './steps.ts'

/** The booking steps as pages. Each form is posted to its own page, so that a refusal keeps the page's address. */
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
  app.post('/booking/receipt', (c) => sendMailAgain(c, options))
}

/** Releases the hold of a guest who returns to change the stay: held nights would look taken to that guest. */
async function firstVisit(c: SiteContext, options: BookingRoutesOptions): Promise<BookingVisit> {
  const visit = await loadVisit(c, options)
  if (visit.hold === null || visit.hold.lodgingId !== choiceOf(c)?.lodgingId) return visit
  await releaseHold(stepContext(c, options))
  return { ...visit, hold: null }
}

/** Redirects guests to their booking if they return to the steps of a stay that they have booked. */
async function ownReceipt(c: SiteContext, options: BookingRoutesOptions): Promise<Response | null> {
  const choice = choiceOf(c)
  if (choice === null || !hasDraft(c.req.raw)) return null
  const booked = await findOwnBooking(choice, stepContext(c, options))
  return booked && withDraft(seeOther(receiptPath(booked.reservationId)), booked.draft, c, options)
}

/** Redirects to the earliest step that is incomplete. */
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

/** The pages redirect every other spelling to this address. */
function isCanonical(c: SiteContext): boolean {
  const { pathname } = new URL(c.req.url)
  return pathname.endsWith('/') && !pathname.endsWith('//')
}

async function passOn(next: Next): Promise<undefined> {
  await next()
}
