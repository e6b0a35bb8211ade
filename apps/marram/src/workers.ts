import { createGraphqlClient } from '@marram/contract/graphql-client'
import { createGraphqlErrorStore } from '@marram/contract/graphql-errors'
import { inProcessFetch } from '@marram/contract/in-process-fetch'
import { createServiceClient } from '@marram/contract/service-client'
import { createWorkersClient, type WorkersClient } from '@marram/contract/workers/client'
import { createFormSource, submittableFormQuery } from '@marram/contract/workers/form-source'
import { reportGraphqlErrors } from '@marram/service-kit/graphql-report'
import { outgoingHeaders } from '@marram/service-kit/request-context'
import type { FetchHandler } from '@marram/service-kit/service'
import { createEditionHosts } from '@marram/site/server/editions'
import { createWorkers, type Workers, type WorkersDeps } from '@marram/workers/server'
import type { Config } from './config.ts'

export type OpenWorkersOptions = {
  readonly config: Config
  readonly content: FetchHandler
  readonly deps: Omit<WorkersDeps, 'forms'>
}

const timeoutMs = 8000

/** The workers with everything of theirs that stands in this process: forms are looked up in the content service. */
export function openWorkers({ config, content, deps }: OpenWorkersOptions): Promise<Workers> {
  const service = clientOf('content', content, config)
  const errors = createGraphqlErrorStore({ onError: reportGraphqlErrors(deps.log, deps.metrics) })
  const graphql = createGraphqlClient({ client: 'forms', service, operations: [submittableFormQuery], errors })
  const { origins } = createEditionHosts(config)
  const { mailFrom, smtpUrl, smsUrl, smsToken } = config
  return createWorkers({ origins, mailFrom, smtpUrl, smsUrl, smsToken }, { ...deps, forms: createFormSource(graphql) })
}

/** What the site's server sends on for guests. */
export function openWorkersClient(config: Config, workers: FetchHandler): WorkersClient {
  return createWorkersClient(clientOf('workers', workers, config))
}

function clientOf(name: string, handler: FetchHandler, { publicKeys: [publicKey = ''] }: Config) {
  const fetch = inProcessFetch(handler)
  return createServiceClient({
    name,
    baseUrl: `http://${name}.internal`,
    publicKey,
    fetch,
    headers: outgoingHeaders,
    timeoutMs,
  })
}
