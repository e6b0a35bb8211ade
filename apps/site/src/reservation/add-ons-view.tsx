import type { AddOnOffer } from '@marram/contract/booking/guest-booking'
import type { Reservation } from '@marram/contract/booking/reservation'
import type { ReservationVisit } from '@marram/contract/booking/reservation-visit'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { Panel } from '@marram/ui/panel'
import { PriceChange } from './price-list.tsx'
import { ActionForm, AskForm, addOnsPath } from './reservation-form.tsx'
import { sentenceFor, useReservationTexts } from './reservation-texts.ts'

export type AddOnsViewProps = { readonly visit: ReservationVisit; readonly reservation: Reservation }
type Item = AddOnOffer['items'][number]

/** Guests order forgotten extras: they choose, see the price, and order. */
export function AddOnsView({ visit, reservation }: AddOnsViewProps) {
  const { texts } = useReservationTexts()
  const { access, offer, wish } = visit
  if (reservation.capacity === null) return <Notice kind="sand">{texts.addOns.closed}</Notice>
  const items = offer ?? []
  if (items.every(({ quantity, maxQuantity }) => quantity >= maxQuantity)) {
    return <Notice kind="sand">{texts.addOns.none}</Notice>
  }
  return (
    <>
      <Panel aria-labelledby="add-ons-choice">
        <h2 id="add-ons-choice">{texts.addOns.choose}</h2>
        <AskForm access={access} path={addOnsPath} className="reservation__form reservation__form--wide">
          <ul className="reservation__items">
            {items.map((item) => (
              <ItemRow key={item.itemId} item={item} visit={visit} currency={reservation.booking.currency} />
            ))}
          </ul>
          <p>
            <Button colour={wish ? 'Default' : 'Primary'} type="submit">
              {texts.addOns.look}
            </Button>
          </p>
        </AskForm>
      </Panel>
      <Order visit={visit} reservation={reservation} />
    </>
  )
}

type ItemRowProps = { readonly item: Item; readonly visit: ReservationVisit; readonly currency: 'DKK' | 'EUR' }

function ItemRow({ item, visit, currency }: ItemRowProps) {
  const { texts, format } = useReservationTexts()
  const room = item.maxQuantity - item.quantity
  const wanted = visit.wish?.items?.find(({ itemId }) => itemId === item.itemId)?.quantity ?? 0
  const unit = sentenceFor(texts.addOns.charge, item.chargeType, item.unitName)
  return (
    <li>
      <span>
        <b>{item.description}</b>
        <br />
        <span className="small muted">
          {format.money(item.unitPrice, currency)} {unit}
          {item.quantity > 0 ? `, ${texts.addOns.ordered(format.number(item.quantity))}` : ''}
        </span>
      </span>
      {room > 0 ? (
        <input
          className="input"
          aria-label={texts.addOns.quantity(item.description)}
          name={`item-${item.itemId}`}
          type="number"
          inputMode="numeric"
          min={0}
          max={room}
          defaultValue={wanted}
        />
      ) : (
        <span className="small muted">{texts.addOns.full}</span>
      )}
    </li>
  )
}

function Order({ visit, reservation }: AddOnsViewProps) {
  const { texts } = useReservationTexts()
  const { access, offer = [], wish, preview } = visit
  if (!preview || !wish?.items) return null
  const names = new Map(reservation.itemNames.map(({ itemId, name }) => [itemId, name]))
  for (const { itemId, description } of offer) names.set(itemId, description)
  const fields = Object.fromEntries(wish.items.map(({ itemId, quantity }) => [`item-${itemId}`, quantity]))
  return (
    <Panel aria-labelledby="add-ons-order">
      <h2 id="add-ons-order">{texts.addOns.review}</h2>
      <PriceChange preview={preview} itemNames={[...names].map(([itemId, name]) => ({ itemId, name }))} />
      <ActionForm access={access} intent="order" fields={{ ...fields, acceptedTotal: preview.quote.total }}>
        <Button colour="CTA" type="submit">
          {texts.addOns.submit}
        </Button>
      </ActionForm>
    </Panel>
  )
}
