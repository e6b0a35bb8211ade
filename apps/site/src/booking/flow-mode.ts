import type { BookingFlowData } from '@marram/contract/broker/booking-flow/shapes'
import type { BookingChoice } from '@marram/domain/booking/choice'
import type { Party } from '@marram/domain/party'

/** Data that was loaded for one stay of one party. */
export type FetchedFlow = Readonly<{
  arrival: string
  duration: number
  party: Party
  data: BookingFlowData
}>

export type FlowMode =
  | Readonly<{ kind: 'initial' }>
  /** The nearby arrivals stay the same; the durations are new. */
  | Readonly<{ kind: 'arrival-changed'; base: BookingFlowData }>
  /** The durations stay the same; the arrivals are new. */
  | Readonly<{ kind: 'duration-changed'; base: BookingFlowData }>

/** The smallest request for this choice, given earlier data of the house, latest first. */
export function flowMode({ arrival, duration, party }: BookingChoice, before: readonly FetchedFlow[]): FlowMode {
  const same = before.filter((flow) => isSameParty(flow.party, party))
  const listed = same.find(
    (flow) => flow.duration === duration && flow.data.arrivals.some((option) => option.arrival === arrival),
  )
  if (listed) return { kind: 'arrival-changed', base: listed.data }
  const lasting = same.find(
    (flow) => flow.arrival === arrival && flow.data.durations.some((option) => option.duration === duration),
  )
  return lasting ? { kind: 'duration-changed', base: lasting.data } : { kind: 'initial' }
}

function isSameParty(a: Party, b: Party): boolean {
  return a.adults === b.adults && a.children === b.children && a.infants === b.infants && a.pets === b.pets
}
