import * as v from 'valibot'
import { isErrorNamed } from './error-name.ts'
import type { OperationKind } from './graphql-operation.ts'

/** Shared by client and services, which both reject unknown operations. */
export const unknownOperationMessage = 'Invalid GraphQL Operation'

export function looseListMessage(name: string): string {
  return `Batched query variables must be arrays: ${name}`
}

export const graphqlError = v.looseObject({
  message: v.string(),
  path: v.optional(v.array(v.union([v.string(), v.number()]))),
  extensions: v.optional(v.record(v.string(), v.unknown())),
})
export type GraphqlError = v.InferOutput<typeof graphqlError>

/** One failed request, for operators. */
export type StoredGraphqlError = {
  client: string
  operationType: OperationKind
  name: string
  /** Null if there was no response, or nothing was sent. */
  statusCode: number | null
  errors: readonly GraphqlError[]
}

export type GraphqlErrorStore = {
  add(error: StoredGraphqlError): void
  /** Oldest first. */
  list(): readonly StoredGraphqlError[]
  clear(): void
}

export type GraphqlErrorStoreOptions = {
  limit?: number
  /** Called for each error, to report it. */
  onError?: (error: StoredGraphqlError) => void
}

/** Keeps the newest `limit` errors: a broken service fails thousands of times in the same way. */
export function createGraphqlErrorStore({
  limit = 100,
  onError = () => {},
}: GraphqlErrorStoreOptions = {}): GraphqlErrorStore {
  const stored: StoredGraphqlError[] = []
  return {
    add(error) {
      stored.push(error)
      if (stored.length > limit) stored.shift()
      onError(error)
    },
    list: () => [...stored],
    clear() {
      stored.length = 0
    },
  }
}

/** A reply with errors and without data. */
export class GraphqlFailure extends Error {
  readonly errors: readonly GraphqlError[]
  readonly statusCode: number

  constructor(name: string, statusCode: number, errors: readonly GraphqlError[]) {
    super(`${name} failed: ${errors.map(({ message }) => message).join('; ')}`)
    this.name = 'GraphqlFailure'
    this.errors = errors
    this.statusCode = statusCode
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isErrorNamed(value, 'GraphqlFailure')
  }
}
