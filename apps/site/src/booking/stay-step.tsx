import type { FlowHold, FlowRefusal } from '@marram/contract/booking/flow'
import type { BookingFlowData } from '@marram/contract/broker/booking-flow/shapes'
import { type BookingChoice, presentBookingChoice } from '@marram/domain/booking/choice'
import { presentStayQuery } from '@marram/domain/stay-query'
import { buildPath } from '@marram/i18n/paths'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { TextLink } from '@marram/ui/text-link'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useState } from 'react'
import { goTo } from '../frame/navigation/use-link-navigation.ts'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { Alternatives, nearestStays } from './alternatives.tsx'
import { BookingFrame } from './booking-frame.tsx'
import { useBookingTexts } from './booking-texts.ts'
import { BottomBar } from './bottom-bar.tsx'
import { DeferredNotice } from './deferred-notice.tsx'
import type { Answered } from './flow-client.ts'
import type { StayQuote } from './flow-queries.ts'
import { Gone, isGone } from './gone-notice.tsx'
import { MissingChoice } from './missing-choice.tsx'
import { StayDates } from './stay-dates.tsx'
import { StayExtras } from './stay-extras.tsx'
import { StayParty } from './stay-party.tsx'
import { StayStrip } from './stay-strip.tsx'
import { receiptHref, stepHref } from './step-href.ts'
import { refusedText, Summary } from './summary.tsx'
import { type StepData, useStepData } from './use-step-data.ts'

const route = getRouteApi('/booking/step1')
const formId = 'stay'

/** The first step: dates, party and extras. */
export function StayStep() {
  const choice = route.useLoaderData()
  if (choice === null) {
    return (
      <BookingFrame step={1}>
        <MissingChoice />
      </BookingFrame>
    )
  }
  return <ChosenStay loaded={choice} />
}

function ChosenStay({ loaded }: { readonly loaded: BookingChoice }) {
  const { texts } = useBookingTexts()
  const [choice, choose] = useChoice(loaded)
  const data = useStepData(choice)
  const { flow, quote, isBehind } = data
  if (flow === undefined || flow === null) {
    return <BookingFrame step={1}>{flow === null ? <MissingChoice isUnknown /> : <Waiting {...data} />}</BookingFrame>
  }
  const summary = { choice, flow, quote, isBehind }
  const canGoOn = quote?.kind === 'quoted' && flow.option !== null
  return (
    <BookingFrame
      step={1}
      strip={<StayStrip {...summary} />}
      bar={
        <BottomBar {...summary}>
          <Button type="submit" form={formId} formMethod="post" colour="CTA" aria-disabled={!canGoOn}>
            {texts.stay.nextShort}
          </Button>
        </BottomBar>
      }
    >
      <div className="booking__grid">
        <StayForm choice={choice} choose={choose} flow={flow} data={data} canGoOn={canGoOn} />
        <PartBoundary>
          <Summary {...summary} />
        </PartBoundary>
      </div>
    </BookingFrame>
  )
}

type FormProps = {
  readonly choice: BookingChoice
  readonly choose: (part: Partial<BookingChoice>) => void
  readonly flow: BookingFlowData
  readonly data: StepData
  readonly canGoOn: boolean
}

/** Without script its two buttons update the price (GET) or continue (POST). */
function StayForm({ choice, choose, flow, data, canGoOn }: FormProps) {
  const { texts } = useBookingTexts()
  const { quote } = data
  const { onSubmit, refusal, keep } = useGoOn(choice, data, canGoOn)
  return (
    <form id={formId} className="booking__main" method="get" action="/booking/step1/" onSubmit={onSubmit} data-ahead="">
      <input type="hidden" name="lodgingId" value={choice.lodgingId} />
      <div className="booking__intro">
        <h1>{texts.stay.title}</h1>
        <p className="lead">{texts.stay.lead}</p>
      </div>
      {data.hasFailed ? <Failed {...data} /> : null}
      {refusal ? (
        <div id={problemId} tabIndex={-1}>
          <Gone choice={choice} flow={flow} refusal={refusal} onRetry={keep} />
        </div>
      ) : (
        <PartBoundary>
          <NotPossible choice={choice} flow={flow} quote={quote} />
        </PartBoundary>
      )}
      {quote?.kind === 'quoted' && quote.deferred ? (
        <PartBoundary>
          <DeferredNotice {...quote.deferred} />
        </PartBoundary>
      ) : null}
      <PartBoundary>
        <StayDates choice={choice} choose={choose} flow={flow} quote={quote} />
      </PartBoundary>
      <PartBoundary>
        <StayParty choice={choice} choose={choose} flow={flow} />
      </PartBoundary>
      <PartBoundary>
        <StayExtras choice={choice} choose={choose} flow={flow} quote={quote} />
      </PartBoundary>
      <noscript>
        <Button type="submit">{texts.stay.update}</Button>
      </noscript>
      <p className="visually-hidden" role="status">
        {data.isBehind ? texts.loading : null}
      </p>
      <Ways choice={choice} flow={flow} canGoOn={canGoOn} />
    </form>
  )
}

/**
 * Enters the second step with the total that the guest saw, to point out a later change, and with the house held: taken
 * nights are explained here, where other dates can be chosen. Continues without a hold in other cases.
 */
function useGoOn(choice: BookingChoice, { quote, isBehind }: StepData, canGoOn: boolean) {
  const router = useRouter()
  const [isWaiting, setWaiting] = useState(false)
  const { lodgingId, arrival, duration, party } = choice
  const stay = `${lodgingId} ${arrival} ${duration}`
  const [refused, setRefused] = useState<{ stay: string; refusal: FlowRefusal } | null>(null)
  const refusal = refused?.stay === stay ? refused.refusal : null
  useEffect(() => {
    if (refusal) document.getElementById(problemId)?.focus()
  }, [refusal])
  const goOn = async (): Promise<void> => {
    setWaiting(false)
    if (!canGoOn || quote?.kind !== 'quoted') {
      document.getElementById(problemId)?.focus()
      return
    }
    const next = afterHold(await holdStay({ lodgingId, arrival, duration, party }))
    if (next.kind === 'stay') setRefused({ stay, refusal: next.refusal })
    else if (next.kind === 'receipt') await goTo(router, receiptHref(next.reservationId))
    else await goTo(router, stepHref(2, { ...choice, seenTotal: quote.quote.total }))
  }
  // A press while the price of the last change is loading refers to that price.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival of the price goes on, not every new render
  useEffect(() => {
    if (isWaiting && !isBehind) void goOn()
  }, [isWaiting, isBehind])
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (isBehind) setWaiting(true)
    else void goOn()
  }
  return { onSubmit, refusal, keep: () => void goOn() }
}

/** Preloads the script of the next step; if that fails, the next step loads it. */
async function holdStay(wish: FlowHold): Promise<Answered<unknown>> {
  try {
    const { flowClient } = await import('./flow-client.ts')
    return await flowClient.hold(wish)
  } catch {
    return { kind: 'refused', refusal: { code: 'no-answer', alternatives: [] } }
  }
}

type AfterHold =
  | Readonly<{ kind: 'details' }>
  | Readonly<{ kind: 'receipt'; reservationId: string }>
  | Readonly<{ kind: 'stay'; refusal: FlowRefusal }>

/** The target of the first step, depending on the hold. @internal */
export function afterHold(held: Answered<unknown>): AfterHold {
  if (held.kind === 'done') return { kind: 'details' }
  const { refusal } = held
  if (refusal.reservationId !== undefined) return { kind: 'receipt', reservationId: refusal.reservationId }
  return isGone(refusal) ? { kind: 'stay', refusal } : { kind: 'details' }
}

const problemId = 'stay-problem'

function NotPossible({ choice, flow, quote }: Pick<FormProps, 'choice' | 'flow'> & { quote: StayQuote | undefined }) {
  const { texts, stayTexts } = useBookingTexts()
  if (!quote || (quote.kind === 'quoted' && flow.option !== null)) return null
  const [first] = flow.itemPrices
  return (
    <div id={problemId} tabIndex={-1}>
      <Notice kind="error" announce>
        <p>
          <b>{quote.kind === 'refused' ? refusedText(quote.reason, stayTexts) : texts.stay.taken}</b>
        </p>
        {quote.kind === 'refused' ? <p>{texts.stay.fix}</p> : null}
        {flow.arrivals.length > 0 ? (
          <Alternatives
            choice={choice}
            stays={nearestStays(flow.arrivals, choice.arrival)}
            currency={flow.arrivals[0]?.currency ?? first?.currency ?? 'EUR'}
          />
        ) : null}
      </Notice>
    </div>
  )
}

function Ways({ choice, flow, canGoOn }: Pick<FormProps, 'choice' | 'flow' | 'canGoOn'>) {
  const { texts } = useBookingTexts()
  const { scope } = usePageContext()
  const house = buildPath(scope.edition, { kind: 'lodging', name: flow.lodging.name })
  return (
    <div className="booking__next">
      <TextLink icon="chevron-left" href={`${house}${presentStayQuery('', choice)}`}>
        {texts.stay.back}
      </TextLink>
      <Button type="submit" formMethod="post" colour="CTA" size="large" aria-disabled={!canGoOn}>
        {texts.stay.next}
      </Button>
    </div>
  )
}

export function Waiting({ hasFailed, retry }: Pick<StepData, 'hasFailed' | 'retry'>) {
  const { texts } = useBookingTexts()
  return hasFailed ? <Failed retry={retry} /> : <p role="status">{texts.loading}</p>
}

/** Shown after a lost connection or an outage: the choice stays, and a press retries. */
export function Failed({ retry }: Pick<StepData, 'retry'>) {
  const { texts } = useBookingTexts()
  return (
    <Notice kind="error" announce>
      <p>{texts.failed}</p>
      <p>
        <Button colour="White" size="small" onClick={retry}>
          {texts.retry}
        </Button>
      </p>
    </Notice>
  )
}

/** Applies the guest's choice at once and replaces the URL, so that reloading and going back keep it. */
function useChoice(loaded: BookingChoice): [BookingChoice, (part: Partial<BookingChoice>) => void] {
  const router = useRouter()
  const [choice, setChoice] = useState(loaded)
  const address = presentBookingChoice(loaded)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all of it, and is the same text for the same choice
  useEffect(() => setChoice(loaded), [address])
  const choose = (part: Partial<BookingChoice>): void => {
    const next = { ...choice, ...part }
    setChoice(next)
    void goTo(router, stepHref(1, next), { replace: true, resetScroll: false })
  }
  return [choice, choose]
}
