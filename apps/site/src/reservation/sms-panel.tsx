import type { BookingAccess } from '@marram/contract/booking/place'
import type { Reservation } from '@marram/contract/booking/reservation'
import { Button } from '@marram/ui/button'
import { Panel } from '@marram/ui/panel'
import { TextInput } from '@marram/ui/text-input'
import { DeedForm } from './deed-form.tsx'
import { useReservationTexts } from './use-reservation.ts'

export type SmsPanelProps = { readonly access: BookingAccess; readonly reservation: Reservation }

/** One message about this stay, for whoever asks for it, until told otherwise. */
export function SmsPanel({ access, reservation }: SmsPanelProps) {
  const { texts } = useReservationTexts()
  const { sms, booking } = reservation
  if (!sms.canAsk && sms.phone === null) return null
  return (
    <Panel aria-labelledby="reservation-sms">
      <h2 id="reservation-sms">{texts.sms.title}</h2>
      {sms.phone === null ? (
        <DeedForm access={access} intent="sms" className="reservation__form">
          <p>{texts.sms.text}</p>
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
        </DeedForm>
      ) : (
        <DeedForm access={access} intent="sms-stop" className="reservation__form">
          <p>{texts.sms.active(sms.phone)}</p>
          <p>
            <Button type="submit">{texts.sms.stop}</Button>
          </p>
        </DeedForm>
      )}
    </Panel>
  )
}
