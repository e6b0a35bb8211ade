import type { GraphqlClient } from '../../graphql-client.ts'
import type { CallOptions } from '../call-options.ts'
import {
  type BookingFlowVariables,
  bookingFlowDataQuery,
  pricesOnArrivalChangeQuery,
  pricesOnDurationChangeQuery,
} from './documents.ts'
import type { BookingFlowData, PricesOnArrivalChange, PricesOnDurationChange } from './shapes.ts'

/** Every answer is null where the house cannot be booked at all. */
export type BookingFlowClient = {
  bookingFlowData(variables: BookingFlowVariables, options?: CallOptions): Promise<BookingFlowData | null>
  bookingOptionPricesOnArrivalChange(
    variables: BookingFlowVariables,
    options?: CallOptions,
  ): Promise<PricesOnArrivalChange | null>
  bookingOptionPricesOnDurationChange(
    variables: BookingFlowVariables,
    options?: CallOptions,
  ): Promise<PricesOnDurationChange | null>
}

export function createBookingFlowClient(graphql: GraphqlClient): BookingFlowClient {
  return {
    bookingFlowData: async (variables, options) =>
      (await graphql.run(bookingFlowDataQuery, variables, options)).data.bookingFlowData,
    bookingOptionPricesOnArrivalChange: async (variables, options) =>
      (await graphql.run(pricesOnArrivalChangeQuery, variables, options)).data.bookingOptionPricesOnArrivalChange,
    bookingOptionPricesOnDurationChange: async (variables, options) =>
      (await graphql.run(pricesOnDurationChangeQuery, variables, options)).data.bookingOptionPricesOnDurationChange,
  }
}
