import { brokerOperations } from '@marram/contract/broker/documents'
import { looseListMessage, unknownOperationMessage } from '@marram/contract/graphql-errors'
import { findLooseList } from '@marram/contract/graphql-operation'
import { createOperationRegistry } from '@marram/contract/graphql-registry'
import { createGraphQLError, type Plugin } from 'graphql-yoga'
import { refusal } from './arguments.ts'

/** The public key, which is in every page, allows only registered documents; with open queries any document. */
export function guardOperations({ openQueries }: { openQueries: boolean }): Plugin {
  const registry = createOperationRegistry(brokerOperations)
  return {
    onParams({ params, setParams }) {
      const known = registry.find(params)
      if (!known && !openQueries) throw unknownOperation()
      const query = known?.text ?? params.query ?? ''
      if (holdsNul(params.variables) || (!known && nulInQuery.test(query))) throw refusal(noNul)
      const loose = findLooseList(query, params.variables)
      if (loose !== null) throw refusal(looseListMessage(loose))
      if (known) setParams({ ...params, query })
    },
  }
}

const noNul = 'A text must not hold the character NUL.'
const nulInQuery = /\0|\\u(?:0000|\{0+\})/

/** PostgreSQL does not accept NUL. Iterates by level, because deeply nested variables would overflow the stack. */
function holdsNul(variables: unknown): boolean {
  let level = [variables]
  while (level.length > 0) {
    if (level.some((value) => typeof value === 'string' && value.includes('\0'))) return true
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
  return false
}

function unknownOperation() {
  return createGraphQLError(unknownOperationMessage, {
    extensions: { code: 'UNKNOWN_OPERATION', http: { status: 400 } },
  })
}
