import type { FlowRefusal } from '@marram/contract/booking/flow'
import type { Hold } from '@marram/contract/booking/placed'
import type { BookingChoice } from '@marram/domain/booking/choice'
import { addDays } from '@marram/domain/iso-day'
import { useCallback, useEffect, useState } from 'react'
import { watchOtherTabs } from '../kit/tabs.ts'
import { flowClient } from './flow-client.ts'
import { type HeldUntil, secondsLeft } from './hold-clock.ts'

export type HoldState =
  /** Before the script runs: the server's state. */
  | Readonly<{ kind: 'asking' }>
  | Readonly<{ kind: 'held'; until: HeldUntil; seconds: number }>
  /** `isElsewhere`: this browser holds another stay instead, chosen in another tab. */
  | Readonly<{ kind: 'over'; isElsewhere?: boolean }>
  | Readonly<{ kind: 'not-held'; refusal: FlowRefusal | null }>

const tickMs = 5000

/** Holds the house for this browser on entering the step, and tracks the remaining time. */
export function useHold(choice: BookingChoice, known: Hold | null) {
  const { lodgingId, arrival, duration, party } = choice
  const { adults, children, infants, pets } = party
  const [state, setState] = useState<HoldState>(() => initialState(choice, known))
  const keep = useCallback(async () => {
    setState({ kind: 'asking' })
    const wish = { lodgingId, arrival, duration, party: { adults, children, infants, pets } }
    const answered = await flowClient.hold(wish)
    setState(answered.kind === 'done' ? heldNow(answered.data) : { kind: 'not-held', refusal: answered.refusal })
  }, [lodgingId, arrival, duration, adults, children, infants, pets])
  const look = useCallback(async () => {
    const answered = await flowClient.visit()
    if (answered.kind !== 'done') return
    const { hold } = answered.data
    setState((before) => (isFor(hold, { lodgingId, arrival, duration }) ? heldNow(hold) : lost(before, hold !== null)))
  }, [lodgingId, arrival, duration])
  useEffect(() => {
    // After a hold expires on the open page, only the guest renews it.
    void (isFor(known, { lodgingId, arrival, duration }) ? look() : keep())
    const tabs = watchOtherTabs('booking-hold', () => void look())
    tabs.start()
    return tabs.stop
  }, [known, lodgingId, arrival, duration, keep, look])
  useTick(setState)
  return { state, keep }
}

function useTick(setState: (change: (before: HoldState) => HoldState) => void): void {
  useEffect(() => {
    const timer = setInterval(() => {
      setState((before) => {
        if (before.kind !== 'held') return before
        const seconds = secondsLeft(before.until, performance.now())
        return seconds > 0 ? { ...before, seconds } : { kind: 'over' }
      })
    }, tickMs)
    return () => clearInterval(timer)
  }, [setState])
}

type Stay = Pick<BookingChoice, 'lodgingId' | 'arrival' | 'duration'>

/** Another tab may hold another house, or other nights. */
function isFor(hold: Hold | null, { lodgingId, arrival, duration }: Stay): hold is Hold {
  return hold?.lodgingId === lodgingId && hold.arrival === arrival && hold.departure === addDays(arrival, duration)
}

function initialState(stay: Stay, known: Hold | null): HoldState {
  if (!isFor(known, stay)) return { kind: 'not-held', refusal: null }
  const { remainingSeconds } = known
  const saidAtMs = typeof window === 'undefined' ? 0 : performance.now()
  return { kind: 'held', until: { remainingSeconds, saidAtMs }, seconds: remainingSeconds }
}

function heldNow({ remainingSeconds }: Hold): HoldState {
  return { kind: 'held', until: { remainingSeconds, saidAtMs: performance.now() }, seconds: remainingSeconds }
}

function lost(before: HoldState, isElsewhere: boolean): HoldState {
  return before.kind === 'held' ? { kind: 'over', isElsewhere } : before
}
