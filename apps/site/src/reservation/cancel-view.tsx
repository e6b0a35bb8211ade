import type { BookingAccess } from '@marram/contract/booking/place'
import type { Reservation } from '@marram/contract/booking/reservation'
import { cancellationDeadlines } from '@marram/domain/rental-terms'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { Panel } from '@marram/ui/panel'
import { DeedForm } from './deed-form.tsx'
import { pathTo, reservationPath } from './reservation-path.ts'
import { useReservationTexts } from './use-reservation.ts'

export type CancelViewProps = { readonly access: BookingAccess; readonly reservation: Reservation }

/** What a cancellation costs today, before it is made. */
export function CancelView({ access, reservation }: CancelViewProps) {
  const { texts, format } = useReservationTexts()
  const { booking } = reservation
  const { cancellationCharge: kept, paid, currency } = booking
  if (kept === null) return <Notice kind="sand">{texts.cancel.closed}</Notice>
  const row = (label: string, amount: number) => (
    <div>
      <dt>{label}</dt>
      <dd>{format.money(amount, currency)}</dd>
    </div>
  )
  return (
    <Panel aria-labelledby="reservation-cancel">
      <h2 id="reservation-cancel">{texts.cancel.intro}</h2>
      <dl className="lines">
        {row(texts.cancel.kept, kept)}
        {row(texts.cancel.paid, paid)}
        {paid > kept ? row(texts.cancel.back, paid - kept) : null}
        {kept > paid ? row(texts.cancel.owed, kept - paid) : null}
      </dl>
      {booking.state === 'confirmed-later' ? <p>{texts.cancel.free}</p> : <Ladder reservation={reservation} />}
      <Notice kind="sand">{texts.cancel.sure}</Notice>
      <DeedForm access={access} intent="cancel" fields={{ acceptedCharge: kept }} className="row">
        <Button colour="Secondary Negative" type="submit">
          {texts.cancel.submit}
        </Button>
        <Button href={pathTo(reservationPath, access)}>{texts.cancel.leave}</Button>
      </DeedForm>
    </Panel>
  )
}

function Ladder({ reservation }: { readonly reservation: Reservation }) {
  const { texts, format } = useReservationTexts()
  const percent = (value: number) => `${format.number(value)}\u00a0%`
  return (
    <>
      <p>{texts.cancel.ladder}</p>
      <dl className="lines">
        {cancellationDeadlines(reservation.booking.arrival).map(({ lastDay, keptPercent }) => (
          <div key={lastDay}>
            <dt>{texts.cancel.until(format.day(lastDay, 'long'))}</dt>
            <dd>{percent(keptPercent)}</dd>
          </div>
        ))}
        <div>
          <dt>{texts.cancel.after}</dt>
          <dd>{percent(100)}</dd>
        </div>
      </dl>
      <p className="small muted">{texts.cancel.extras}</p>
    </>
  )
}
