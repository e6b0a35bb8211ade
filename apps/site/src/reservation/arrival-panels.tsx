import type { BookingAccess } from '@marram/contract/booking/place'
import type { Reservation } from '@marram/contract/booking/reservation'
import type { Department } from '@marram/contract/content/simple-shapes'
import { Button } from '@marram/ui/button'
import { Icon } from '@marram/ui/icon'
import { Notice } from '@marram/ui/notice'
import { Panel } from '@marram/ui/panel'
import { TextInput } from '@marram/ui/text-input'
import { phoneHref } from '../frame/header/header-phone.tsx'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { PlacesMap } from '../map/places-map.tsx'
import { ActionForm } from './reservation-form.tsx'
import { type ReservationTexts, useReservationTexts } from './reservation-texts.ts'

type KeyPanelProps = { readonly reservation: Reservation; readonly office: Department | null }

/** Address and key, with a map; the key is shown from the day it is released. */
export function KeyPanel({ reservation, office }: KeyPanelProps) {
  const words = useReservationTexts()
  const { texts } = words
  const { key, readyAt, house, booking } = reservation
  if (key.notice === 'over') return null
  const places = [
    { name: texts.key.house(house.name.toUpperCase()), lat: house.latitude, lon: house.longitude },
    ...(key.notice === 'shown' && office?.center
      ? [{ name: texts.key.officeName(office.title), ...office.center }]
      : []),
  ]
  const waiting = waitingForKey(key, booking, words)
  return (
    <Panel aria-labelledby="reservation-key">
      <h2 id="reservation-key">{texts.key.title}</h2>
      {readyAt === null ? null : <Notice kind="good">{texts.ready}</Notice>}
      {waiting ? <p>{waiting}</p> : null}
      {key.notice === 'shown' && office ? <Office office={office} /> : null}
      {key.notice === 'shown' && !office ? <p>{texts.key.office}</p> : null}
      <p className="reservation__place">
        <Icon name="map-pin" />
        <span>
          <b>{texts.key.address}</b>
          <br />
          {house.address}
          <br />
          <span className="small muted num">
            {house.latitude.toFixed(5)}, {house.longitude.toFixed(5)}
          </span>
          <br />
          <Way to={{ lat: house.latitude, lon: house.longitude }}>{texts.key.houseWay}</Way>
        </span>
      </p>
      <PartBoundary apart>
        <PlacesMap places={places} />
      </PartBoundary>
    </Panel>
  )
}

/** The reason why the key is not shown yet. Only mentions the payment if there is a balance. @internal */
export function waitingForKey(
  { notice, from }: Reservation['key'],
  { owed }: Pick<Reservation['booking'], 'owed'>,
  { texts, format }: ReservationTexts,
): string | null {
  if (notice === 'unpaid' || notice === 'unconfirmed') return texts.key[notice]
  if (notice !== 'too-early') return null
  const say = owed > 0 ? texts.key['too-early'] : texts.key.later
  return say(format.day(from, 'long'))
}

function Office({ office }: { readonly office: Department }) {
  const { texts } = useReservationTexts()
  const { title, address, center, phone, keyDelivery, openingHours, outsideHours } = office
  return (
    <>
      <p>{texts.key.shown}</p>
      <p className="reservation__place">
        <Icon name="key-round" />
        <span>
          <b>{texts.key.officeName(title)}</b>
          <br />
          {address ? `${address.address}, ${address.zipcode} ${address.city}` : null}
          {phone ? (
            <>
              <br />
              <a href={phoneHref(phone)} className="num">
                {phone}
              </a>
            </>
          ) : null}
          {center ? (
            <>
              <br />
              <Way to={center}>{texts.key.officeWay}</Way>
            </>
          ) : null}
        </span>
      </p>
      {keyDelivery ? <p>{keyDelivery}</p> : null}
      {openingHours ? (
        <div>
          <h3>{texts.key.hours}</h3>
          <p className="reservation__lines">{openingHours}</p>
        </div>
      ) : null}
      {outsideHours ? (
        <div>
          <h3>{texts.key.outside}</h3>
          <p>{outsideHours}</p>
        </div>
      ) : null}
    </>
  )
}

type WayProps = { readonly to: { readonly lat: number; readonly lon: number }; readonly children: string }

/** A link to a public route planner; nothing is requested before the guest's click. */
function Way({ to: { lat, lon }, children }: WayProps) {
  return (
    <a href={`https://www.openstreetmap.org/directions?to=${lat}%2C${lon}`} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

type SmsPanelProps = { readonly access: BookingAccess; readonly reservation: Reservation }

/** The opt-in for one text message about this stay. */
export function SmsPanel({ access, reservation }: SmsPanelProps) {
  const { texts, format } = useReservationTexts()
  const { sms, booking } = reservation
  if (!sms.canAsk && sms.phone === null) return null
  return (
    <Panel aria-labelledby="reservation-sms">
      <h2 id="reservation-sms">{texts.sms.title}</h2>
      {sms.phone === null ? (
        <ActionForm access={access} intent="sms" className="reservation__form">
          <p>{texts.sms.text(format.hour(booking.terms.checkInHour))}</p>
          <TextInput
            label={texts.sms.phone}
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={40}
            required
            defaultValue={booking.guest.phone}
          />
          <p>
            <Button colour="Primary" type="submit" icon="message-circle">
              {texts.sms.submit}
            </Button>
          </p>
        </ActionForm>
      ) : (
        <ActionForm access={access} intent="sms-stop" className="reservation__form">
          <p>{texts.sms.active(sms.phone)}</p>
          <p>
            <Button type="submit">{texts.sms.stop}</Button>
          </p>
        </ActionForm>
      )}
    </Panel>
  )
}
