import { brokerOperations } from '@marram/contract/broker/documents'
import { looseListMessage, unknownOperationMessage } from '@marram/contract/graphql-errors'
import { findLooseList } from '@marram/contract/graphql-operation'
import { createOperationRegistry } from '@marram/contract/graphql-registry'
import { createGraphQLError, type Plugin } from 'graphql-yoga'
import { refusal } from './arguments.ts'

/** The public key is in every page, so it opens only what pages ask. With open queries anything of the schema. */
export function guardOperations({ openQueries }: { openQueries: boolean }): Plugin {
  const registry = createOperationRegistry(brokerOperations)
  return {
    onParams({ params, setParams }) {
      const known = registry.find(params)
      if (!known && !openQueries) throw unknownOperation()
      const query = known?.text ?? params.query ?? ''
      const loose = findLooseList(query, params.variables)
      if (loose !== null) throw refusal(looseListMessage(loose))
      if (known) setParams({ ...params, query })
    },
  }
}

function unknownOperation() {
  return createGraphQLError(unknownOperationMessage, {
    extensions: { code: 'UNKNOWN_OPERATION', http: { status: 400 } },
  })
}
