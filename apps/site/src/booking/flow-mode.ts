import type { BookingFlowData } from '@marram/contract/broker/booking-flow/shapes'
import type { BookingChoice } from '@marram/domain/booking/choice'
import type { Party } from '@marram/domain/party'

/** What has been fetched for one stay of one party. */
export type FetchedFlow = Readonly<{
  arrival: string
  duration: number
  party: Party
  data: BookingFlowData
}>

export type FlowMode =
  | Readonly<{ kind: 'initial' }>
  /** The arrivals near by stay as they were; which durations there are is new. */
  | Readonly<{ kind: 'arrival-changed'; base: BookingFlowData }>
  /** The durations stay as they were; which arrivals there are is new. */
  | Readonly<{ kind: 'duration-changed'; base: BookingFlowData }>

/** How little must be fetched for this choice, given what was fetched before for the house, the latest first. */
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
