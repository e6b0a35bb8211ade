import type * as v from 'valibot'
import type { GraphqlOperation } from './graphql-operation.ts'

type AnyOperation = GraphqlOperation<unknown, v.GenericSchema>

/** As it arrives in a request, so of any type. */
export type SentOperation = { readonly query?: unknown; readonly operationName?: unknown }

export type OperationRegistry = {
  /** The registered operation with this text and, if one is given, this name. Blanks and commas do not matter. */
  find(sent: SentOperation): AnyOperation | null
}

/**
 * What a service may be asked by those who hold only the public key. Run the text that is found rather than the one that
 * was sent: blanks inside a quoted string would matter, and they are not compared.
 */
export function createOperationRegistry(operations: readonly AnyOperation[]): OperationRegistry {
  // The site sends them as they are, and squeezing takes longer than most of the rest of a question.
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

/** Commas are blanks in GraphQL, and around punctuation neither has a meaning. */
function squeeze(text: string): string {
  return text
    .replace(/[\s,\uFEFF]+/g, ' ')
    .replace(/ ?(\.\.\.|[!$&()\]:=@[{|}]) ?/g, '$1')
    .trim()
}
