import type { Hold } from '@marram/contract/booking/placed'
import type { BookingFlowData } from '@marram/contract/broker/booking-flow/shapes'
import type { BookingChoice } from '@marram/domain/booking/choice'
import type { BookingMessages } from '@marram/i18n/messages/booking/en'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { useBookingTexts } from './booking-texts.ts'
import { Gone, isGone } from './gone-notice.tsx'
import { minutesLeft } from './hold-clock.ts'
import { receiptHref } from './step-href.ts'
import { type HoldState, useHold } from './use-hold.ts'

type HoldNoticeProps = {
  readonly choice: BookingChoice
  readonly known: Hold | null
  readonly flow: BookingFlowData
}

/** Shows if the house is held for this guest, and for how long. Never a threat: the hold can be renewed. */
export function HoldNotice({ choice, known, flow }: HoldNoticeProps) {
  const { texts } = useBookingTexts()
  const { state, keep } = useHold(choice, known)
  if (state.kind === 'asking') return <Notice>{texts.hold.asking}</Notice>
  if (state.kind === 'held') return <HeldNotice seconds={state.seconds} />
  if (state.kind === 'not-held' && state.refusal?.reservationId) {
    return <Booked reservationId={state.refusal.reservationId} />
  }
  if (state.kind === 'not-held' && state.refusal !== null && isGone(state.refusal)) {
    return <Gone choice={choice} flow={flow} refusal={state.refusal} onRetry={() => void keep()} />
  }
  return (
    <Notice kind="sand" icon="clock" announce={state.kind === 'over'}>
      <p>{notKeptText(state, texts.hold)}</p>
      {/* A separate form: without script it is sent to this page. */}
      <form method="post">
        <input type="hidden" name="intent" value="hold" />
        <Button
          type="submit"
          colour="Primary"
          size="small"
          onClick={(event) => {
            event.preventDefault()
            void keep()
          }}
        >
          {state.kind === 'over' ? texts.hold.again : texts.hold.keep}
        </Button>
      </form>
    </Notice>
  )
}

function Booked({ reservationId }: { readonly reservationId: string }) {
  const { texts } = useBookingTexts()
  return (
    <Notice kind="good" announce>
      <p>{texts.hold.booked(reservationId)}</p>
      <p>
        <Button colour="White" size="small" href={receiptHref(reservationId)}>
          {texts.hold.toBooking}
        </Button>
      </p>
    </Notice>
  )
}

function HeldNotice({ seconds }: { readonly seconds: number }) {
  const { texts } = useBookingTexts()
  const minutes = minutesLeft(seconds)
  const left = minutes === null ? texts.hold.underOne : texts.hold.minutes(minutes)
  return (
    <Notice kind="good" icon="clock">
      {texts.hold.kept(left)}
    </Notice>
  )
}

type NotHeld = Extract<HoldState, { kind: 'over' | 'not-held' }>

/**
 * For nights that are not held, though they may be free: by the service's refusal, or because of the guest's other tab.
 * @internal
 */
export function notKeptText(
  state: NotHeld,
  {
    over,
    elsewhere,
    none,
    tooMany,
    slower,
  }: Pick<BookingMessages['hold'], 'over' | 'elsewhere' | 'none' | 'tooMany' | 'slower'>,
): string {
  if (state.kind === 'over') return state.isElsewhere ? elsewhere : over
  const said: Readonly<Record<string, string>> = { 'too-many-holds': tooMany, 'too-many-requests': slower }
  return said[state.refusal?.code ?? ''] ?? none
}
