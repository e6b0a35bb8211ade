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

/** The three ask the same of the database; each answers what its moment in the flow needs. */
export const bookingFlowQueries = {
  bookingFlowData: (_: unknown, given: FlowArguments, context: BrokerContext) => loadFlow(context, requestOf(given)),
  bookingOptionPricesOnArrivalChange: (_: unknown, given: FlowArguments, context: BrokerContext) =>
    loadFlow(context, requestOf(given)),
  bookingOptionPricesOnDurationChange: (_: unknown, given: FlowArguments, context: BrokerContext) =>
    loadFlow(context, requestOf(given)),
}

function requestOf({ lan, lodgingId, arrival, duration, ...party }: FlowArguments): FlowRequest {
  const { adults, children, infants, pets } = party
  const wish = { arrival, duration: bounded(duration, 0, maxNights), party: { adults, children, infants, pets } }
  return { lodgingId, wish, edition: editionOf(lan) }
}
