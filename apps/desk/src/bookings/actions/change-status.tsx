import type { ChangeOffer } from '@marram/contract/desk/changes'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { format } from '../../kit/format.ts'
import { startPage } from '../../kit/start-page.ts'
import { words } from './words.ts'

type Props = { readonly offer: ChangeOffer }

/** One line below the new stay: free, or the reasons why it is impossible. */
export function ChangeStatus({ offer: { refusals, after, accepted } }: Props) {
  if (refusals.length === 0) {
    if (after === null || accepted === null) return <p className="fit muted">{words.asBooked}</p>
    return (
      <p className="fit good" role="status">
        <CircleCheck className="i i--16" aria-hidden="true" />
        {words.isFree(format.day(after.quote.stay.arrival, 'weekday-name'))}
      </p>
    )
  }
  return (
    <ul role="status">
      {refusals.map(({ code, taken }) => (
        <li key={code} className="fit late">
          <CircleAlert className="i i--16" aria-hidden="true" />
          <span>
            {words.refusals[code]} <TakenList taken={taken} />
          </span>
        </li>
      ))}
    </ul>
  )
}

export function TakenList({ taken }: { readonly taken: ChangeOffer['refusals'][number]['taken'] }) {
  return taken.map(({ arrival, departure, kind, reservationId }) => (
    <span key={arrival}>
      {words.takenBy[kind]} {format.dayRange(arrival, departure)}
      {reservationId !== null && (
        <>
          {', '}
          <a href={`/desk/bookings/${reservationId}/`} target="_blank" rel="noreferrer">
            {reservationId}
          </a>
        </>
      )}
      .{' '}
    </span>
  ))
}

/** Consequences that nobody sees in the price. */
export function ChangeNotices({ offer: { notices } }: Props) {
  if (notices.length === 0) return null
  return (
    <ul className="gaps muted">
      {notices.map(({ code, nights = 0, items = [] }) => (
        <li key={code} className="gap">
          <Info className="i i--16" aria-hidden="true" />
          <span>{words.notices[code](nights, format.list(items.map((names) => names[startPage.edition])))}</span>
        </li>
      ))}
    </ul>
  )
}
