import type { PreviewedChange, Reservation } from '@marram/contract/booking/reservation'
import type { Quote, QuoteLine } from '@marram/domain/quote'
import { type ReservationTexts, useReservationTexts } from './reservation-texts.ts'

type PriceListProps = {
  readonly quote: Quote
  readonly itemNames: Reservation['itemNames']
}

/** The lines of a price and its total: the quote's own figures, never summed again. */
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

/** Formats a total as this page does. */
function priceTotal(
  { total, currency }: Pick<Quote, 'total' | 'currency'>,
  { format }: Pick<ReservationTexts, 'format'>,
) {
  return format.money(total, currency)
}

function lineLabel(line: QuoteLine, itemNames: Reservation['itemNames'], { texts, format }: ReservationTexts): string {
  if (line.kind === 'rent') return texts.price.rent(texts.nights(line.nights))
  if (line.kind === 'discount') return texts.price.discount(format.number(line.percent))
  if (line.kind === 'transaction-fee') return texts.price.fee
  if (line.kind === 'rebooking-fee') return texts.price.rebookingFee
  const name = itemNames.find(({ itemId }) => itemId === line.itemId)?.name ?? line.type
  return line.quantity > 1 ? `${name} × ${format.number(line.quantity)}` : name
}

type PriceChangeProps = { readonly preview: PreviewedChange; readonly itemNames: Reservation['itemNames'] }

/** The price after a change, and the difference. */
export function PriceChange({ preview: { quote, difference }, itemNames }: PriceChangeProps) {
  const { texts, format } = useReservationTexts()
  return (
    <>
      <PriceList quote={quote} itemNames={itemNames} />
      <p>
        <b>
          {difference > 0 ? texts.difference.more : texts.difference.less}:{' '}
          <span className="num">{format.money(Math.abs(difference), quote.currency)}</span>
        </b>
      </p>
    </>
  )
}
