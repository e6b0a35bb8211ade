import type { BookingFlowData } from '@marram/contract/broker/booking-flow/shapes'
import { Button } from '@marram/ui/button'
import { TextLink } from '@marram/ui/text-link'
import { getRouteApi } from '@tanstack/react-router'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { BookingFrame } from './booking-frame.tsx'
import { useBookingTexts } from './booking-texts.ts'
import { BottomBar } from './bottom-bar.tsx'
import { DeferredNotice } from './deferred-notice.tsx'
import type { StayQuote } from './flow-queries.ts'
import { HoldNotice } from './hold-notice.tsx'
import type { LoadedStep } from './load-step.ts'
import { MissingChoice } from './missing-choice.tsx'
import { OrderFailure } from './order-failure.tsx'
import { PriceChange } from './price-change.tsx'
import { ReviewFinal } from './review-final.tsx'
import { ReviewLadder } from './review-ladder.tsx'
import { ReviewPerson, ReviewStay } from './review-overview.tsx'
import { ReviewPay } from './review-pay.tsx'
import { Waiting } from './stay-step.tsx'
import { StayStrip } from './stay-strip.tsx'
import { stepHref } from './step-href.ts'
import { refusedText, Summary } from './summary.tsx'
import { orderFormId, useOrder } from './use-order.ts'
import { type StepData, useStepData } from './use-step-data.ts'

const route = getRouteApi('/booking/step3')

/** The third step: a summary, the payment method, and the button that orders. */
export function ReviewStep() {
  const loaded = route.useLoaderData()
  const { choice } = loaded
  const data = useStepData(choice)
  const { flow, quote } = data
  if (flow === undefined || flow === null) {
    return <BookingFrame step={3}>{flow === null ? <MissingChoice isUnknown /> : <Waiting {...data} />}</BookingFrame>
  }
  const summary = { choice, flow, quote }
  return (
    <BookingFrame step={3} strip={<StayStrip {...summary} />} bar={<BottomBar {...summary} />}>
      <div className="booking__grid">
        {quote?.kind === 'quoted' ? (
          <Review loaded={loaded} data={data} flow={flow} quote={quote} />
        ) : (
          <NotLet loaded={loaded} quote={quote} data={data} />
        )}
        <PartBoundary>
          <Summary {...summary} />
        </PartBoundary>
      </div>
    </BookingFrame>
  )
}

type ReviewProps = {
  readonly loaded: LoadedStep
  readonly data: StepData
  readonly flow: BookingFlowData
  readonly quote: Extract<StayQuote, { kind: 'quoted' }>
}

function Review({ loaded, data, flow, quote }: ReviewProps) {
  const { texts } = useBookingTexts()
  const { choice, visit } = loaded
  const order = useOrder(loaded, quote, data.retry)
  const { details } = visit
  return (
    <div className="booking__main">
      {/* Its controls are outside and refer to it: between them are separate forms, for the hold and a login. */}
      <form id={orderFormId} method="post" hidden onSubmit={order.onSubmit}>
        <input type="hidden" name="acceptedTotal" value={quote.quote.total} />
        <input type="hidden" name="acceptedTerms" value={quote.termsDigest} />
      </form>
      <div className="booking__intro">
        <h1>{texts.review.title}</h1>
        <p className="lead">{texts.review.lead}</p>
      </div>
      <PartBoundary>
        <HoldNotice choice={choice} known={visit.hold} flow={flow} />
      </PartBoundary>
      {order.refusal?.code === 'price-changed' ? null : (
        <PriceChange seenTotal={choice.seenTotal} quote={quote.quote} />
      )}
      {quote.deferred ? (
        <PartBoundary>
          <DeferredNotice {...quote.deferred} />
        </PartBoundary>
      ) : null}
      <PartBoundary>
        <ReviewStay choice={choice} flow={flow} terms={quote.terms} quote={quote.quote} />
      </PartBoundary>
      {details === null ? null : (
        <PartBoundary>
          <ReviewPerson choice={choice} details={details} order={order} />
        </PartBoundary>
      )}
      <ReviewPay quote={quote} payChoice={order.payChoice} onPayChoice={order.setPayChoice} />
      <PartBoundary>
        <ReviewLadder quote={quote.quote} terms={quote.terms} today={loaded.today} />
      </PartBoundary>
      <OrderFailure choice={choice} quote={quote.quote} order={order} />
      <ReviewFinal
        quote={quote.quote}
        prices={flow.itemPrices}
        minRenterAge={quote.terms.minRenterAge}
        isSending={order.isSending}
      />
      <div className="booking__next">
        <TextLink icon="chevron-left" href={stepHref(2, choice)}>
          {texts.review.back}
        </TextLink>
      </div>
    </div>
  )
}

function NotLet({ loaded, quote, data }: { loaded: LoadedStep; quote: StayQuote | undefined; data: StepData }) {
  const { texts, stayTexts } = useBookingTexts()
  return (
    <div className="booking__main">
      <h1>{texts.review.title}</h1>
      {quote?.kind === 'refused' ? <p>{refusedText(quote.reason, stayTexts)}</p> : <Waiting {...data} />}
      <p>
        <Button href={stepHref(1, { ...loaded.choice, seenTotal: null })}>{texts.failures.choose}</Button>
      </p>
    </div>
  )
}
