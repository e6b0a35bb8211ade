import type { BookingFlowData } from '@marram/contract/broker/booking-flow/shapes'
import type { BookingChoice } from '@marram/domain/booking/choice'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePageContext } from '../kit/scope/page-context.ts'
import { flowQuery, quoteQuery, type StayQuote } from './flow-queries.ts'

export type StepData = Readonly<{
  /** Null for a house that cannot be booked, undefined while loading. */
  flow: BookingFlowData | null | undefined
  quote: StayQuote | undefined
  /** The shown data belongs to an earlier choice. */
  isBehind: boolean
  hasFailed: boolean
  retry: () => void
}>

/** House and price for a choice; the previous data stays while the next loads. */
export function useStepData(choice: BookingChoice): StepData {
  const context = usePageContext()
  const flow = useQuery({ ...flowQuery(context, choice), placeholderData: keepPreviousData })
  const quote = useQuery({ ...quoteQuery(context.scope, choice), placeholderData: keepPreviousData })
  return {
    flow: flow.data,
    quote: quote.data,
    isBehind: flow.isPlaceholderData || quote.isPlaceholderData,
    hasFailed: flow.isError || quote.isError,
    retry: () => {
      void flow.refetch()
      void quote.refetch()
    },
  }
}
