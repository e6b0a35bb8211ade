import type { BookingAccess } from '@marram/contract/booking/place'
import type { Reservation } from '@marram/contract/booking/reservation'
import { awaitsApproval, canTake, isOver } from '@marram/domain/booking/booking-process'
import type { IsoDay } from '@marram/domain/iso-day'
import { cancellationDeadlines } from '@marram/domain/rental-terms'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { Panel } from '@marram/ui/panel'
import { ActionForm, addOnsPath, changePath, pathTo, reservationPath } from './reservation-form.tsx'
import { useReservationTexts } from './reservation-texts.ts'

type ChangePanelProps = { readonly access: BookingAccess; readonly reservation: Reservation }

/** Actions to change, cancel, save and print the booking. */
export function ChangePanel({ access, reservation }: ChangePanelProps) {
  const { texts } = useReservationTexts()
  const { capacity, booking, documents } = reservation
  const isGone = isOver(booking.state)
  const canRebook = canTake('rebook', booking.state, 'guest')
  const document = (kind: string) => pathTo('/api/booking/mine/document', access, { kind })
  return (
    <Panel aria-labelledby="reservation-change">
      <h2 id="reservation-change">{isGone ? texts.change.documents : texts.change.title}</h2>
      <div className="reservation__ways">
        {capacity ? (
          <>
            <Button colour={booking.payWays.due > 0 ? 'Primary' : 'CTA'} icon="plus" href={pathTo(addOnsPath, access)}>
              {texts.change.addOns}
            </Button>
            {canRebook ? (
              <Button icon="pencil" href={pathTo(changePath, access)}>
                {texts.change.rebook}
              </Button>
            ) : (
              <Button icon="users" href={pathTo(reservationPath, access, { view: 'party' })}>
                {texts.change.party}
              </Button>
            )}
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
      {capacity && !canRebook ? <p className="small muted">{texts.change.dates}</p> : null}
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

type CancelViewProps = { readonly access: BookingAccess; readonly reservation: Reservation }

/** The current cancellation fee, shown before the guest cancels. */
export function CancelView({ access, reservation }: CancelViewProps) {
  const { texts, format } = useReservationTexts()
  const { booking } = reservation
  const { cancellationCharge: kept, paid, toCard, currency } = booking
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
      {toCard > 0 ? <p>{texts.cancel.toCard(format.money(toCard, currency))}</p> : null}
      {paid - kept > toCard ? <p>{texts.cancel.toAccount(format.money(paid - kept - toCard, currency))}</p> : null}
      {awaitsApproval(booking.state) ? (
        <p>{texts.cancel.free}</p>
      ) : (
        <CancellationSteps arrival={booking.arrival} terms={booking.terms} today={reservation.today} />
      )}
      {booking.keptAtLeast > 0 ? <p>{texts.cancel.least(format.money(booking.keptAtLeast, currency))}</p> : null}
      <Notice kind="sand">{texts.cancel.sure}</Notice>
      <ActionForm access={access} intent="cancel" fields={{ acceptedCharge: kept }} className="row">
        <Button colour="Secondary Negative" type="submit">
          {texts.cancel.submit}
        </Button>
        <Button href={pathTo(reservationPath, access)}>{texts.cancel.leave}</Button>
      </ActionForm>
    </Panel>
  )
}

type CancellationStepsProps = {
  readonly arrival: IsoDay
  readonly terms: Reservation['booking']['terms']
  readonly today: IsoDay
}

/** Only future fees: past ones no longer apply. */
export function CancellationSteps({ arrival, terms, today }: CancellationStepsProps) {
  const { texts, format } = useReservationTexts()
  const steps = cancellationDeadlines(arrival, terms).filter(({ lastDay }) => lastDay >= today)
  if (steps.length === 0) return <p className="small muted">{texts.cancel.extras}</p>
  return (
    <>
      <p>{texts.cancel.ladder}</p>
      <dl className="lines">
        {steps.map(({ lastDay, keptPercent }) => (
          <div key={lastDay}>
            <dt>{texts.cancel.until(format.day(lastDay, 'long'))}</dt>
            <dd>{texts.cancel.percent(format.number(keptPercent))}</dd>
          </div>
        ))}
        <div>
          <dt>{texts.cancel.after}</dt>
          <dd>{texts.cancel.percent('100')}</dd>
        </div>
      </dl>
      <p className="small muted">{texts.cancel.extras}</p>
    </>
  )
}
