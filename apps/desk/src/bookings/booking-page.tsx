import './booking.css'
import { type DeskBooking, showBooking } from '@marram/contract/desk/booking-page'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { asking } from '../kit/desk-client.ts'
import { QueryState } from '../kit/query-state.tsx'
import { addRecent } from '../kit/recent.ts'
import { startPage } from '../kit/start-page.ts'
import { BookingActions } from './actions/booking-actions.tsx'
import { Composer } from './actions/composer.tsx'
import { Presence } from './actions/presence.tsx'
import { BookingStatusMark } from './booking-status.tsx'
import { DocumentsPanel } from './documents-panel.tsx'
import { GuestPanel } from './guest-panel.tsx'
import { MoneyPanel } from './money-panel.tsx'
import { StayPanel } from './stay-panel.tsx'
import { Timeline } from './timeline.tsx'
import { WaitingNote } from './waiting-note.tsx'
import { words } from './words.ts'

export function BookingPage() {
  const { reservationId = '' } = useParams({ strict: false })
  const query = useQuery(asking(showBooking, { reservationId, edition: startPage.edition }))
  const shown = query.data
  useRemembered(shown)
  if (shown === undefined) return <QueryState query={query} own={{ 'unknown-booking': words.unknownBooking }} />
  const { guest, status } = shown
  return (
    <div className="booking">
      <header className="bk__head">
        <div className="bk__title">
          <Link className="btn btn--bare btn--28 btn--square" to="/desk/bookings/" aria-label={words.backToList}>
            <ArrowLeft className="i" aria-hidden="true" />
          </Link>
          <h1 className="cut">
            {guest.firstName} {guest.lastName}
          </h1>
          <span className="muted bk__no">{reservationId}</span>
          <BookingStatusMark status={status} isPill />
          <div className="page__end seen">
            <Presence reservationId={reservationId} />
          </div>
        </div>
        <BookingActions shown={shown} />
      </header>
      <div className="bk__grid">
        <div className="bk__left">
          <WaitingNote shown={shown} />
          <StayPanel shown={shown} />
          <GuestPanel shown={shown} />
          <MoneyPanel shown={shown} />
          <DocumentsPanel shown={shown} />
        </div>
        <section className="bk__right" aria-labelledby="timeline">
          <Timeline shown={shown} />
          <Composer shown={shown} />
        </section>
      </div>
    </div>
  )
}

/** Offers the booking in the command palette. */
function useRemembered(shown: DeskBooking | undefined): void {
  useEffect(() => {
    if (shown === undefined) return
    const { booking, guest, house } = shown
    const about = `${booking.reservationId}, ${house.name.toUpperCase()}`
    const path = `/desk/bookings/${booking.reservationId}/`
    addRecent({ path, name: `${guest.firstName} ${guest.lastName}`, about })
  }, [shown])
}
