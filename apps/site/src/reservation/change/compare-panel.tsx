import type { RebookingPreview } from '@marram/contract/booking/rebooking'
import type { Reservation } from '@marram/contract/booking/reservation'
import { priceGroups } from '@marram/domain/booking/rebooking'
import type { Quote } from '@marram/domain/quote'
import { Icon } from '@marram/ui/icon'
import { Panel } from '@marram/ui/panel'
import { partyByKind } from '../reservation-texts.ts'
import { useRebookingTexts } from './rebooking-texts.ts'

export type PreviewProps = { readonly reservation: Reservation; readonly preview: RebookingPreview }

/** Both bookings side by side, and the difference by rent, extras and fees. */
export function ComparePanel({ reservation: { booking }, preview }: PreviewProps) {
  const { texts, common, format } = useRebookingTexts()
  const { quote, difference } = preview
  const [before, after] = [priceGroups(booking.quote), priceGroups(quote)]
  const row = (label: string, change: number) => (
    <div>
      <dt>{label}</dt>
      <dd>{change === 0 ? texts.compare.unchanged : signed(change)}</dd>
    </div>
  )
  const signed = (amount: number) => `${amount > 0 ? '+\u00a0' : ''}${format.money(amount, quote.currency)}`
  const verdict = difference === 0 ? 'same' : difference > 0 ? 'more' : 'less'
  return (
    <Panel aria-labelledby="change-new">
      <h2 id="change-new">{texts.compare.title}</h2>
      <div className="change-pair">
        <Side quote={booking.quote} name={texts.compare.before} price={texts.compare.oldPrice} />
        <Icon name="arrow-right" />
        <Side quote={quote} name={texts.compare.after} price={texts.compare.newPrice} isNew />
      </div>
      <dl className="lines">
        {row(texts.compare.rent(common.nights(quote.nights)), after.rent - before.rent)}
        {row(texts.compare.items, after.items - before.items)}
        {after['booking-fee'] === before['booking-fee']
          ? null
          : row(texts.compare.bookingFee, after['booking-fee'] - before['booking-fee'])}
        {preview.fee > 0 ? row(texts.compare.fee, preview.fee) : null}
        <div className="lines__total">
          <dt>{texts.compare[verdict]}</dt>
          <dd className={difference < 0 ? 'change__less' : undefined}>
            {format.money(Math.abs(difference), quote.currency)}
          </dd>
        </div>
      </dl>
    </Panel>
  )
}

type SideProps = { readonly quote: Quote; readonly name: string; readonly price: string; readonly isNew?: boolean }

function Side({ quote, name, price, isNew = false }: SideProps) {
  const { common, format } = useRebookingTexts()
  const { stay, party, total, currency } = quote
  return (
    <div className={isNew ? 'change-pair__new' : 'change-pair__old'}>
      <span>{name}</span>
      <b>{format.dayRange(stay.arrival, stay.departure)}</b>
      <span>{partyByKind(party, { texts: common, format })}</span>
      <span className="num">
        <span className="visually-hidden">{price} </span>
        {format.money(total, currency)}
      </span>
    </div>
  )
}
