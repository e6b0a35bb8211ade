import type { IncomingMessage } from 'node:http'
import { contestUploadPath, imageUploadPath, reviewPhotoPath } from '@marram/contract/workers/upload-pace'
import { OperatorError } from '@marram/database/operator-error'
import { refuse, replyRefusal } from '@marram/service-kit/envelope'
import type { Health } from '@marram/service-kit/health'
import type { Log } from '@marram/service-kit/logging'
import { type Metrics, metricsHandler } from '@marram/service-kit/metrics'
import { type RunningServer, type ServeOptions, serve } from '@marram/service-kit/serve'
import type { FetchHandler } from '@marram/service-kit/service'
import { streamedContestPaths } from '@marram/site/server/contest/contest-routes'
import { editionPortsFrom } from '@marram/site/server/editions'
import { streamedPhotoPath } from '@marram/site/server/review/photo-routes'
import type { Config } from './config.ts'
import { isOperation } from './entrance.ts'

/** Responds at once, or leaves the request to others. */
export type AnswerReady = NonNullable<ServeOptions['answerReady']>

export type Listening = { readonly port: number; stop(): Promise<void> }

export type ListenOptions = {
  readonly config: Config
  readonly log: Log
  readonly metrics: Metrics
  readonly health: Health
  readonly fetch: FetchHandler
  readonly answerReady: AnswerReady
}

/** Pictures may arrive over a slow line; their handlers set the limits. */
const uploads = {
  paths: [
    ...streamedContestPaths.paths,
    streamedPhotoPath,
    ...[contestUploadPath, imageUploadPath, reviewPhotoPath].map((path) => `/services/workers${path}`),
  ],
  ms: streamedContestPaths.timeLimitMs,
}

/**
 * nginx repeats reads at another node. Those on a connection of their own share the count of failures with writes; on
 * kept-alive ones come files only (docs/operations.md), and callers other than a proxy.
 */
function isRepeatedElsewhere({ method, headers, url }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.connection === 'close' && !isOperation(url)
}

/** Opens the ports. If one fails, the open ones are closed again. */
export async function listen({ config, log, metrics, health, fetch, answerReady }: ListenOptions): Promise<Listening> {
  const ports = config.editionPorts ? [...editionPortsFrom(config.port, config.defaultEdition).keys()] : [config.port]
  const open: RunningServer[] = []
  const site = {
    ...{ fetch, answerReady, host: config.host, log, health, slowBodies: uploads },
    ...(config.listenWhenReady && { turnsAway: isRepeatedElsewhere }),
  }
  const stop = async (): Promise<void> => {
    await Promise.all(open.map((server) => server.stop()))
  }
  try {
    for (const port of ports) {
      open.push(await serve({ ...site, port }))
    }
    if (config.metricsPort !== undefined) {
      const openMetrics = metricsHandler(metrics, { token: null })
      open.push(
        await serve({ fetch: onlyMetrics(openMetrics), port: config.metricsPort, host: config.host, log, health }),
      )
    }
  } catch (error) {
    await stop()
    throw explain(error, config)
  }
  return { port: open[0]?.port ?? config.port, stop }
}

/** On the main port metrics require the token. */
export function guardedMetrics({ metricsToken }: Config, metrics: Metrics): FetchHandler | null {
  return metricsToken === undefined ? null : metricsHandler(metrics, { token: metricsToken })
}

function onlyMetrics(handler: FetchHandler): FetchHandler {
  return async (request) => {
    if (new URL(request.url).pathname.replace(/\/$/, '') === '/metrics') return handler(request)
    return replyRefusal(refuse(404, 'unknown-path', 'Only /metrics is served here.'))
  }
}

function explain(error: unknown, { host, port }: Config): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  if (error.code === 'EADDRINUSE') {
    return new OperatorError(
      `Port ${port} on ${host} is taken by another program. Stop it, or choose another with PORT=….`,
    )
  }
  if (error.code === 'EACCES') {
    return new OperatorError(`This user may not listen on port ${port}. Choose a port above 1023 with PORT=….`)
  }
  if (error.code === 'EADDRNOTAVAIL') {
    return new OperatorError(`This machine has no address ${host}. Set HOST to an existing one, or to 0.0.0.0 for all.`)
  }
  return error
}
