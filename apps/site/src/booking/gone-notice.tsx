import type { FlowRefusal } from '@marram/contract/booking/flow'
import type { BookingFlowData } from '@marram/contract/broker/booking-flow/shapes'
import type { BookingChoice } from '@marram/domain/booking/choice'
import { editionByKey } from '@marram/domain/edition'
import type { BookingMessages } from '@marram/i18n/messages/booking/en'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { Alternatives, nearestStays } from './alternatives.tsx'
import { useBookingTexts } from './booking-texts.ts'
import { stepHref } from './step-href.ts'

/** A final refusal: taken by another guest, or no longer offered. */
export function isGone({ code }: FlowRefusal): boolean {
  return !['too-many-holds', 'too-many-requests', 'no-answer', 'busy'].includes(code)
}

type GoneProps = {
  readonly choice: BookingChoice
  readonly flow: BookingFlowData
  readonly refusal: FlowRefusal
  /** Requests the hold again. */
  readonly onRetry: () => void
}

export function Gone({ choice, flow, refusal, onRetry }: GoneProps) {
  const { edition, texts } = useBookingTexts()
  const isTaken = refusal.code === 'not-available'
  // The service's current alternatives: the ones from when the guest chose may be gone.
  const stays = isTaken
    ? refusal.alternatives
    : nearestStays(flow.arrivals, choice.arrival).filter(({ arrival }) => arrival !== choice.arrival)
  return (
    <Notice kind={refusal.held ? 'sand' : 'error'} announce>
      <p>
        <b>{goneText(refusal, texts)}</b>
      </p>
      <Alternatives choice={choice} stays={stays} currency={editionByKey(edition).currency} />
      <p className="row">
        {refusal.held ? (
          <Button colour="Primary" size="small" onClick={onRetry}>
            {texts.hold.tryAgain}
          </Button>
        ) : null}
        <Button colour="White" size="small" href={stepHref(1, { ...choice, seenTotal: null })}>
          {texts.hold.choose}
        </Button>
      </p>
    </Notice>
  )
}

/** Nights that are only held are not lost yet, least of all those held by the guest's other tab. @internal */
export function goneText(
  { code, held }: Pick<FlowRefusal, 'code' | 'held'>,
  { hold, failures }: Pick<BookingMessages, 'hold' | 'failures'>,
): string {
  if (code !== 'not-available') return failures.tooLate
  if (!held) return hold.taken
  const left = hold.minutes(Math.max(1, Math.ceil(held.remainingSeconds / 60)))
  return held.isNearby ? hold.heldNearby(left) : hold.heldByOther(left)
}
