import '../bookings/booking.css'
import { HandCoins } from 'lucide-react'
import { BookingPreview } from '../bookings/booking-preview.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import { words } from './words.ts'

type Props = { readonly reservationId: string; readonly refund: () => void }

/** The booking, with the refund before everything else. E opens it, as on the booking's own page. */
export function RefundPreview({ reservationId, refund }: Props) {
  useShortcuts({ e: refund })
  return (
    <>
      <div className="btns">
        <button type="button" className="btn btn--act" onClick={refund}>
          <HandCoins className="i" aria-hidden="true" /> {words.refund} <kbd>E</kbd>
        </button>
      </div>
      <BookingPreview reservationId={reservationId} />
    </>
  )
}
