import type { Log } from './logging.ts'
import type { Metrics } from './metrics.ts'

/** A failed request as stored by the typed GraphQL client. */
export type FailedExchange = {
  readonly client: string
  readonly operationType: string
  readonly name: string
  readonly statusCode: number | null
  readonly errors: readonly { readonly message: string; readonly path?: readonly (string | number)[] | undefined }[]
}

/** A query for a list may fail once for each of its entries. */
const shownErrors = 5

/** Reports failed GraphQL requests to operators: a line in the log, and a counter. */
export function reportGraphqlErrors(log: Log, metrics?: Metrics): (failed: FailedExchange) => void {
  return ({ client, operationType, name, statusCode, errors }) => {
    const shown = errors.slice(0, shownErrors).map(({ message, path }) => ({ message, ...(path && { path }) }))
    log.warn({ client, operationType, name, statusCode, errors: shown, count: errors.length }, 'GraphQL errors')
    metrics?.graphqlErrors.inc({
      client,
      type: operationType,
      name,
      status: statusCode === null ? 'none' : `${statusCode}`,
    })
  }
}
