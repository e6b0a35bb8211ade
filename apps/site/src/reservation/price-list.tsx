import type { Reservation } from '@marram/contract/booking/reservation'
import type { Quote, QuoteLine } from '@marram/domain/quote'
import { type ReservationTexts, useReservationTexts } from './use-reservation.ts'

export type PriceListProps = {
  readonly quote: Quote
  readonly itemNames: Reservation['itemNames']
}

/** The lines of a price and its total: the quote's own figures, never added up anew. */
export function PriceList({ quote, itemNames }: PriceListProps) {
  const words = useReservationTexts()
  const { texts, format } = words
  return (
    <dl className="lines">
      {quote.lines.map((line) => (
        <div key={'itemId' in line ? `item-${line.itemId}` : line.kind}>
          <dt>{lineLabel(line, itemNames, words)}</dt>
          <dd>{format.money(line.amount, quote.currency)}</dd>
        </div>
      ))}
      <div className="lines__total">
        <dt>{texts.price.total}</dt>
        <dd>{priceTotal(quote, words)}</dd>
      </div>
    </dl>
  )
}

/** As the page writes it. */
export function priceTotal(
  { total, currency }: Pick<Quote, 'total' | 'currency'>,
  { format }: Pick<ReservationTexts, 'format'>,
) {
  return format.money(total, currency)
}

export function lineLabel(
  line: QuoteLine,
  itemNames: Reservation['itemNames'],
  { texts, format }: ReservationTexts,
): string {
  if (line.kind === 'rent') return texts.price.rent(texts.nights(line.nights))
  if (line.kind === 'discount') return texts.price.discount(format.number(line.percent))
  if (line.kind === 'transaction-fee') return texts.price.fee
  const name = itemNames.find(({ itemId }) => itemId === line.itemId)?.name ?? line.type
  return line.quantity > 1 ? `${name} × ${format.number(line.quantity)}` : name
}
