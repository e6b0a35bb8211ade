import type { GuestBooking } from '@marram/contract/booking/guest-booking'
import { editionByKey } from '@marram/domain/edition'
import { isRefusal, reply, replyRefusal } from '@marram/service-kit/envelope'
import { readPosted } from '../kit/posted-form.ts'
import { seeOther } from '../kit/see-other.ts'
import type { SiteApp, SiteContext } from '../kit/site-route.ts'
import { stayCalendar } from '../kit/stay-calendar.ts'
import type { StepContext } from './own-booking.ts'
import { orRefused, RefusedStep, refuseStep, replyRefused } from './refused-step.ts'
import { type BookingRoutesOptions, stepContext } from './step-request.ts'

/** Serves a booking made in this browser; other bookings need the link in a mail. */
export async function findReceipt(
  reservationId: string | undefined,
  { draft, client, onFailure }: StepContext,
): Promise<GuestBooking | RefusedStep> {
  const access = draft.receipts.find((receipt) => receipt.reservationId === reservationId)
  if (!access) return refuseStep(404, 'unknown-receipt', 'This browser has not made that booking.')
  return orRefused(client.readBooking(access), onFailure)
}

export function receiptPath(reservationId: string): string {
  return `/booking/receipt/?${new URLSearchParams({ reservation: reservationId })}`
}

export function mountReceiptApi(app: SiteApp, options: BookingRoutesOptions): void {
  app.get('/api/booking/receipt', async (c) => {
    const receipt = await findReceipt(c.req.query('reservation'), stepContext(c, options))
    return receipt instanceof RefusedStep ? replyRefused(receipt) : unstoredJson(receipt)
  })
  app.get('/api/booking/calendar', (c) => sendCalendar(c, options))
  app.get('/api/booking/pay', (c) => startPaying(c, options))
  app.get('/api/booking/open', (c) => openReservation(c, options))
}

/** The receipt's only form: sends the mail of an unconfirmed booking again. */
export async function sendMailAgain(c: SiteContext, options: BookingRoutesOptions): Promise<Response> {
  const posted = await readPosted(c.req.raw, options.hostOf(c))
  if (isRefusal(posted)) return replyRefusal(posted)
  const { draft, client, onFailure } = stepContext(c, options)
  const asked = c.req.query('reservation') ?? ''
  const receipt = draft.receipts.find(({ reservationId }) => reservationId === asked)
  if (!receipt) return seeOther(receiptPath(asked))
  const { reservationId, key } = receipt
  const sent = await orRefused(client.mailAgain({ reservationId, key }), onFailure)
  const mail = sent instanceof RefusedStep ? sent.refusal.code : 'sent'
  return seeOther(`${receiptPath(reservationId)}&${new URLSearchParams({ mail })}`)
}

/** A link, since the page's CSP (`form-action`) lets no form end at the provider's host. */
async function startPaying(c: SiteContext, options: BookingRoutesOptions): Promise<Response> {
  const { draft, client, edition, onFailure } = stepContext(c, options)
  const access = draft.receipts.find(({ reservationId }) => reservationId === c.req.query('reservation'))
  if (!access) return replyRefused(refuseStep(404, 'unknown-receipt', 'This browser has not made that booking.'))
  const returnPath = receiptPath(access.reservationId)
  const { languageId } = editionByKey(edition)
  const read = c.req.query('amount')
  const amount = read !== undefined && /^[1-9]\d{0,11}$/.test(read) ? { amount: Number(read) } : {}
  const started = await orRefused(client.startPayment({ ...access, languageId, returnPath, ...amount }), onFailure)
  // The receipt explains a payment that is refused.
  return seeOther(started instanceof RefusedStep ? `${returnPath}&card=${started.refusal.code}` : started.redirectUrl)
}

/** The page for changing the booking, opened by the order's key like the link in the mail. */
function openReservation(c: SiteContext, options: BookingRoutesOptions): Response {
  const { draft } = stepContext(c, options)
  const access = draft.receipts.find(({ reservationId }) => reservationId === c.req.query('reservation'))
  if (!access) return replyRefused(refuseStep(404, 'unknown-receipt', 'This browser has not made that booking.'))
  const { reservationId, key } = access
  return seeOther(`/booking/reservation/?${new URLSearchParams({ reservationId, key })}`)
}

function unstoredJson(receipt: GuestBooking): Response {
  const response = reply(receipt)
  response.headers.set('cache-control', 'no-store')
  return response
}

/** Includes house and address in the guest's edition. */
async function sendCalendar(c: SiteContext, options: BookingRoutesOptions): Promise<Response> {
  const { draft, client, edition, onFailure } = stepContext(c, options)
  const access = draft.receipts.find(({ reservationId }) => reservationId === c.req.query('reservation'))
  if (!access) return replyRefused(refuseStep(404, 'unknown-receipt', 'This browser has not made that booking.'))
  const { languageId } = editionByKey(edition)
  const reservation = await orRefused(client.reservation({ ...access, languageId }), onFailure)
  return reservation instanceof RefusedStep ? replyRefused(reservation) : stayCalendar(reservation, edition)
}
