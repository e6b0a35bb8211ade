import type { BookingAccess } from '@marram/contract/booking/place'
import type { Reservation } from '@marram/contract/booking/reservation'
import { Button } from '@marram/ui/button'
import { Panel } from '@marram/ui/panel'
import { addOnsPath, pathTo, reservationPath } from './reservation-path.ts'
import { useReservationTexts } from './use-reservation.ts'

export type ChangePanelProps = { readonly access: BookingAccess; readonly reservation: Reservation }

/** The ways to change, keep and print the booking. */
export function ChangePanel({ access, reservation }: ChangePanelProps) {
  const { texts } = useReservationTexts()
  const { capacity, booking, documents } = reservation
  const isGone = booking.state === 'cancelled' || booking.state === 'completed'
  const document = (kind: string) => pathTo('/api/booking/mine/document', access, { kind })
  return (
    <Panel aria-labelledby="reservation-change">
      <h2 id="reservation-change">{texts.change.title}</h2>
      <div className="reservation__ways">
        {capacity ? (
          <>
            <Button colour="CTA" icon="plus" href={pathTo(addOnsPath, access)}>
              {texts.change.addOns}
            </Button>
            <Button icon="users" href={pathTo(reservationPath, access, { view: 'party' })}>
              {texts.change.party}
            </Button>
          </>
        ) : null}
        {isGone ? null : (
          <Button icon="calendar-days" href={pathTo('/api/booking/mine/calendar', access)}>
            {texts.change.calendar}
          </Button>
        )}
        {documents.map((kind) => (
          <Button key={kind} icon="printer" href={document(kind)} target="_blank">
            {kind === 'agreement' ? texts.change.print : texts.change.cancellation}
          </Button>
        ))}
      </div>
      {capacity ? <p className="small muted">{texts.change.dates}</p> : null}
      {capacity || isGone ? null : <p className="small muted">{texts.change.closed}</p>}
      {booking.cancellationCharge === null ? null : (
        <p>
          <Button colour="Secondary Negative" size="small" href={pathTo(reservationPath, access, { view: 'cancel' })}>
            {texts.cancel.open}
          </Button>
        </p>
      )}
    </Panel>
  )
}
