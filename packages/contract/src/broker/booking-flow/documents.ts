import * as v from 'valibot'
import { defineOperation } from '../../graphql-operation.ts'
import type { Lan } from '../fields.ts'
import { bookingFlowData, pricesOnArrivalChange, pricesOnDurationChange } from './shapes.ts'

/** For two adults unless said otherwise. */
export type BookingFlowVariables = {
  lan: Lan
  lodgingId: number
  /** Nights. */
  duration: number
  /** A day, or an ISO date-time of which the day in Denmark counts. */
  arrival: string
  adults?: number
  children?: number
  infants?: number
  pets?: number
}

const declared =
  '$lan: Int!, $lodgingId: Int!, $duration: Int!, $arrival: Arrival!, $adults: Int! = 2, $children: Int! = 0, $infants: Int! = 0, $pets: Int! = 0'
const passed =
  'lan: $lan, lodgingId: $lodgingId, duration: $duration, arrival: $arrival, adults: $adults, children: $children, infants: $infants, pets: $pets'
const optionFields = 'arrival departure duration price normalPrice currency discountTags'
const priceFields = `
    option {
      lodgingId ${optionFields} adults children infants pets hasDiscount transactionFee status
      languageId lodgingUnitTypeId priority
    }
    itemPrices {
      lodgingId duration arrival itemId unitPrice currency isMandatory minQuantity maxQuantity
      item { id type chargeType meteredQuantity description unitName definitionId }
    }
  `

export const bookingFlowDataQuery = defineOperation<BookingFlowVariables>()({
  name: 'BookingFlowData',
  kind: 'query',
  text: /* GraphQL */ `query BookingFlowData(${declared}) {
  bookingFlowData(${passed}) {
    lodging {
      id name title address1 postalCode city areaName maxPersons maxPets rating
      image { url width height tagIds }
    }
    ${priceFields}
    arrivals { ${optionFields} }
    durations { ${optionFields} }
  }
}`,
  reply: v.object({ bookingFlowData: v.nullable(bookingFlowData) }),
})

export const pricesOnArrivalChangeQuery = defineOperation<BookingFlowVariables>()({
  name: 'BookingOptionPricesOnArrivalChange',
  kind: 'query',
  text: /* GraphQL */ `query BookingOptionPricesOnArrivalChange(${declared}) {
  bookingOptionPricesOnArrivalChange(${passed}) { ${priceFields} durations { ${optionFields} } }
}`,
  reply: v.object({ bookingOptionPricesOnArrivalChange: v.nullable(pricesOnArrivalChange) }),
})

export const pricesOnDurationChangeQuery = defineOperation<BookingFlowVariables>()({
  name: 'BookingOptionPricesOnDurationChange',
  kind: 'query',
  text: /* GraphQL */ `query BookingOptionPricesOnDurationChange(${declared}) {
  bookingOptionPricesOnDurationChange(${passed}) { ${priceFields} arrivals { ${optionFields} } }
}`,
  reply: v.object({ bookingOptionPricesOnDurationChange: v.nullable(pricesOnDurationChange) }),
})

export const bookingFlowOperations = [bookingFlowDataQuery, pricesOnArrivalChangeQuery, pricesOnDurationChangeQuery]
