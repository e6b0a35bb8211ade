import { Notice } from '@marram/ui/notice'
import { useBookingTexts } from './booking-texts.ts'

/** Shown if bookings for the period of the stay are confirmed by hand. */
export function DeferredNotice({ confirmedBy }: { readonly confirmedBy: string | null }) {
  const { format, texts } = useBookingTexts()
  return (
    <Notice kind="info" icon="clock">
      <p>
        <b>{texts.deferred.title}</b>
      </p>
      <p>
        {texts.deferred.text} {confirmedBy === null ? null : texts.deferred.by(format.day(confirmedBy, 'long'))}
      </p>
    </Notice>
  )
}
