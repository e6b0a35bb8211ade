import type { GuestBooking } from '@marram/contract/booking/guest-booking'
import { rentalTerms } from '@marram/domain/rental-terms'
import { Panel } from '@marram/ui/panel'
import { atStart, type BookingTexts, useBookingTexts } from './booking-texts.ts'

/** What happens next, in the order in which it happens. */
export function ReceiptNext({ booking }: { readonly booking: GuestBooking }) {
  const bookingTexts = useBookingTexts()
  const { format, texts } = bookingTexts
  const { currency, state, paid, arrival, quote, confirmedBy } = booking
  const isDeferred = state === 'confirmed-later'
  const sentences = [
    texts.receipt.mail,
    ...(isDeferred ? [texts.receipt.confirm] : payments(booking, bookingTexts)),
    ...(confirmedBy === null ? [] : [texts.deferred.by(format.day(confirmedBy, 'long'))]),
    ...(paid > 0 ? [texts.receipt.paid(format.money(paid, currency))] : []),
    atStart(texts.receipt.key(format.day(arrival, 'full'), format.hour(rentalTerms.checkInHour))),
    ...(quote.meteredEstimates.length > 0 ? [texts.receipt.meters] : []),
  ]
  return (
    <Panel aria-labelledby="receipt-next">
      <h2 id="receipt-next">{texts.receipt.next}</h2>
      <ol className="next-things">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </Panel>
  )
}

/** Only what is still to be paid. */
function payments({ instalments, currency }: GuestBooking, { format, texts }: BookingTexts): string[] {
  return instalments.flatMap(({ amount, dueOn, state }, index) => {
    if (state === 'paid' || state === 'void') return []
    const say = index === 0 ? texts.receipt.pay : texts.receipt.payRest
    return [say(format.money(amount, currency), format.day(dueOn, 'long'))]
  })
}
