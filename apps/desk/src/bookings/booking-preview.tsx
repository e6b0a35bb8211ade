import { showBooking } from '@marram/contract/desk/booking-page'
import { countryName } from '@marram/i18n/countries'
import { useQuery } from '@tanstack/react-query'
import { asking } from '../kit/desk-client.ts'
import { format } from '../kit/format.ts'
import { HousePicture } from '../kit/house-picture.tsx'
import { QueryState } from '../kit/query-state.tsx'
import { startPage } from '../kit/start-page.ts'
import { BookingActions } from './actions/booking-actions.tsx'
import { BookingStatusMark } from './booking-status.tsx'
import { StayFacts } from './stay-panel.tsx'
import { TimelineItem } from './timeline-item.tsx'
import { words } from './words.ts'

type Props = { readonly reservationId: string }

const shownEntries = 3

/** A booking beside the list, with the next step and what happened last. */
export function BookingPreview({ reservationId }: Props) {
  const query = useQuery(asking(showBooking, { reservationId, edition: startPage.edition }))
  const shown = query.data
  if (shown === undefined) return <QueryState query={query} own={{ 'unknown-booking': words.unknownBooking }} />
  const { booking, guest, house, status } = shown
  const { currency, charged, paid, owed } = booking
  const latest = shown.timeline.slice(-shownEntries).toReversed()
  return (
    <>
      <div>
        <h2 className="preview__name">
          {guest.firstName} {guest.lastName}
        </h2>
        <p className="muted">
          {guest.city}, {countryName(startPage.edition, guest.country)}. {words.nthBooking(guest.bookings, guest.since)}
        </p>
      </div>
      <div>
        <BookingStatusMark status={status} isPill />
      </div>
      <BookingActions shown={shown} isPreview />
      <div className="preview__house">
        <HousePicture src={house.picture} width={84} height={56} />
        <div>
          <b>
            {house.name.toUpperCase()}, {house.area}
          </b>
          <p className="muted">{house.title}</p>
        </div>
      </div>
      <dl className="facts">
        <StayFacts shown={shown} />
      </dl>
      <dl className="sum">
        <div>
          <dt>{words.total}</dt>
          <dd>{format.exactMoney(charged, currency)}</dd>
        </div>
        <div>
          <dt>{words.paid}</dt>
          <dd className="good">{format.exactMoney(paid, currency)}</dd>
        </div>
        <div>
          <dt>{owed < 0 ? words.toReturn : words.open}</dt>
          <dd>
            <b>{format.exactMoney(Math.abs(owed), currency)}</b>
          </dd>
        </div>
      </dl>
      <section aria-labelledby="latest">
        <h3 id="latest">{words.last}</h3>
        <ol className="mini">
          {latest.map((entry) => (
            <TimelineItem key={entry.id} entry={entry} shown={shown} />
          ))}
        </ol>
      </section>
    </>
  )
}
