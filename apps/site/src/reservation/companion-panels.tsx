import type { BookingAccess } from '@marram/contract/booking/place'
import type { Reservation } from '@marram/contract/booking/reservation'
import { stayPhase } from '@marram/domain/booking/stay-phase'
import { Button } from '@marram/ui/button'
import { Icon } from '@marram/ui/icon'
import { Panel } from '@marram/ui/panel'
import { TextLink } from '@marram/ui/text-link'
import { ActionForm, addOnsPath, pathTo } from './reservation-form.tsx'
import { useReservationTexts } from './reservation-texts.ts'

type PanelProps = { readonly access: BookingAccess; readonly reservation: Reservation }

/** Days until the next event. */
export function Countdown({ reservation: { booking, today } }: { readonly reservation: Reservation }) {
  const { countdown } = useReservationTexts().texts
  const phase = stayPhase({ ...booking, today })
  if (phase === null || phase.kind === 'after') return null
  const words =
    phase.kind === 'before' || phase.kind === 'during' ? countdown[phase.kind](phase.days) : countdown[phase.kind]
  return (
    <p className="reservation__countdown">
      <Icon name="calendar-days" />
      <b>{words}</b>
    </p>
  )
}

/** Until arrival: a packing list, and the things the house provides. */
export function PackingPanel({ access, reservation }: PanelProps) {
  const { packing } = useReservationTexts().texts
  const { booking, today, capacity } = reservation
  const phase = stayPhase({ ...booking, today })
  if (phase?.kind !== 'before' && phase?.kind !== 'arrival') return null
  const { bring, there } = reservation.packing
  const canOrder = capacity !== null && (bring.includes('linen') || bring.includes('firewood'))
  return (
    <Panel aria-labelledby="reservation-packing">
      <h2 id="reservation-packing">{packing.title}</h2>
      <p className="small muted">{packing.lead}</p>
      <ul className="reservation__things">
        {bring.map((thing) => (
          <li key={thing}>{packing.things[thing]}</li>
        ))}
      </ul>
      {canOrder ? <TextLink href={pathTo(addOnsPath, access)}>{packing.more}</TextLink> : null}
      {there.length > 0 ? (
        <>
          <h3>{packing.there}</h3>
          <ul className="reservation__things reservation__things--there">
            {there.map((thing) => (
              <li key={thing}>
                <Icon name="check" size="small" />
                {packing.provided[thing]}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Panel>
  )
}

/** After the stay: a link to its review, or thanks for it. */
export function ReviewPanel({ access, reservation }: PanelProps) {
  const { review } = useReservationTexts().texts
  if (reservation.review === 'none') return null
  return (
    <Panel aria-labelledby="reservation-review">
      <h2 id="reservation-review">{review.title}</h2>
      {reservation.review === 'sent' ? (
        <p>{review.sent}</p>
      ) : (
        <ActionForm access={access} intent="review" className="reservation__form">
          <p>{review.text}</p>
          <p>
            <Button colour="CTA" type="submit" icon="star">
              {review.button}
            </Button>
          </p>
        </ActionForm>
      )}
    </Panel>
  )
}
