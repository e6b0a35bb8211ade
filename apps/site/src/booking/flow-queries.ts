import type { QuotedStay } from '@marram/contract/booking/placed'
import type { BookingFlowData } from '@marram/contract/broker/booking-flow/shapes'
import { ServiceError } from '@marram/contract/service-error'
import type { BookingChoice } from '@marram/domain/booking/choice'
import { editionByKey } from '@marram/domain/edition'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { PageContext } from '../kit/scope/page-context.ts'
import type { SiteScope } from '../kit/scope/site-scope.ts'
import { type FetchedFlow, flowMode } from './flow-mode.ts'

const minuteMs = 60_000
const flowName = 'booking-flow'

/** House, possible stays and extras; null for a house that cannot be booked. Cached per house, arrival and duration. */
export function flowQuery({ scope, queryClient }: Pick<PageContext, 'scope' | 'queryClient'>, choice: BookingChoice) {
  const { lodgingId, arrival, duration, party } = choice
  return queryOptions({
    queryKey: [flowName, scope.edition, lodgingId, { arrival, duration, party }],
    queryFn: async (): Promise<BookingFlowData | null> => loadFlow(scope, choice, fetchedBefore(queryClient, choice)),
    staleTime: 5 * minuteMs,
  })
}

export async function loadFlow(
  scope: SiteScope,
  choice: BookingChoice,
  before: readonly FetchedFlow[],
): Promise<BookingFlowData | null> {
  const { lodgingId, arrival, duration, party } = choice
  const { broker } = scope.services
  const variables = { lan: editionByKey(scope.edition).languageId, lodgingId, arrival, duration, ...party }
  const mode = flowMode(choice, before)
  if (mode.kind === 'arrival-changed') {
    const changed = await broker.bookingOptionPricesOnArrivalChange(variables)
    return changed && { ...mode.base, ...changed }
  }
  if (mode.kind === 'duration-changed') {
    const changed = await broker.bookingOptionPricesOnDurationChange(variables)
    return changed && { ...mode.base, ...changed }
  }
  return broker.bookingFlowData(variables)
}

function fetchedBefore(queryClient: QueryClient, { lodgingId }: BookingChoice): FetchedFlow[] {
  const queries = queryClient.getQueryCache().findAll({ queryKey: [flowName] })
  return queries
    .filter(({ queryKey, state }) => queryKey[2] === lodgingId && state.data !== undefined && state.data !== null)
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .map(({ queryKey, state }) => Object.assign({ data: state.data }, queryKey[3]) as FetchedFlow)
}

export type StayQuote =
  | (QuotedStay & { readonly kind: 'quoted' })
  | { readonly kind: 'refused'; readonly reason: string }

/** The one price of all steps; a refusal is data too, not an error. */
export function quoteQuery(scope: SiteScope, { lodgingId, arrival, duration, party, items }: BookingChoice) {
  const { languageId, currency } = editionByKey(scope.edition)
  const option = { lodgingId, arrival, duration, ...party, languageId, currency }
  return queryOptions({
    queryKey: ['booking-quote', scope.edition, lodgingId, { arrival, duration, party, items }],
    queryFn: async (): Promise<StayQuote> => {
      try {
        return { kind: 'quoted', ...(await scope.services.booking.quote({ option, items: [...items] })) }
      } catch (error) {
        if (!(error instanceof ServiceError) || error.status >= 500) throw error
        return { kind: 'refused', reason: error.code ?? 'no-price' }
      }
    },
    staleTime: minuteMs,
  })
}
