import type { RebookingOffer } from '@marram/contract/booking/rebooking'
import type { Reservation } from '@marram/contract/booking/reservation'
import { coverType } from '@marram/domain/rental-terms'
import { Button } from '@marram/ui/button'
import { Icon } from '@marram/ui/icon'
import { Select } from '@marram/ui/select'
import { TextInput } from '@marram/ui/text-input'
import { AskForm, changePath } from '../reservation-form.tsx'
import { partyKinds, sentenceFor } from '../reservation-texts.ts'
import { type ChangeProps, useRebookingTexts } from './rebooking-texts.ts'

type WishFormProps = ChangeProps & {
  readonly reservation: Reservation
  readonly capacity: NonNullable<Reservation['capacity']>
}

/** Any other day, the guests and the extras. Changes nothing: it asks for the price. */
export function WishForm({ access, offer, reservation, capacity }: WishFormProps) {
  const { texts, common, format } = useRebookingTexts()
  const { wish, items, preview } = offer
  return (
    <AskForm access={access} path={`${changePath}#change-new`} className="change__wish">
      {offer.moveRefusal === null ? (
        <OtherDays offer={offer} />
      ) : (
        <>
          <input type="hidden" name="arrival" value={wish.arrival} />
          <input type="hidden" name="nights" value={wish.duration} />
        </>
      )}
      <h2>{texts.guests}</h2>
      <div className="reservation__party">
        {partyKinds.map((kind) => (
          <TextInput
            key={kind}
            label={common.party.labels[kind]}
            name={kind}
            type="number"
            inputMode="numeric"
            min={kind === 'adults' ? 1 : 0}
            max={kind === 'pets' ? capacity.maxPets : capacity.maxPersons + 1}
            required
            defaultValue={wish.party[kind]}
          />
        ))}
      </div>
      <p className="small muted">
        {common.partyView.limit(format.number(capacity.maxPersons), format.number(capacity.maxPets))}
      </p>
      <input type="hidden" name="extras" value="1" />
      {items.length === 0 ? null : (
        <details className="unfold change__more" open={items.some(({ quantity }) => quantity > 0)}>
          <summary>
            {texts.extras} <Icon className="unfold__sign" name="chevron-down" size="small" />
          </summary>
          <ul className="reservation__items">
            {items.map((item) => (
              <ItemRow key={item.itemId} item={item} offer={offer} currency={reservation.booking.currency} />
            ))}
          </ul>
        </details>
      )}
      <p>
        <Button colour={preview ? 'Default' : 'Primary'} type="submit">
          {texts.look}
        </Button>
      </p>
    </AskForm>
  )
}

function OtherDays({ offer: { wish, arrivals, durations, stays } }: { readonly offer: RebookingOffer }) {
  const { texts, common } = useRebookingTexts()
  return (
    <details className="unfold change__more" open={stays.length === 0}>
      <summary>
        <Icon name="calendar-days" size="small" /> {texts.other.title}
      </summary>
      <div className="reservation__party">
        <TextInput
          label={texts.other.arrival}
          name="arrival"
          type="date"
          min={arrivals.from}
          max={arrivals.until}
          required
          defaultValue={wish.arrival}
        />
        <Select
          label={texts.other.nights}
          name="nights"
          defaultValue={String(wish.duration)}
          options={durations.map((nights) => ({ value: String(nights), label: common.nights(nights) }))}
        />
      </div>
    </details>
  )
}

type Item = RebookingOffer['items'][number]
type ItemRowProps = {
  readonly item: Item
  readonly offer: RebookingOffer
  readonly currency: Reservation['booking']['currency']
}

function ItemRow({ item, offer, currency }: ItemRowProps) {
  const { texts, common, format } = useRebookingTexts()
  const wanted = offer.wish.items.find(({ itemId }) => itemId === item.itemId)?.quantity ?? 0
  // Cover is consumed once it is ordered.
  const isKept = item.type === coverType && item.quantity > 0
  const unit = sentenceFor(common.addOns.charge, item.chargeType, item.unitName)
  return (
    <li>
      <span>
        <b>{item.description}</b>
        <br />
        <span className="small muted">
          {format.money(item.unitPrice, currency)} {unit}
          {isKept ? `, ${texts.kept}` : ''}
        </span>
      </span>
      <input
        className="input"
        aria-label={texts.quantity(item.description)}
        name={`item-${item.itemId}`}
        type="number"
        inputMode="numeric"
        min={isKept ? item.quantity : 0}
        max={item.maxQuantity}
        defaultValue={wanted}
      />
    </li>
  )
}
