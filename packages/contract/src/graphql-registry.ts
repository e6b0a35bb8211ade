import type * as v from 'valibot'
import type { GraphqlOperation } from './graphql-operation.ts'

type AnyOperation = GraphqlOperation<unknown, v.GenericSchema>

/** As received in a request, so of any type. */
export type SentOperation = { readonly query?: unknown; readonly operationName?: unknown }

export type OperationRegistry = {
  /** The registered operation with this text and, if present, this name. Whitespace and commas are ignored. */
  find(sent: SentOperation): AnyOperation | null
}

/**
 * The operations that a service accepts from holders of the public key only. Run the registered text instead of the
 * received one: whitespace inside a quoted string matters, but is not compared.
 */
export function createOperationRegistry(operations: readonly AnyOperation[]): OperationRegistry {
  // The site sends the exact text, and normalising it costs more than most of the rest of a request.
  const asWritten = new Map(operations.map((operation) => [operation.text, operation]))
  const byText = new Map(operations.map((operation) => [squeeze(operation.text), operation]))
  return {
    find({ query, operationName }) {
      const found = typeof query === 'string' ? (asWritten.get(query) ?? byText.get(squeeze(query))) : undefined
      if (!found) return null
      return operationName === undefined || operationName === null || operationName === found.name ? found : null
    },
  }
}

/** GraphQL treats commas as whitespace, and both are meaningless around punctuation. */
function squeeze(text: string): string {
  return text
    .replace(/[\s,\uFEFF]+/g, ' ')
    .replace(/ ?(\.\.\.|[!$&()\]:=@[{|}]) ?/g, '$1')
    .trim()
}
