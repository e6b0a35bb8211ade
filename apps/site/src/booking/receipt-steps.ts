import type { GuestBooking } from '@marram/contract/booking/guest-booking'
import { awaitsApproval } from '@marram/domain/booking/booking-process'
import { copenhagenClock } from '@marram/domain/copenhagen-clock'
import { copenhagenDay } from '@marram/domain/iso-day'
import { energyTotal, meteredKind } from '@marram/domain/item-charge'
import { atStart, type BookingTexts } from './booking-texts.ts'

export type ReceiptStatus = 'booked' | 'unconfirmed' | 'deferred' | 'cancelled'

export function receiptStatus({
  state,
  confirmAddressBy,
}: Pick<GuestBooking, 'state' | 'confirmAddressBy'>): ReceiptStatus {
  if (state === 'cancelled') return 'cancelled'
  if (confirmAddressBy !== null) return 'unconfirmed'
  return awaitsApproval(state) ? 'deferred' : 'booked'
}

type Payable = Pick<GuestBooking, 'state' | 'confirmAddressBy' | 'payChoice' | 'cardState' | 'paid' | 'payWays'>

/** The one button of the receipt: the next thing that the guest must do, or else the page of the booking. */
export function receiptAction(booking: Payable): 'mail' | 'card' | 'transfer' | 'open' {
  const status = receiptStatus(booking)
  if (status === 'unconfirmed') return 'mail'
  const { payChoice, cardState, paid, payWays } = booking
  if (status !== 'booked' || paid > 0 || payWays.due <= 0 || cardState === 'pending') return 'open'
  if (payWays.card !== null && (payChoice === 'card' || payWays.transfer === null)) return 'card'
  return payWays.transfer === null ? 'open' : 'transfer'
}

export type ReceiptStep = {
  readonly when: string
  readonly kind?: 'done' | 'now'
  readonly title: string
  readonly text?: string
}

type StepsBooking = Parameters<typeof receiptStatus>[0] &
  Pick<GuestBooking, 'currency' | 'arrival' | 'confirmedBy' | 'createdAt'> & {
    readonly terms: Pick<GuestBooking['terms'], 'checkInHour'>
    readonly instalments: readonly Pick<GuestBooking['instalments'][number], 'amount' | 'dueOn' | 'state'>[]
    readonly quote: { readonly meteredEstimates: readonly GuestBooking['quote']['meteredEstimates'][number][] }
  }

type Words = Pick<BookingTexts, 'format' | 'texts' | 'stayTexts'>

/** In chronological order; nothing follows a cancellation. */
export function receiptSteps(booking: StepsBooking, words: Words): ReceiptStep[] {
  const status = receiptStatus(booking)
  if (status === 'cancelled') return []
  const { format, texts } = words
  const { receipt } = texts
  const arrival = receipt.from(format.day(booking.arrival, 'full'), format.hour(booking.terms.checkInHour))
  return [
    ...firstSteps(booking, words),
    ...(awaitsApproval(booking.state) ? [] : payments(booking, words)),
    { when: atStart(arrival), title: receipt.steps.arrival, text: receipt.steps.arrivalText },
    ...afterwards(booking, words),
  ]
}

/** The booking itself, and what it still needs. */
function firstSteps(booking: StepsBooking, { format, texts: { receipt, deferred } }: Words): ReceiptStep[] {
  const { confirmAddressBy, confirmedBy, createdAt, state } = booking
  const isWaiting = awaitsApproval(state)
  const title = isWaiting ? receipt.steps.received : receipt.steps.booked
  const placed = { when: atStart(format.day(copenhagenDay(new Date(createdAt)), 'long')), kind: 'done', title } as const
  const until = confirmAddressBy === null ? null : atStart(receipt.until(momentOf(confirmAddressBy)))
  const { confirm, confirmText, approval, soon } = receipt.steps
  const promise = confirmedBy === null ? null : deferred.by(format.day(confirmedBy, 'long'))
  return [
    until === null ? placed : { when: until, kind: 'now', title: confirm, text: confirmText },
    ...(isWaiting ? [{ when: soon, title: approval, text: promise ?? receipt.confirm }] : []),
  ]

  function momentOf(instant: string): string {
    const { day, minuteOfDay } = copenhagenClock(new Date(instant))
    return receipt.moment(format.day(day, 'full'), format.hour(Math.floor(minuteOfDay / 60)))
  }
}

function payments(booking: StepsBooking, { format, texts }: Words): ReceiptStep[] {
  const { instalments, currency } = booking
  const { receipt, review } = texts
  const isConfirmed = booking.confirmAddressBy === null
  const next = instalments.findIndex(({ state }) => state === 'due' || state === 'overdue')
  return instalments.flatMap(({ amount, dueOn, state }, index): ReceiptStep[] => {
    if (state === 'void') return []
    const name = instalments.length === 1 ? review.whole : index === 0 ? review.first : review.second
    const money = format.money(amount, currency)
    if (state === 'paid') return [{ when: receipt.steps.done, kind: 'done', title: name, text: receipt.paid(money) }]
    const text = index > 0 ? receipt.steps.restText : isConfirmed ? receipt.steps.payText : receipt.steps.payAfter
    const isNext = isConfirmed && index === next && index === 0
    const when = atStart(review.by(format.day(dueOn, 'full')))
    return [{ when, ...(isNext && { kind: 'now' }), title: `${name}: ${money}`, text }]
  })
}

/** Metered costs. */
function afterwards({ quote, currency }: StepsBooking, { format, texts, stayTexts }: Words): ReceiptStep[] {
  const { meteredEstimates } = quote
  if (meteredEstimates.length === 0) return []
  const energy = energyTotal(meteredEstimates)
  const names = meteredEstimates.map(({ type }) => stayTexts.quote.meteredNames[meteredKind(type)])
  const expected = energy === null ? null : stayTexts.quote.about(format.money(energy.amount, currency))
  return [
    {
      when: atStart(texts.review.afterwards),
      title: atStart(format.list(names)),
      text: expected === null ? texts.review.meteredPlain : `${texts.review.meteredText}: ${expected}`,
    },
  ]
}
