import type { Reservation } from '@marram/contract/booking/reservation'
import type { ReservationVisit } from '@marram/contract/booking/reservation-visit'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { Panel } from '@marram/ui/panel'
import { TextInput } from '@marram/ui/text-input'
import { PriceChange } from './price-list.tsx'
import { ActionForm, AskForm, reservationPath } from './reservation-form.tsx'
import { partyByKind, partyKinds, useReservationTexts } from './reservation-texts.ts'

export type PartyViewProps = { readonly visit: ReservationVisit; readonly reservation: Reservation }

/** The party first, then the price of the change, then its confirmation. */
export function PartyView({ visit, reservation }: PartyViewProps) {
  const words = useReservationTexts()
  const { texts, format } = words
  const { access, wish, preview } = visit
  const { capacity, booking } = reservation
  if (capacity === null) return <Notice kind="sand">{texts.change.closed}</Notice>
  const party = wish?.party ?? booking.party
  return (
    <>
      <Panel aria-labelledby="reservation-party">
        <h2 id="reservation-party">{texts.partyView.title}</h2>
        <p>{texts.partyView.intro}</p>
        <AskForm access={access} path={reservationPath} view="party" className="reservation__form">
          <div className="reservation__party">
            {partyKinds.map((kind) => (
              <TextInput
                key={kind}
                label={texts.party.labels[kind]}
                name={kind}
                type="number"
                inputMode="numeric"
                min={kind === 'adults' ? 1 : 0}
                max={kind === 'pets' ? capacity.maxPets : capacity.maxPersons + 1}
                required
                defaultValue={party[kind]}
              />
            ))}
          </div>
          <p className="small muted">
            {texts.partyView.limit(format.number(capacity.maxPersons), format.number(capacity.maxPets))}
          </p>
          <p>
            <Button colour={preview ? 'Default' : 'Primary'} type="submit">
              {texts.partyView.look}
            </Button>
          </p>
        </AskForm>
      </Panel>
      {preview && wish?.party ? (
        <Panel aria-labelledby="reservation-new">
          <h2 id="reservation-new">{partyByKind(wish.party, words)}</h2>
          {preview.difference === 0 ? (
            <p>{texts.partyView.same}</p>
          ) : (
            <PriceChange preview={preview} itemNames={reservation.itemNames} />
          )}
          <ActionForm access={access} intent="party" fields={{ ...wish.party, acceptedTotal: preview.quote.total }}>
            <Button colour="CTA" type="submit">
              {texts.partyView.submit}
            </Button>
          </ActionForm>
        </Panel>
      ) : null}
    </>
  )
}
