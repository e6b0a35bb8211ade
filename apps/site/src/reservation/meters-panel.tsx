import type { BookingAccess } from '@marram/contract/booking/place'
import type { Reservation } from '@marram/contract/booking/reservation'
import { type MeterMoment, type MeterReading, meteredUse } from '@marram/domain/booking/after-booking'
import { Button } from '@marram/ui/button'
import { Panel } from '@marram/ui/panel'
import { TextInput } from '@marram/ui/text-input'
import { ActionForm } from './reservation-form.tsx'
import { useReservationTexts } from './reservation-texts.ts'

export type MetersPanelProps = { readonly access: BookingAccess; readonly reservation: Reservation }
type Meter = Reservation['meters']['list'][number]

const moments: readonly MeterMoment[] = ['arrival', 'departure']

/** What the guest reads off the meters, at the beginning and at the end. */
export function MetersPanel({ access, reservation }: MetersPanelProps) {
  const { texts } = useReservationTexts()
  const { meters, booking } = reservation
  const isToCome = booking.state === 'booked' && !meters.canRead
  const hasReadings = meters.list.some(({ arrival, departure }) => arrival !== null || departure !== null)
  if (meters.list.length === 0 || (!meters.canRead && !isToCome && !hasReadings)) return null
  return (
    <Panel aria-labelledby="reservation-meters">
      <h2 id="reservation-meters">{texts.meters.title}</h2>
      {isToCome && !hasReadings ? <p>{texts.meters.later}</p> : null}
      {meters.canRead ? (
        <ActionForm access={access} intent="meters" className="reservation__form">
          <p>{texts.meters.text}</p>
          {meters.list.map((meter) => (
            <MeterFields key={meter.itemId} meter={meter} />
          ))}
          <p>
            <Button colour="Primary" type="submit">
              {texts.meters.submit}
            </Button>
          </p>
        </ActionForm>
      ) : null}
      {hasReadings ? <Used reservation={reservation} /> : null}
    </Panel>
  )
}

function MeterFields({ meter }: { readonly meter: Meter }) {
  const { texts } = useReservationTexts()
  return (
    <fieldset className="reservation__meter">
      <legend className="field__label">
        <MeterName meter={meter} />
      </legend>
      {moments.map((moment) => (
        <TextInput
          key={moment}
          label={texts.meters[moment]}
          name={`meter-${meter.itemId}-${moment}`}
          inputMode="decimal"
          maxLength={12}
          defaultValue={meter[moment] ?? ''}
        />
      ))}
    </fieldset>
  )
}

function MeterName({ meter: { type, meteredQuantity } }: { readonly meter: Meter }) {
  const { kinds, units } = useReservationTexts().texts.meters
  const name = type === 'electricity' || type === 'water' ? kinds[type] : kinds.other
  return <>{meteredQuantity ? `${name} (${units[meteredQuantity]})` : name}</>
}

function Used({ reservation }: { readonly reservation: Reservation }) {
  const { texts, format } = useReservationTexts()
  const readings: MeterReading[] = reservation.meters.list.flatMap(({ itemId, ...shown }) =>
    moments.flatMap((moment) => {
      const reading = shown[moment]
      return reading === null ? [] : [{ itemId, moment, reading }]
    }),
  )
  return (
    <ul>
      {reservation.meters.list.map((meter) => {
        const used = meteredUse(readings, meter.itemId)
        if (used === null) return null
        const unit = meter.meteredQuantity ? ` ${texts.meters.units[meter.meteredQuantity]}` : ''
        const cost = format.money(Math.round(used * meter.unitPrice), reservation.booking.currency)
        return (
          <li key={meter.itemId}>
            <MeterName meter={meter} />: {texts.meters.used(`${format.number(used, 3)}${unit}`, cost)}
          </li>
        )
      })}
    </ul>
  )
}
