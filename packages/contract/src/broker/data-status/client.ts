import type { GraphqlClient } from '../../graphql-client.ts'
import type { CallOptions } from '../call-options.ts'
import { type DataStatusVariables, lodgingDataStatusQuery } from './documents.ts'
import type { LodgingDataStatus } from './shapes.ts'

export type DataStatusClient = {
  lodgingDataStatus(variables: DataStatusVariables, options?: CallOptions): Promise<LodgingDataStatus[]>
}

export function createDataStatusClient(graphql: GraphqlClient): DataStatusClient {
  return {
    lodgingDataStatus: async (variables, options) =>
      (await graphql.run(lodgingDataStatusQuery, variables, options)).data.lodgingDataStatus,
  }
}
