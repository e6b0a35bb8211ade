import type { BookingOptionItemPrice } from '@marram/contract/broker/booking-flow/shapes'
import { holidayCost } from '@marram/domain/holiday-cost'
import { meteredKind } from '@marram/domain/item-charge'
import type { Quote, QuoteLine } from '@marram/domain/quote'
import { lineName, useBookingTexts } from './booking-texts.ts'

type LinesProps = { readonly quote: Quote; readonly prices: readonly BookingOptionItemPrice[] }

/** The line items of the quote, which make up the total. */
export function SummaryLines({ quote, prices }: LinesProps) {
  const { format, texts } = useBookingTexts()
  const chosen = quote.lines.filter(({ kind }) => kind === 'chosen-item')
  const mandatory = quote.lines.filter(({ kind }) => kind !== 'chosen-item')
  return (
    <dl className="lines">
      <Group title={texts.summary.mandatory} lines={mandatory} quote={quote} prices={prices} />
      {chosen.length > 0 ? <Group title={texts.summary.chosen} lines={chosen} quote={quote} prices={prices} /> : null}
      <div className="lines__total">
        <dt>{texts.summary.total}</dt>
        <dd>{format.money(quote.total, quote.currency)}</dd>
      </div>
      <Metered quote={quote} />
    </dl>
  )
}

function Group({ title, lines, quote, prices }: LinesProps & { title: string; lines: readonly QuoteLine[] }) {
  const bookingTexts = useBookingTexts()
  const { format, texts } = bookingTexts
  return (
    <>
      <div className="lines__head">
        <dt>{title}</dt>
        <dd />
      </div>
      {lines.map((line) => (
        <div key={'itemId' in line ? line.itemId : line.kind}>
          <dt>{lineName(line, prices, bookingTexts)}</dt>
          <dd>{line.amount === 0 ? texts.stay.free : format.money(line.amount, quote.currency)}</dd>
        </div>
      ))}
    </>
  )
}

/** Beside the total, never part of it: it is paid after the stay, and unknown before. */
function Metered({ quote }: { readonly quote: Quote }) {
  const { format, texts, stayTexts } = useBookingTexts()
  if (quote.meteredEstimates.length === 0) return null
  const cost = holidayCost(quote, [])
  const money = (amount: number): string => format.money(amount, quote.currency)
  const names = quote.meteredEstimates.map(({ type }) => stayTexts.quote.meteredNames[meteredKind(type)])
  return (
    <>
      <div className="lines__aside">
        <dt>
          {texts.summary.metered(format.list(names))}
          {cost === null ? null : <small>{texts.summary.range(money(cost.energy.low), money(cost.energy.high))}</small>}
        </dt>
        <dd>{cost === null ? stayTexts.quote.byMeter : stayTexts.quote.about(money(cost.energy.amount))}</dd>
      </div>
      {cost === null ? null : (
        <div className="lines__aside">
          <dt>{texts.summary.cost}</dt>
          <dd>{stayTexts.quote.about(money(cost.amount))}</dd>
        </div>
      )}
    </>
  )
}
