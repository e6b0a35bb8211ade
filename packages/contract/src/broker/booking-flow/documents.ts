import { query } from '../operation.ts'

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

export const bookingFlowQueries = {
  bookingFlowData: query(/* GraphQL */ `query BookingFlowData(${declared}) {
  bookingFlowData(${passed}) {
    lodging {
      id name title address1 postalCode city areaName maxPersons maxPets rating
      image { url width height tagIds }
    }
    ${priceFields}
    arrivals { ${optionFields} }
    durations { ${optionFields} }
    terms { minRenterAge checkInHour checkOutHour { ownCleaning agencyCleaning } }
  }
}`),
  bookingOptionPricesOnArrivalChange: query(/* GraphQL */ `query BookingOptionPricesOnArrivalChange(${declared}) {
  bookingOptionPricesOnArrivalChange(${passed}) { ${priceFields} durations { ${optionFields} } }
}`),
  bookingOptionPricesOnDurationChange: query(/* GraphQL */ `query BookingOptionPricesOnDurationChange(${declared}) {
  bookingOptionPricesOnDurationChange(${passed}) { ${priceFields} arrivals { ${optionFields} } }
}`),
}
