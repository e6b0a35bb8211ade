import type { Reservation } from '@marram/contract/booking/reservation'
import { buildPath } from '@marram/i18n/paths'
import { Icon } from '@marram/ui/icon'
import { Panel } from '@marram/ui/panel'
import { Picture } from '@marram/ui/picture'
import { TextLink } from '@marram/ui/text-link'
import { usePageContext } from '../kit/scope/page-context.ts'
import { PriceList } from './price-list.tsx'
import { partyByKind, useReservationTexts } from './reservation-texts.ts'

export type StaySummaryProps = { readonly reservation: Reservation; readonly picture: string | null }

/** House, stay and price in the side column. The price of a cancelled stay is only an entry of the ledger. */
export function StaySummary({ reservation, picture }: StaySummaryProps) {
  const { scope } = usePageContext()
  const words = useReservationTexts()
  const { texts, format } = words
  const { booking, house, checkOutHour, itemNames } = reservation
  const href = buildPath(scope.edition, { kind: 'lodging', name: house.name })
  const day = (iso: string) => `${format.day(iso, 'weekday')} ${iso.slice(0, 4)}`
  return (
    <Panel className="summary reservation__summary" aria-labelledby="reservation-stay">
      <h2 id="reservation-stay">{texts.stay.title}</h2>
      <div className={picture === null ? undefined : 'summary__house'}>
        {picture === null ? null : <Picture src={picture} alt="" width={104} height={78} />}
        <p>
          <b>{house.title}</b>
          <br />
          <span className="small muted">
            {house.name.toUpperCase()}, {house.address}
          </span>
        </p>
      </div>
      <ul className="summary__stay">
        <li>
          <Icon name="calendar-days" />
          <span>
            <b>
              {texts.stay.arrival}: {day(booking.arrival)}
            </b>
            <br />
            {texts.stay.from(format.hour(booking.terms.checkInHour))}
          </span>
        </li>
        <li>
          <Icon name="calendar-check" />
          <span>
            <b>
              {texts.stay.departure}: {day(booking.departure)}
            </b>
            <br />
            {texts.stay.until(format.hour(checkOutHour))}, {texts.nights(booking.quote.nights)}
          </span>
        </li>
        <li>
          <Icon name="users" />
          <span>{partyByKind(booking.party, words)}</span>
        </li>
      </ul>
      {booking.state === 'cancelled' ? null : (
        <>
          <PriceList quote={booking.quote} itemNames={itemNames} />
          {booking.quote.meteredEstimates.length > 0 ? <p className="small muted">{texts.price.metered}</p> : null}
        </>
      )}
      <TextLink href={href}>{texts.stay.house}</TextLink>
    </Panel>
  )
}
