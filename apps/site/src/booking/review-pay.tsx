import type { PayOffer } from '@marram/contract/booking/pay-ways'
import type { PayChoice } from '@marram/domain/booking/pay-choice'
import { energyTotal, meteredKind } from '@marram/domain/item-charge'
import type { Quote } from '@marram/domain/quote'
import type { Instalment, PaymentTerms } from '@marram/domain/rental-terms'
import { classNames } from '@marram/ui/class-names'
import { Icon } from '@marram/ui/icon'
import { Panel } from '@marram/ui/panel'
import { atStart, useBookingTexts } from './booking-texts.ts'
import type { StayQuote } from './flow-queries.ts'
import { offeredWays, orderFormId } from './use-order.ts'

type PayProps = {
  readonly quote: Extract<StayQuote, { kind: 'quoted' }>
  readonly payChoice: PayChoice
  readonly onPayChoice: (choice: PayChoice) => void
}

export function ReviewPay({ quote, payChoice, onPayChoice }: PayProps) {
  const { texts } = useBookingTexts()
  return (
    <Panel aria-labelledby="review-pay">
      <h2 id="review-pay">{texts.review.pay}</h2>
      {quote.deferred ? <p className="small muted">{texts.review.nothingYet}</p> : null}
      <PayPlan quote={quote.quote} terms={quote.terms} instalments={quote.instalments} />
      {quote.deferred ? null : <PayWays offer={quote.pay} payChoice={payChoice} onPayChoice={onPayChoice} />}
    </Panel>
  )
}

type PlanProps = {
  readonly quote: Quote
  readonly terms: PaymentTerms
  readonly instalments: readonly Instalment[]
}

/** Payments with their due dates: the instalments add up to the total, metered costs come on top. */
function PayPlan({ quote, terms, instalments }: PlanProps) {
  const { format, texts, stayTexts } = useBookingTexts()
  const isAtOnce = instalments.length === 1
  const energy = energyTotal(quote.meteredEstimates)
  const names = quote.meteredEstimates.map(({ type }) => stayTexts.quote.meteredNames[meteredKind(type)])
  return (
    <ol className="plan-steps">
      {instalments.map((instalment, index) => (
        <PlanStep
          key={instalment.dueOn}
          kind={index === 0 ? 'now' : 'next'}
          title={isAtOnce ? texts.review.whole : index === 0 ? texts.review.first : texts.review.second}
          text={isAtOnce ? atOnce() : index === 0 ? firstPart() : texts.review.secondText}
          sum={format.money(instalment.amount, quote.currency)}
          when={texts.review.by(format.day(instalment.dueOn, 'long'))}
        />
      ))}
      {names.length > 0 ? (
        <PlanStep
          kind="later"
          title={atStart(format.list(names))}
          text={energy === null ? texts.review.meteredPlain : texts.review.meteredText}
          sum={
            energy === null
              ? stayTexts.quote.byMeter
              : stayTexts.quote.about(format.money(energy.amount, quote.currency))
          }
          when={texts.review.afterwards}
        />
      ) : null}
    </ol>
  )

  function firstPart(): string {
    return texts.review.firstText(format.number(terms.firstInstalment.percent))
  }
  function atOnce(): string {
    return texts.review.wholeText(format.number(terms.restDueDaysBeforeArrival))
  }
}

type StepProps = {
  readonly kind: 'now' | 'next' | 'later'
  readonly title: string
  readonly text: string
  readonly sum: string
  readonly when: string
}

function PlanStep({ kind, title, text, sum, when }: StepProps) {
  return (
    <li className={classNames('plan-steps__item', kind !== 'next' && `plan-steps__item--${kind}`)}>
      <div>
        <b>{title}</b>
        <span className="small muted">{text}</span>
      </div>
      <div className="plan-steps__sum">
        <b className="num">{sum}</b>
        <span className="small">{when}</span>
      </div>
    </li>
  )
}

/** Product names, the same in every language. */
const wallets = { 'apple-pay': 'Apple Pay', 'google-pay': 'Google Pay' } as const

const icons = { invoice: 'mail', card: 'credit-card' } as const

type WaysProps = Omit<PayProps, 'quote'> & { readonly offer: PayOffer }

function PayWays({ offer, payChoice, onPayChoice }: WaysProps) {
  const { texts, format } = useBookingTexts()
  const offered = offeredWays(offer)
  if (offered.length === 0) return <p className="small muted">{texts.review.invoiceAlone}</p>
  const wayName = (way: PayChoice) =>
    format.list([
      texts.review[way],
      ...(way === 'card' ? (offer.card?.wallets ?? []).map((name) => wallets[name]) : []),
    ])
  const notes = { invoice: texts.review.invoiceText, card: texts.review.cardText }
  return (
    <fieldset className="pay">
      <legend className="field__label">{texts.review.payNow}</legend>
      <div className="pay__options">
        {offered.map((way) => (
          <label key={way} className="pay__option">
            <input
              type="radio"
              form={orderFormId}
              name="payChoice"
              value={way}
              checked={payChoice === way}
              onChange={() => onPayChoice(way)}
            />
            <span>
              <Icon name={icons[way]} />
              <span className="pay__words">
                {wayName(way)} <small>{notes[way]}</small>
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
