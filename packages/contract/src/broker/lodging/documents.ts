import { cardFields } from '../fields.ts'
import { query } from '../operation.ts'

export const lodgingQueries = {
  lodgingsByIds:
    query(/* GraphQL */ `query LodgingsByIds($lan: Int!, $ids: [Int!]!, $arrival: Arrival, $duration: Int, $adults: Int! = 2, $children: Int! = 0, $infants: Int! = 0, $pets: Int! = 0) {
  lodgingsByIds(lan: $lan, ids: $ids, arrival: $arrival, duration: $duration, adults: $adults, children: $children, infants: $infants, pets: $pets) { ${cardFields} }
}`),
  lodgingDescriptions: query(/* GraphQL */ `query LodgingDescriptions($lan: Int!, $ids: [Int!]!) {
  lodgingDescriptions(lan: $lan, ids: $ids) { lodgingId title body embeddedVideoHtml }
}`),
  lodgingFacilities: query(/* GraphQL */ `query LodgingFacilities($lan: Int!, $ids: [Int!]!) {
  lodgingFacilities(lan: $lan, ids: $ids) {
    lodgingId
    facilities { id key name groups valueType value valueName unit amenity }
  }
}`),
  lodgings: query(/* GraphQL */ `query Lodgings($lan: Int!, $limit: Int! = 9999, $skip: Int! = 0) {
  lodgings(lan: $lan, limit: $limit, skip: $skip) { id name title latitude longitude areaName status }
}`),
  lodgingPlaces: query(/* GraphQL */ `query LodgingPlaces($ids: [Int!]!) {
  lodgingPlaces(ids: $ids) { id name isBookable latitude longitude }
}`),
  lodgingNamesByLanguage:
    query(/* GraphQL */ `query LodgingNamesByLanguage($lan: Int!, $limit: Int! = 9999, $skip: Int! = 0) {
  lodgingNamesByLanguage(lan: $lan, limit: $limit, skip: $skip) { id name updatedAt }
}`),
}
