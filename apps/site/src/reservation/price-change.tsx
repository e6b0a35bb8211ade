import type { PreviewedChange, Reservation } from '@marram/contract/booking/reservation'
import { PriceList } from './price-list.tsx'
import { useReservationTexts } from './use-reservation.ts'

export type PriceChangeProps = { readonly preview: PreviewedChange; readonly itemNames: Reservation['itemNames'] }

/** The price after a change, and by how much it differs. */
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
