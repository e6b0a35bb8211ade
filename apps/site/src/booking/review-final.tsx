import type { BookingOptionItemPrice } from '@marram/contract/broker/booking-flow/shapes'
import { energyTotal } from '@marram/domain/item-charge'
import type { Quote } from '@marram/domain/quote'
import { Button } from '@marram/ui/button'
import { Icon } from '@marram/ui/icon'
import { Panel } from '@marram/ui/panel'
import { useFrameSettings } from '../frame/frame-queries.ts'
import { useBookingTexts } from './booking-texts.ts'
import { SummaryLines } from './summary-lines.tsx'
import { orderFormId } from './use-order.ts'

type FinalProps = {
  readonly quote: Quote
  readonly prices: readonly BookingOptionItemPrice[]
  readonly minRenterAge: number
  readonly isSending: boolean
}

/** The law requires the button's own words to say that the order costs money. */
export function ReviewFinal({ quote, prices, minRenterAge, isSending }: FinalProps) {
  const { format, texts } = useBookingTexts()
  const energy = energyTotal(quote.meteredEstimates)
  return (
    <Panel className="panel--final" aria-labelledby="review-final">
      <h2 id="review-final" className="visually-hidden">
        {texts.summary.total}
      </h2>
      <Agreed minRenterAge={minRenterAge} />
      <div className="only-mobile">
        <SummaryLines quote={quote} prices={prices} />
      </div>
      <div className="final-sum only-desktop">
        <span>
          {texts.summary.total}
          {energy === null ? null : (
            <>
              <br />
              <span className="small muted">
                {texts.review.consumption(format.money(energy.amount, quote.currency))}
              </span>
            </>
          )}
        </span>
        <b className="num">{format.money(quote.total, quote.currency)}</b>
      </div>
      <Button type="submit" form={orderFormId} colour="CTA" size="large" wide aria-disabled={isSending}>
        {texts.review.binding}
      </Button>
      <p className="small muted final-note" role="status">
        <Icon name="lock" size="small" /> {isSending ? texts.review.sending : texts.review.note}
      </p>
    </Panel>
  )
}

/** Consents of the second step; links open in a new tab, so that reading does not end the booking. */
function Agreed({ minRenterAge }: { readonly minRenterAge: number }) {
  const { format, texts } = useBookingTexts()
  const { terms } = useFrameSettings().pages
  const words = texts.review.agreed(format.number(minRenterAge))
  return (
    <p className="final-agreed">
      <Icon name="check" size="small" />
      <span>
        {words}{' '}
        {terms ? (
          <a href={terms} target="_blank" rel="noopener">
            {texts.details.terms}
          </a>
        ) : null}
      </span>
    </p>
  )
}
