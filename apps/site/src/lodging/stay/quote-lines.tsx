import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { type HolidayCost, holidayCost, linenLine } from '@marram/domain/holiday-cost'
import { energyTotal, meteredKind } from '@marram/domain/item-charge'
import type { Quote, QuoteLine } from '@marram/domain/quote'
import { instalmentPlan } from '@marram/domain/rental-terms'
import { Button } from '@marram/ui/button'
import { Checkbox } from '@marram/ui/checkbox'
import { Icon } from '@marram/ui/icon'
import { useState } from 'react'
import { cleaningOf } from '../lodging-facility.ts'
import { useStayChoice } from './stay-choice-provider.tsx'
import { type StayTexts, useStayTexts } from './stay-texts.ts'

/** The line items of the total, and the metered costs. */
export function QuoteLines({ lodging, quote }: { lodging: LodgingPage; quote: Quote }) {
  const stayTexts = useStayTexts()
  const { format, texts } = stayTexts
  return (
    <>
      <dl className="lines">
        {quote.lines.map((line) => (
          <PriceLine key={keyOf(line)} line={line} lodging={lodging} quote={quote} {...stayTexts} />
        ))}
        <div className="lines__total">
          <dt>{texts.quote.total}</dt>
          <dd>{format.money(quote.total, quote.currency)}</dd>
        </div>
        <MeteredLine quote={quote} />
      </dl>
      <CostInAll lodging={lodging} quote={quote} />
      {quote.normalTotal > quote.total ? <p className="small muted">{texts.quote.wasNote}</p> : null}
    </>
  )
}

type LineProps = StayTexts & Readonly<{ line: QuoteLine; lodging: LodgingPage; quote: Quote }>

function PriceLine({ line, lodging, quote, format, texts }: LineProps) {
  const isRepeated = 'units' in line && line.units > 1
  return (
    <div>
      <dt>
        {lineLabel(line, lodging, { format, texts })}
        {isRepeated ? (
          <small>{texts.quote.units(format.number(line.units), format.money(line.unitPrice, quote.currency))}</small>
        ) : null}
      </dt>
      <dd>{format.money(line.amount, quote.currency)}</dd>
    </div>
  )
}

function lineLabel(line: QuoteLine, lodging: LodgingPage, { format, texts }: Pick<StayTexts, 'format' | 'texts'>) {
  switch (line.kind) {
    case 'rent':
      return texts.quote.rent(texts.nights(line.nights))
    case 'discount':
      return texts.quote.discount(format.number(line.percent))
    case 'transaction-fee':
    // Only in the quote of a changed booking, which this page does not show.
    case 'rebooking-fee':
      return texts.quote.fee
    default:
      return lodging.pricePlan.items.find(({ itemId }) => itemId === line.itemId)?.description ?? line.type
  }
}

function keyOf(line: QuoteLine): string {
  return 'itemId' in line ? `item-${line.itemId}` : line.kind
}

/** Beside the total, never part of it: consumption is unknown before the stay. */
function MeteredLine({ quote }: { quote: Quote }) {
  const { format, texts } = useStayTexts()
  if (quote.meteredEstimates.length === 0) return null
  const total = energyTotal(quote.meteredEstimates)
  const names = quote.meteredEstimates.map(({ type }) => texts.quote.meteredNames[meteredKind(type)])
  return (
    <div className="lines__aside">
      <dt>{texts.quote.metered(format.list(names))}</dt>
      <dd>{total === null ? texts.quote.byMeter : texts.quote.about(format.money(total.amount, quote.currency))}</dd>
    </div>
  )
}

/** An estimate for the whole holiday in one figure; its parts are in a disclosure. */
function CostInAll({ lodging: { pricePlan }, quote }: { lodging: LodgingPage; quote: Quote }) {
  const { format, texts } = useStayTexts()
  const [wantsLinen, setWantsLinen] = useState(false)
  const cost = holidayCost(quote, pricePlan.items, wantsLinen)
  if (cost === null || quote.meteredEstimates.length === 0) return null
  const linen = linenLine(quote, pricePlan.items)
  return (
    <details className="cost">
      <summary>
        <span className="cost__title">{texts.cost.title}</span>
        <b className="cost__sum num">{texts.quote.about(format.money(cost.amount, quote.currency))}</b>
        <span className="cost__icon">
          <Icon name="chevron-down" size="small" />
        </span>
      </summary>
      <CostLines cost={cost} quote={quote} />
      {linen ? (
        <Checkbox
          label={`${texts.cost.linen} (+ ${format.money(linen.amount, quote.currency)})`}
          checked={wantsLinen}
          onChange={(event) => setWantsLinen(event.currentTarget.checked)}
        />
      ) : null}
      <p className="small muted">{texts.cost.note}</p>
    </details>
  )
}

function CostLines({ cost, quote: { currency } }: { cost: HolidayCost; quote: Quote }) {
  const { format, texts } = useStayTexts()
  const money = (amount: number): string => format.money(amount, currency)
  return (
    <dl className="lines">
      <div>
        <dt>{texts.quote.total}</dt>
        <dd>{money(cost.price)}</dd>
      </div>
      {cost.linen ? (
        <div>
          <dt>{texts.cost.linen}</dt>
          <dd>{money(cost.linen.amount)}</dd>
        </div>
      ) : null}
      <div>
        <dt>
          {texts.cost.energy}
          <small>{texts.energy.range(money(cost.energy.low), money(cost.energy.high))}</small>
        </dt>
        <dd>{texts.quote.about(money(cost.energy.amount))}</dd>
      </div>
    </dl>
  )
}

/** The button to the booking, with a note on the next step. */
export function QuoteOrder({ lodging, quote }: { lodging: LodgingPage; quote: Quote }) {
  const { bookHref } = useStayChoice()
  const stayTexts = useStayTexts()
  const { format, texts } = stayTexts
  const cleaning = cleaningOf(lodging)
  return (
    <>
      <Button colour="CTA" size="large" wide href={bookHref}>
        {texts.quote.book}
      </Button>
      <ul className="quote-box__notes small muted">
        <li>
          <Icon name="info" size="small" />
          <span>
            {texts.quote.safe} {instalmentText(lodging, quote, stayTexts)}
          </span>
        </li>
        {cleaning.kind === 'optional' ? (
          <li>
            <Icon name="sparkles" size="small" />
            <span>
              {texts.quote.ownCleaning(format.money(cleaning.item.unitPrice[quote.currency], quote.currency))}
            </span>
          </li>
        ) : null}
      </ul>
    </>
  )
}

/**
 * Counted from the first bookable day: a cached page does not know the current day, and the difference is at most one
 * day.
 */
function instalmentText({ pricePlan, terms }: LodgingPage, quote: Quote, { format, texts }: StayTexts): string {
  const [first, rest] = instalmentPlan(quote, pricePlan.firstBookable, terms)
  const money = (amount: number): string => format.money(amount, quote.currency)
  if (!first || !rest) return texts.quote.atOnce(money(quote.total), format.number(terms.restDueDaysBeforeArrival))
  const percent = format.number(terms.firstInstalment.percent)
  return texts.quote.instalments(money(first.amount), money(rest.amount), format.day(rest.dueOn, 'long'), percent)
}
