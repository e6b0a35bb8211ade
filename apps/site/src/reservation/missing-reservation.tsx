import type { ReservationVisit } from '@marram/contract/booking/reservation-visit'
import { Button } from '@marram/ui/button'
import { Panel } from '@marram/ui/panel'
import { TextInput } from '@marram/ui/text-input'
import { useFrame } from '../frame/frame-queries.ts'
import { phoneHref, usePhone } from '../frame/header/header-phone.tsx'
import { reservationPath } from './reservation-path.ts'
import { useReservationTexts } from './use-reservation.ts'

/** The same for a wrong number and a wrong key: nobody learns which numbers exist. */
export function MissingReservation({ missing = 'unknown' }: { missing: ReservationVisit['missing'] | undefined }) {
  const { texts } = useReservationTexts()
  const phone = usePhone(useFrame().settings)
  return (
    <div className="booking__main reservation__missing">
      <div className="booking__intro">
        <h1>{texts.missing.title}</h1>
        <p className="lead">{texts.missing[missing]}</p>
      </div>
      <Panel aria-label={texts.missing.open}>
        <form method="get" action={reservationPath} className="reservation__form">
          <TextInput label={texts.missing.number} name="reservationId" inputMode="numeric" maxLength={9} required />
          <TextInput label={texts.missing.key} name="key" maxLength={64} required autoComplete="off" />
          <p>
            <Button colour="Primary" type="submit">
              {texts.missing.open}
            </Button>
          </p>
        </form>
        <p className="small muted">
          {texts.missing.help}{' '}
          <a href={phoneHref(phone)} className="num">
            {phone}
          </a>
        </p>
      </Panel>
    </div>
  )
}
