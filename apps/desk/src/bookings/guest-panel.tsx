import type { DeskBooking } from '@marram/contract/desk/booking-page'
import { countryName, townLine } from '@marram/i18n/countries'
import { Link } from '@tanstack/react-router'
import { startPage } from '../kit/start-page.ts'
import { words } from './words.ts'

type Props = { readonly shown: DeskBooking }

export function GuestPanel({ shown: { guest, booking } }: Props) {
  const town = [guest.address, townLine(guest.country, guest), countryName(startPage.edition, guest.country)]
  return (
    <section className="panel" aria-labelledby="guest">
      <div className="panel__head">
        <h2 id="guest">{words.guest}</h2>
        <span className="muted">{words.nthBooking(guest.bookings, guest.since)}</span>
        {guest.bookings > 1 && (
          <div className="panel__end">
            <Link className="btn btn--bare btn--28" to="/desk/bookings/" search={{ q: guest.email }}>
              {words.otherBookings}
            </Link>
          </div>
        )}
      </div>
      <dl className="facts facts--two pad">
        <div>
          <dt>{words.mail}</dt>
          <dd>
            <a className="link" href={`mailto:${guest.email}`}>
              {guest.email}
            </a>
          </dd>
        </div>
        <div>
          <dt>{words.language}</dt>
          <dd>{words.languages[booking.languageId]}</dd>
        </div>
        <div>
          <dt>{words.phone}</dt>
          <dd>
            <a className="link" href={`tel:${guest.phone.replaceAll(/[^+\d]/g, '')}`}>
              {guest.phone}
            </a>
          </dd>
        </div>
        <div>
          <dt>{words.sms}</dt>
          <dd>{guest.sms === null ? words.noSms : words.smsTo(guest.sms)}</dd>
        </div>
        <div>
          <dt>{words.address}</dt>
          <dd>{town.filter((part) => part !== '').join(', ')}</dd>
        </div>
        <div>
          <dt>{words.account}</dt>
          <dd>{guest.userId === null ? words.noAccount : words.hasAccount}</dd>
        </div>
      </dl>
    </section>
  )
}
