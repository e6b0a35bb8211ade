import * as v from 'valibot'
import { defineOperation } from '../../graphql-operation.ts'
import type { Lan } from '../fields.ts'
import { lodgingDataStatus } from './shapes.ts'

export type DataStatusVariables = { lan: Lan; limit?: number; skip?: number }

export const lodgingDataStatusQuery = defineOperation<DataStatusVariables>()({
  name: 'LodgingDataStatus',
  kind: 'query',
  text: /* GraphQL */ `query LodgingDataStatus($lan: Int!, $limit: Int! = 100, $skip: Int! = 0) {
  lodgingDataStatus(lan: $lan, limit: $limit, skip: $skip) {
    ${Object.keys(lodgingDataStatus.entries).join(' ')}
  }
}`,
  reply: v.object({ lodgingDataStatus: v.array(lodgingDataStatus) }),
})

export const dataStatusOperations = [lodgingDataStatusQuery]
