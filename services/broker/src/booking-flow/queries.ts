import { bounded, editionOf } from '../arguments.ts'
import type { BrokerContext } from '../context.ts'
import { type FlowRequest, loadFlow } from './load-flow.ts'

type FlowArguments = {
  lan: number
  lodgingId: number
  arrival: string
  duration: number
  adults: number
  children: number
  infants: number
  pets: number
}

const maxNights = 365

/** All three load the same data; each document selects the fields for its step. */
export const bookingFlowQueries = {
  bookingFlowData: (_: unknown, args: FlowArguments, context: BrokerContext) => loadFlow(context, requestOf(args)),
  bookingOptionPricesOnArrivalChange: (_: unknown, args: FlowArguments, context: BrokerContext) =>
    loadFlow(context, requestOf(args)),
  bookingOptionPricesOnDurationChange: (_: unknown, args: FlowArguments, context: BrokerContext) =>
    loadFlow(context, requestOf(args)),
}

function requestOf({ lan, lodgingId, arrival, duration, ...party }: FlowArguments): FlowRequest {
  const { adults, children, infants, pets } = party
  const requested = { arrival, duration: bounded(duration, 0, maxNights), party: { adults, children, infants, pets } }
  return { lodgingId, requested, edition: editionOf(lan) }
}
