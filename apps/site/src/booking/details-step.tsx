import type { FlowRefusal } from '@marram/contract/booking/flow'
import type { BookingFlowData } from '@marram/contract/broker/booking-flow/shapes'
import { isMailAddress } from '@marram/contract/workers/mail-address'
import { type BookingChoice, presentBookingChoice } from '@marram/domain/booking/choice'
import { parseGuestDetails } from '@marram/domain/booking/guest-details'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { TextLink } from '@marram/ui/text-link'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { goTo } from '../frame/navigation/use-link-navigation.ts'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { BookingFrame } from './booking-frame.tsx'
import { useBookingTexts } from './booking-texts.ts'
import { BottomBar } from './bottom-bar.tsx'
import { DeferredNotice } from './deferred-notice.tsx'
import { DetailsFields } from './details-fields.tsx'
import { DetailsProblems } from './details-problems.tsx'
import { flowClient } from './flow-client.ts'
import { HoldNotice } from './hold-notice.tsx'
import type { LoadedStep } from './load-step.ts'
import { LoginOffer } from './login-offer.tsx'
import { MissingChoice } from './missing-choice.tsx'
import { Waiting } from './stay-step.tsx'
import { StayStrip } from './stay-strip.tsx'
import { stepHref } from './step-href.ts'
import { Summary } from './summary.tsx'
import { UnconfirmedNotice } from './unconfirmed-notice.tsx'
import { type DetailsForm, useDetails } from './use-details.ts'
import { type StepData, useStepData } from './use-step-data.ts'

const route = getRouteApi('/booking/step2')
const formId = 'details'

/** The second step: the guest's details. */
export function DetailsStep() {
  const loaded = route.useLoaderData()
  const { choice } = loaded
  const { texts } = useBookingTexts()
  const data = useStepData(choice)
  const { flow, quote } = data
  if (flow === undefined || flow === null) {
    return <BookingFrame step={2}>{flow === null ? <MissingChoice isUnknown /> : <Waiting {...data} />}</BookingFrame>
  }
  const summary = { choice, flow, quote }
  return (
    <BookingFrame
      step={2}
      strip={<StayStrip {...summary} />}
      bar={
        <BottomBar {...summary}>
          <Button type="submit" form={formId} colour="CTA">
            {texts.details.nextShort}
          </Button>
        </BottomBar>
      }
    >
      <div className="booking__grid">
        <div className="booking__main">
          <div className="booking__intro">
            <h1>{texts.details.title}</h1>
            <p className="lead">{texts.details.lead}</p>
          </div>
          <PartBoundary>
            <HoldNotice choice={choice} known={loaded.visit.hold} flow={flow} />
          </PartBoundary>
          {quote?.kind === 'quoted' && quote.deferred ? (
            <PartBoundary>
              <DeferredNotice {...quote.deferred} />
            </PartBoundary>
          ) : null}
          <Details loaded={loaded} data={data} flow={flow} />
        </div>
        <PartBoundary>
          <Summary {...summary} />
        </PartBoundary>
      </div>
    </BookingFrame>
  )
}

type DetailsProps = { readonly loaded: LoadedStep; readonly data: StepData; readonly flow: BookingFlowData }

function Details({ loaded, data, flow }: DetailsProps) {
  const { texts } = useBookingTexts()
  const { choice, visit } = loaded
  const form = useDetails(visit)
  const seenTotal = choice.seenTotal ?? (data.quote?.kind === 'quoted' ? data.quote.quote.total : null)
  const sent = visit.answer?.kind === 'details' ? visit.answer.waiting : undefined
  const { onSubmit, isUnsent, waiting = sent } = useSending(form, { ...choice, seenTotal })
  return (
    <>
      <PartBoundary>
        <LoginOffer form={form} account={visit.account} />
      </PartBoundary>
      <form id={formId} className="booking__main" method="post" noValidate onSubmit={onSubmit}>
        {seenTotal === null ? null : <input type="hidden" name="seenTotal" value={seenTotal} />}
        <DetailsProblems form={form} />
        <DetailsFields form={form} terms={flow.terms} />
        {waiting ? <UnconfirmedNotice waiting={waiting} /> : null}
        {isUnsent ? (
          <Notice kind="error" announce>
            {texts.offline}
          </Notice>
        ) : null}
        <div className="booking__next">
          <TextLink icon="chevron-left" href={stepHref(1, { ...choice, seenTotal: null })}>
            {texts.details.back}
          </TextLink>
          <Button type="submit" colour="CTA" size="large">
            {texts.details.next}
          </Button>
        </div>
      </form>
    </>
  )
}

/** Validates with the server's own rule, so that guests see errors without a request. */
function useSending(form: DetailsForm, choice: BookingChoice) {
  const router = useRouter()
  const [refusal, setRefusal] = useState<FlowRefusal | null>(null)
  const isUnconfirmed = refusal?.code === 'unconfirmed-bookings'
  const onSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const parsed = parseGuestDetails(form.values, isMailAddress)
    if (!('email' in parsed)) {
      form.refuse(parsed)
      return
    }
    const answered = await flowClient.saveDetails(form.values, presentBookingChoice(choice))
    setRefusal(answered.kind === 'done' ? null : answered.refusal)
    if (answered.kind === 'done') await goTo(router, stepHref(3, choice))
  }
  return {
    onSubmit,
    isUnsent: refusal !== null && !isUnconfirmed,
    ...(isUnconfirmed && { waiting: refusal.waiting ?? [] }),
  }
}
