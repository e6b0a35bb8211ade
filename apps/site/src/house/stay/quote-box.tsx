import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { Panel } from '@marram/ui/panel'
import { quoteBoxId } from './calendar-id.ts'
import { OfficeBox } from './office-box.tsx'
import { PartyChoice } from './party-choice.tsx'
import { QuoteDates } from './quote-dates.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteOrder } from './quote-order.tsx'
import { NothingFree, QuoteRefused } from './quote-refused.tsx'
import { useStayChoice } from './stay-choice-provider.tsx'
import { useStayTexts } from './stay-texts.ts'

/** The price of the chosen stay, who comes along, and the way into the booking. */
export function QuoteBox({ lodging }: { lodging: LodgingPage }) {
  const { isSoldOut } = useStayChoice()
  const { texts } = useStayTexts()
  return (
    <>
      <Panel className="quote-box" id={quoteBoxId} aria-label={texts.quote.label}>
        {isSoldOut ? <NothingFree lodging={lodging} /> : <QuoteContent lodging={lodging} />}
      </Panel>
      <OfficeBox />
    </>
  )
}

function QuoteContent({ lodging }: { lodging: LodgingPage }) {
  const { quote } = useStayChoice()
  return (
    <>
      {quote ? <QuoteTotal /> : null}
      <div className="quote-box__stay">
        <QuoteDates lodging={lodging} />
        <PartyChoice lodging={lodging} />
      </div>
      {quote ? (
        <>
          <QuoteLines lodging={lodging} quote={quote} />
          <QuoteOrder lodging={lodging} quote={quote} />
        </>
      ) : (
        <QuoteRefused />
      )}
    </>
  )
}

function QuoteTotal() {
  const { quote } = useStayChoice()
  const { format, texts } = useStayTexts()
  if (!quote) return null
  const isReduced = quote.normalTotal > quote.total
  return (
    <div className={isReduced ? 'quote-box__price price--deal' : 'quote-box__price'}>
      <p>
        <span className="price__total">{format.money(quote.total, quote.currency)}</span>{' '}
        {isReduced ? (
          <s className="price__was">
            <span className="visually-hidden">{texts.quote.was}: </span>
            {format.money(quote.normalTotal, quote.currency)}
          </s>
        ) : null}
      </p>
      <span className="small muted">{texts.quote.included}</span>
    </div>
  )
}
