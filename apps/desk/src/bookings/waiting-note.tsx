import type { DeskBooking } from '@marram/contract/desk/booking-page'
import { copenhagenDay } from '@marram/domain/iso-day'
import { Clock, MailQuestionMark } from 'lucide-react'
import { format, timeOf } from '../kit/format.ts'
import { words } from './words.ts'

type Props = { readonly shown: DeskBooking }

/** The reason why a booking is not settled yet. */
export function WaitingNote({ shown: { booking, status } }: Props) {
  if (status === 'waiting') {
    const { confirmedBy } = booking
    return (
      <div className="note note--waits">
        <Clock className="i" aria-hidden="true" />
        <p>
          <b>{confirmedBy === null ? words.waits : words.waitsUntil(format.day(confirmedBy, 'full'))}</b>{' '}
          {words.waitsMore}
        </p>
      </div>
    )
  }
  const until = booking.confirmAddressBy
  if (until === null) return null
  return (
    <div className="note note--info">
      <MailQuestionMark className="i" aria-hidden="true" />
      <p>{words.unconfirmed(format.day(copenhagenDay(new Date(until)), 'weekday'), timeOf(until))}</p>
    </div>
  )
}
