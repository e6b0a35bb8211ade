import { type FlowPlaced, flowHold, flowOrder } from '@marram/contract/booking/flow'
import { guestInput } from '@marram/contract/booking/place'
import { isRefusal, refuse, reply, replyRefusal } from '@marram/service-kit/envelope'
import { readJson } from '@marram/service-kit/json-body'
import type { GenericSchema, InferOutput } from 'valibot'
import type { SiteApp, SiteContext } from '../kit/site-route.ts'
import { findPayChoice, rememberPayChoice } from './account-details.ts'
import { findDraft, hasDraft } from './draft-cookie.ts'
import { findOwnBooking } from './own-booking.ts'
import { mountReceiptApi } from './receipt-api.ts'
import { RefusedStep, replyRefused } from './refused-step.ts'
import { choiceOf } from './shown-step.ts'
import { type BookingRoutesOptions, foreignForm, stepContext, withDraft } from './step-request.ts'
import { findHold, isProblems, placeOrder, refusePlacer, releaseHold, takeDetails, takeHold } from './steps.ts'

/** API for the scripts of the booking steps. */
export function mountBookingApi(app: SiteApp, options: BookingRoutesOptions): void {
  app.get('/api/booking/visit', async (c) => {
    if (!hasDraft(c.req.raw)) return unstored(reply({ details: null, hold: null }))
    const context = stepContext(c, options)
    const choice = choiceOf(c)
    const booked = choice && (await findOwnBooking(choice, context))
    if (booked)
      return withDraft(reply({ details: null, hold: null, booked: booked.reservationId }), booked.draft, c, options)
    const [hold, payChoice] = await Promise.all([findHold(context), findPayChoice(c, options)])
    return unstored(reply({ details: context.draft.details, hold, payChoice }))
  })
  app.post('/api/booking/hold', (c) =>
    take(c, flowHold, options, async (wish) => {
      const context = stepContext(c, options)
      const held = await takeHold(wish, context)
      if (held instanceof RefusedStep) return replyRefused(held)
      const answer = reply(held, {}, 201)
      // Keeps an existing draft unchanged: this answer may arrive after one with newer details.
      return findDraft(c.req.raw) ? unstored(answer) : withDraft(answer, context.draft, c, options)
    }),
  )
  app.delete('/api/booking/hold', async (c) => {
    const foreign = foreignForm(c, options)
    if (foreign) return replyRefusal(foreign)
    if (hasDraft(c.req.raw)) await releaseHold(stepContext(c, options))
    return unstored(reply({ released: true }))
  })
  app.post('/api/booking/details', (c) =>
    take(c, guestInput, options, async (input) => {
      const context = stepContext(c, options)
      const taken = takeDetails(input, context.draft)
      if (isProblems(taken)) {
        const sentence = 'These details are not right yet.'
        return replyRefusal(refuse(422, 'guest-details', sentence, { data: { problems: taken } }))
      }
      const nights = choiceOf(c)?.duration
      const refused = nights === undefined ? null : await refusePlacer(input.email, nights, context)
      return refused ? replyRefused(refused) : withDraft(reply({ details: taken.details }), taken, c, options)
    }),
  )
  app.post('/api/booking/order', (c) =>
    take(c, flowOrder, options, async (order) => {
      const placed = await placeOrder(order, stepContext(c, options, order.withoutLogin))
      if (placed instanceof RefusedStep) return replyRefused(placed)
      await rememberPayChoice(c, order, options)
      const placement: FlowPlaced = { reservationId: placed.reservationId, payChoice: order.payChoice }
      return withDraft(reply(placement, {}, 201), placed.draft, c, options)
    }),
  )
  mountReceiptApi(app, options)
}

async function take<S extends GenericSchema>(
  c: SiteContext,
  schema: S,
  options: BookingRoutesOptions,
  command: (body: InferOutput<S>) => Promise<Response>,
): Promise<Response> {
  const foreign = foreignForm(c, options)
  if (foreign) return replyRefusal(foreign)
  const body = await readJson(c.req.raw, schema)
  return isRefusal(body) ? replyRefusal(body) : command(body)
}

export function unstored(response: Response): Response {
  response.headers.set('cache-control', 'no-store')
  return response
}
