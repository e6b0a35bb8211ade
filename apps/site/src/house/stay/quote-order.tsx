import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import type { Quote } from '@marram/domain/quote'
import { instalmentPlan } from '@marram/domain/rental-terms'
import { Button } from '@marram/ui/button'
import { Icon } from '@marram/ui/icon'
import { cleaningOf } from '../house-cleaning.ts'
import { useStayChoice } from './stay-choice-provider.tsx'
import { type StayTexts, useStayTexts } from './stay-texts.ts'

/** The way into the booking, and what happens then. */
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

/** Counted from the first bookable day: a stored page knows no other today, and it is at most a day off. */
function instalmentText({ pricePlan }: LodgingPage, quote: Quote, { format, texts }: StayTexts): string {
  const [first, rest] = instalmentPlan(quote, pricePlan.firstBookable)
  const money = (amount: number): string => format.money(amount, quote.currency)
  if (!first || !rest) return texts.quote.atOnce(money(quote.total))
  return texts.quote.instalments(money(first.amount), money(rest.amount), format.day(rest.dueOn, 'long'))
}
