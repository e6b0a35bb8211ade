import { cardFields } from '../fields.ts'
import { query } from '../operation.ts'

export const searchLodgingQueries = {
  searchLodgings: query(/* GraphQL */ `query SearchLodgings($lan: Int!, $ids: [Int!]!, $stay: SearchedStay!) {
  searchLodgings(lan: $lan, ids: $ids, stay: $stay) { ${cardFields} asked { arrival price } latitude longitude }
}`),
}
