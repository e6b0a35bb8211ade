import { query } from '../operation.ts'
import { reviewFields } from '../review/documents.ts'

const amounts = '{ DKK EUR }'

const pricePlanFields = `
    firstBookable endsOn maxPersons maxPets
    seasons { id key startsOn endsOn arrivalDays minNights maxNights wholeWeeks weekPrice ${amounts} }
    discounts { tag percent arrivalFrom arrivalUntil references { seasonId weekPrice ${amounts} } }
    items {
      itemId definitionId type chargeType description unitName meteredQuantity
      unitPrice ${amounts} isMandatory minQuantity maxQuantity
    }
    transactionFee ${amounts}
    taken { arrival departure }
  `

export const lodgingPageQueries = {
  lodgingPage: query(/* GraphQL */ `query LodgingPage($lan: Int!, $name: String!) {
  lodgingPage(lan: $lan, name: $name) {
    id name status
    description { title body embeddedVideoHtml }
    address1 address2 postalCode city country locationId locationName
    area { id slug name region }
    street { id name slug lodgingCount }
    latitude longitude maxPersons rating builtYear renovatedYear publishedOn createdAt updatedAt
    ownerKind registrationNumber
    images { url width height tagIds fileSize sortOrder kind videoUrl alt } hasFloorPlan
    facilities { id key name groups valueType value valueName unit amenity }
    facilityGroups { key name }
    reviewStats { average best worst count byStars aspects { aspect average } topics { topic count } languages { language count } }
    cheapestOptions { arrival departure duration price normalPrice currency discountTags transactionFee status }
    meta { consumptionPersonsPrDay viewCount rooms }
    consumption { itemId season consumed personDays stays }
    terms {
      firstInstalment { percent dueDaysAfterBooking } restDueDaysBeforeArrival minRenterAge
      cancellation { fromDaysBefore keptPercent }
      checkInHour checkOutHour { ownCleaning agencyCleaning }
    }
    pricePlan { ${pricePlanFields} }
  }
}`),
  lodgingReviews:
    query(/* GraphQL */ `query LodgingReviews($lan: Int!, $lodgingId: Int!, $limit: Int! = 999, $skip: Int! = 0, $topic: ReviewTopic, $language: Int) {
  lodgingReviews(lan: $lan, lodgingId: $lodgingId, limit: $limit, skip: $skip, topic: $topic, language: $language) { ${reviewFields} }
}`),
}
