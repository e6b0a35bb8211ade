import type { BookingAccess } from '@marram/contract/booking/place'
import type { Reservation } from '@marram/contract/booking/reservation'
import { type MeterMoment, type MeterReading, meteredUse } from '@marram/domain/booking/after-booking'
import { energyParts, meteredAmount, wholeParts } from '@marram/domain/item-charge'
import type { EditionKey } from '@marram/i18n/edition-key'
import { Button } from '@marram/ui/button'
import { Panel } from '@marram/ui/panel'
import { TextInput } from '@marram/ui/text-input'
import { usePageContext } from '../kit/scope/page-context.ts'
import { ActionForm } from './reservation-form.tsx'
import { useReservationTexts } from './reservation-texts.ts'

export type MetersPanelProps = { readonly access: BookingAccess; readonly reservation: Reservation }
type Meter = Reservation['meters']['list'][number]

const moments: readonly MeterMoment[] = ['arrival', 'departure']

/** Meter readings of the guest at arrival and departure, beside the estimate. */
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
      <Consumption reservation={reservation} />
    </Panel>
  )
}

function MeterFields({ meter }: { readonly meter: Meter }) {
  const { texts } = useReservationTexts()
  const { edition } = usePageContext().scope
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
          defaultValue={asWritten(meter[moment], edition)}
        />
      ))}
    </fieldset>
  )
}

/** As typed by a guest, without thousands separators. */
function asWritten(reading: number | null, edition: EditionKey): string {
  if (reading === null) return ''
  return edition === 'en' ? String(reading) : String(reading).replace('.', ',')
}

function MeterName({ meter: { type, meteredQuantity } }: { readonly meter: Meter }) {
  const { kinds, units } = useReservationTexts().texts.meters
  const name = type === 'electricity' || type === 'water' ? kinds[type] : kinds.other
  return <>{meteredQuantity ? `${name} (${units[meteredQuantity]})` : name}</>
}

type UseRow = {
  readonly meter: Meter
  readonly expected: number | null
  readonly used: number | null
  /** As displayed, in whole kroner or euro. */
  readonly expectedCost: number | null
  readonly usedCost: number | null
}

function costOf(quantity: number | null, meter: Meter | undefined): number | null {
  return quantity === null || meter === undefined ? null : meteredAmount(meter.unitPrice, quantity)
}

/** The estimate of the quote beside the guest's readings, meter by meter. */
function Consumption({ reservation }: { readonly reservation: Reservation }) {
  const { texts, format } = useReservationTexts()
  const { currency, quote } = reservation.booking
  const { meteredEstimates } = quote
  const used = reservation.meters.list.map(usedOn)
  const usedCosts = wholeParts(used.map((quantity, index) => costOf(quantity, reservation.meters.list[index])))
  const parts = energyParts(meteredEstimates)
  const rows = reservation.meters.list.map((meter, row): UseRow => {
    const index = meteredEstimates.findIndex(({ itemId }) => itemId === meter.itemId)
    const expected = meteredEstimates[index]?.expectedQuantity ?? null
    const shown = { expectedCost: parts[index] ?? null, usedCost: usedCosts[row] ?? null }
    return { meter, expected, used: used[row] ?? null, ...shown }
  })
  const hasUse = rows.some(({ used }) => used !== null)
  if (!hasUse && rows.every(({ expected }) => expected === null)) return null
  const write = ({ meteredQuantity }: Meter, quantity: number | null, cost: number | null, digits: number): string => {
    if (quantity === null || cost === null) return texts.meters.unknown
    const unit = meteredQuantity ? `\u00a0${texts.meters.units[meteredQuantity]}` : ''
    return texts.meters.about(`${format.number(quantity, digits)}${unit}`, format.money(cost, currency))
  }
  return (
    <>
      <table className="reservation__use">
        <thead>
          <tr>
            <th scope="col">{texts.meters.meter}</th>
            <th scope="col">{texts.meters.estimate}</th>
            {hasUse ? <th scope="col">{texts.meters.actual}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ meter, expected, expectedCost, used, usedCost }) => (
            <tr key={meter.itemId}>
              <th scope="row">
                <MeterName meter={meter} />
              </th>
              <td>{write(meter, expected, expectedCost, expected !== null && expected < 10 ? 1 : 0)}</td>
              {hasUse ? <td>{write(meter, used, usedCost, 3)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
      <Comparison rows={rows} reservation={reservation} />
    </>
  )
}

function usedOn({ itemId, ...shown }: Meter): number | null {
  const readings: MeterReading[] = moments.flatMap((moment) => {
    const reading = shown[moment]
    return reading === null ? [] : [{ itemId, moment, reading }]
  })
  return meteredUse(readings, itemId)
}

type ComparisonProps = { readonly rows: readonly UseRow[]; readonly reservation: Reservation }

/** A sentence, once every meter has both values: the difference of the amounts above it. */
function Comparison({ rows, reservation }: ComparisonProps) {
  const { texts, format } = useReservationTexts()
  const differences = rows.flatMap(({ expectedCost, usedCost }) =>
    expectedCost === null || usedCost === null ? [] : [usedCost - expectedCost],
  )
  if (differences.length === 0 || differences.length < rows.length) return null
  const more = differences.reduce((sum, difference) => sum + difference, 0)
  const cost = format.money(Math.abs(more), reservation.booking.currency)
  if (more === 0) return <p>{texts.meters.same}</p>
  return <p>{more > 0 ? texts.meters.more(cost) : texts.meters.less(cost)}</p>
}
