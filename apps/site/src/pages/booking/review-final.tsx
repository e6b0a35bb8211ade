import type { BookingOptionItemPrice } from '@marram/contract/broker/booking-flow/shapes'
import type { Quote } from '@marram/domain/quote'
import { Button } from '@marram/ui/button'
import { Icon } from '@marram/ui/icon'
import { Panel } from '@marram/ui/panel'
import { useBookingTexts } from '../../booking/booking-texts.ts'
import { orderFormId } from '../../booking/use-order.ts'
import { energyTotal } from '../house/stay/energy-figures.ts'
import { SummaryLines } from './summary-lines.tsx'

type FinalProps = {
  readonly quote: Quote
  readonly prices: readonly BookingOptionItemPrice[]
  readonly isSending: boolean
}

/** The law counts the words on the button alone: they say that it costs money. */
export function ReviewFinal({ quote, prices, isSending }: FinalProps) {
  const { format, texts } = useBookingTexts()
  const energy = energyTotal(quote.meteredEstimates)
  return (
    <Panel className="panel--final" aria-labelledby="review-final">
      <h2 id="review-final" className="visually-hidden">
        {texts.summary.total}
      </h2>
      <div className="only-mobile">
        <SummaryLines quote={quote} prices={prices} />
      </div>
      <div className="final-sum only-desktop">
        <span>
          {texts.summary.total}
          {energy === null ? null : (
            <>
              <br />
              <span className="small muted">{texts.review.consumption(format.money(energy, quote.currency))}</span>
            </>
          )}
        </span>
        <b className="num">{format.money(quote.total, quote.currency)}</b>
      </div>
      <p className="small">{texts.review.agreed}</p>
      <Button type="submit" form={orderFormId} colour="CTA" size="large" wide aria-disabled={isSending}>
        {texts.review.binding}
      </Button>
      <p className="small muted final-note" role="status">
        <Icon name="lock" size="small" /> {isSending ? texts.review.sending : texts.review.note}
      </p>
    </Panel>
  )
}
