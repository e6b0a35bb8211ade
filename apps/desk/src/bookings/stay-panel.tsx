import type { DeskBooking } from '@marram/contract/desk/booking-page'
import { copenhagenDay, daysBetween } from '@marram/domain/iso-day'
import { buildPath } from '@marram/i18n/paths'
import { format, timeOf } from '../kit/format.ts'
import { HousePicture } from '../kit/house-picture.tsx'
import { startPage } from '../kit/start-page.ts'
import { dayWithYear, extrasWords, partyWords } from './stay-words.ts'
import { words } from './words.ts'

type Props = { readonly shown: DeskBooking }

export function StayPanel({ shown }: Props) {
  const { booking, house } = shown
  return (
    <section className="panel" aria-labelledby="stay">
      <div className="panel__head">
        <h2 id="stay">{words.stay}</h2>
      </div>
      <div className="stay">
        <HousePicture src={house.picture} width={132} height={88} />
        <dl className="facts">
          <div>
            <dt>{words.house}</dt>
            <dd>
              <a
                className="link"
                href={buildPath(startPage.edition, { kind: 'lodging', name: house.name })}
                target="_blank"
                rel="noreferrer"
              >
                {house.name.toUpperCase()}
              </a>{' '}
              {house.title}
              <br />
              <span className="muted">{house.address}</span>
            </dd>
          </div>
          <StayFacts shown={shown} />
          {shown.readyAt !== null && booking.state === 'booked' && (
            <div>
              <dt>{words.ready}</dt>
              <dd>{words.readyAt(format.day(copenhagenDay(new Date(shown.readyAt))), timeOf(shown.readyAt))}</dd>
            </div>
          )}
        </dl>
      </div>
    </section>
  )
}

/** Days, party and extras. */
export function StayFacts({ shown }: Props) {
  const { booking, checkOutHour } = shown
  const { arrival, departure, terms } = booking
  const extras = extrasWords(shown)
  return (
    <>
      <div>
        <dt>{words.arrival}</dt>
        <dd>
          {dayWithYear(arrival)}, {words.from(format.hour(terms.checkInHour))}
        </dd>
      </div>
      <div>
        <dt>{words.departure}</dt>
        <dd>
          {dayWithYear(departure)}, {words.until(format.hour(checkOutHour))},{' '}
          {words.nights(daysBetween(arrival, departure))}
        </dd>
      </div>
      <div>
        <dt>{words.guests}</dt>
        <dd>{partyWords(booking.party)}</dd>
      </div>
      {extras !== '' && (
        <div>
          <dt>{words.extras}</dt>
          <dd>{extras}</dd>
        </div>
      )}
    </>
  )
}
