import type { GuestBooking } from '@marram/contract/booking/guest-booking'
import { awaitsApproval } from '@marram/domain/booking/booking-process'
import { rentalTerms } from '@marram/domain/rental-terms'
import { Panel } from '@marram/ui/panel'
import { atStart, type BookingTexts, useBookingTexts } from './booking-texts.ts'

/** The next steps. */
export function ReceiptNext({ booking }: { readonly booking: GuestBooking }) {
  const bookingTexts = useBookingTexts()
  return (
    <Panel aria-labelledby="receipt-next">
      <h2 id="receipt-next">{bookingTexts.texts.receipt.next}</h2>
      <ol className="next-things">
        {nextSentences(booking, bookingTexts).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </Panel>
  )
}

type NextBooking = Pick<GuestBooking, 'currency' | 'state' | 'paid' | 'arrival' | 'confirmedBy' | 'instalments'> & {
  readonly quote: Pick<GuestBooking['quote'], 'meteredEstimates'>
}

/** In chronological order. @internal */
export function nextSentences(booking: NextBooking, bookingTexts: Pick<BookingTexts, 'format' | 'texts'>): string[] {
  const { format, texts } = bookingTexts
  const { currency, state, paid, arrival, quote, confirmedBy } = booking
  const isDeferred = awaitsApproval(state)
  return [
    texts.receipt.mail,
    ...(paid > 0 ? [texts.receipt.paid(format.money(paid, currency))] : []),
    ...(isDeferred ? [texts.receipt.confirm] : payments(booking, bookingTexts)),
    ...(confirmedBy === null ? [] : [texts.deferred.by(format.day(confirmedBy, 'long'))]),
    atStart(texts.receipt.key(format.day(arrival, 'full'), format.hour(rentalTerms.checkInHour))),
    ...(quote.meteredEstimates.length > 0 ? [texts.receipt.meters] : []),
  ]
}

/** Only outstanding payments. */
function payments(
  { instalments, currency }: NextBooking,
  { format, texts }: Pick<BookingTexts, 'format' | 'texts'>,
): string[] {
  return instalments.flatMap(({ amount, dueOn, state }, index) => {
    if (state === 'paid' || state === 'void') return []
    const say = index === 0 ? texts.receipt.pay : texts.receipt.payRest
    return [say(format.money(amount, currency), format.day(dueOn, 'long'))]
  })
}
