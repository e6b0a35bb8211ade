import * as v from 'valibot'
import {
  type GraphqlError,
  type GraphqlErrorStore,
  GraphqlFailure,
  graphqlError,
  looseListMessage,
  unknownOperationMessage,
} from './graphql-errors.ts'
import { findLooseList, type GraphqlOperation } from './graphql-operation.ts'
import { InvalidReplyError } from './invalid-reply-error.ts'
import type { ServiceClient } from './service-client.ts'
import { ServiceError } from './service-error.ts'

/**
 * Handling of errors in a reply. `none`: throws if there is no data, or if an error names the field it occurred in,
 * because the null there is a failure and not an absence. `all`: returns errors together with any data. `ignore`: drops
 * errors. They are stored in any case.
 */
export type ErrorPolicy = 'none' | 'all' | 'ignore'

export type GraphqlClientOptions = {
  /** Identifies this client in stored errors. */
  client: string
  service: ServiceClient
  /** The only operations that can be run. */
  operations: readonly GraphqlOperation<unknown, v.GenericSchema>[]
  errors: GraphqlErrorStore
  path?: string
  /** Called if the data have another shape than agreed: for the guest such a service is away. */
  onOutage?: () => void
}

export type RunOptions<P extends ErrorPolicy> = {
  policy?: P
  signal?: AbortSignal
  timeoutMs?: number
  /** Receives the tags that the reply depends on. */
  onTags?: (tags: readonly string[]) => void
}
export type GraphqlResult<Data, P extends ErrorPolicy> = {
  data: P extends 'none' ? Data : Data | null
  errors: readonly GraphqlError[]
}

export type GraphqlClient = {
  run<Variables, S extends v.GenericSchema, P extends ErrorPolicy = 'none'>(
    operation: GraphqlOperation<Variables, S>,
    variables: Variables,
    options?: RunOptions<P>,
  ): Promise<GraphqlResult<v.InferOutput<S>, P>>
}

type AnyOperation = GraphqlOperation<unknown, v.GenericSchema>

const replyBody = v.looseObject({ data: v.optional(v.unknown()), errors: v.optional(v.array(graphqlError)) })

export function createGraphqlClient({
  client,
  service,
  operations,
  errors,
  path = 'graphql',
  onOutage,
}: GraphqlClientOptions): GraphqlClient {
  const registered = new Set(operations)

  function store(operation: AnyOperation, statusCode: number | null, list: readonly GraphqlError[]): void {
    errors.add({ client, operationType: operation.kind, name: operation.name, statusCode, errors: list })
  }

  /** A programming error, detected before sending; no policy applies without a reply. */
  function refuse(operation: AnyOperation, message: string): never {
    store(operation, null, [{ message }])
    throw new Error(message)
  }

  async function exchange(operation: AnyOperation, variables: unknown, options: RunOptions<ErrorPolicy>) {
    const { signal, timeoutMs, onTags } = options
    const call = {
      body: { operationName: operation.name, query: operation.text, variables },
      reply: replyBody,
      ...(signal && { signal }),
      ...(timeoutMs !== undefined && { timeoutMs }),
      ...(onTags && { onTags }),
    }
    try {
      const { data, errors: list = [] } = await (operation.kind === 'query'
        ? service.read(path, call)
        : service.post(path, call))
      if (list.length > 0) store(operation, 200, list)
      return { data: data ?? null, list, status: 200 }
    } catch (error) {
      const { list, status } = describeFailure(error)
      // The caller aborted the request; that is not a service error.
      if (!signal?.aborted) store(operation, status, list)
      if (status === null || !hasGraphqlErrors(error)) throw error
      return { data: null, list, status }
    }
  }

  return {
    async run(operation, variables, options = {}) {
      if (!registered.has(operation)) refuse(operation, unknownOperationMessage)
      const loose = findLooseList(operation.text, variables)
      if (loose !== null) refuse(operation, looseListMessage(loose))
      const { policy = 'none' } = options
      const { data, list, status } = await exchange(operation, variables, options)
      if (policy === 'none' && list.some((error) => data === null || isOfField(error))) {
        throw new GraphqlFailure(operation.name, status, list)
      }
      if (data === null && list.length > 0) {
        // The policy was checked above, but the conditional result type cannot see that.
        return { data: null as never, errors: policy === 'all' ? list : [] }
      }
      const parsed = v.safeParse(operation.reply, data)
      if (!parsed.success) {
        onOutage?.()
        throw new InvalidReplyError(`${client}: ${operation.name}`, parsed.issues)
      }
      return { data: parsed.output as never, errors: policy === 'ignore' ? [] : list }
    },
  }
}

/** A resolver's error has the path of its field; one without a path concerns the request, and then there is no data. */
function isOfField({ path }: GraphqlError): boolean {
  return path !== undefined && path.length > 0
}

function hasGraphqlErrors(error: unknown): boolean {
  return error instanceof ServiceError && v.is(v.looseObject({ errors: v.array(graphqlError) }), error.body)
}

function describeFailure(error: unknown): { list: readonly GraphqlError[]; status: number | null } {
  const message = error instanceof Error ? error.message : String(error)
  if (!(error instanceof ServiceError)) return { list: [{ message }], status: null }
  const parsed = v.safeParse(v.looseObject({ errors: v.array(graphqlError) }), error.body)
  return { list: parsed.success ? parsed.output.errors : [{ message }], status: error.status }
}
