import { forwardTo } from '@marram/service-kit/forward'
import type { HealthCheck } from '@marram/service-kit/health'
import type { Log } from '@marram/service-kit/logging'
import type { Metrics } from '@marram/service-kit/metrics'
import type { Config } from './config.ts'
import { type Handlers, type ServiceName, serviceNames } from './connections.ts'

type Remote = { readonly name: ServiceName; readonly urls: readonly string[] }
type Deps = {
  readonly log: Log
  readonly metrics: Metrics
  readonly trustProxy: boolean
  readonly until: AbortSignal
  readonly stopping: AbortSignal
}

/** Slightly longer than the service's own limit, so that its response comes first. */
const timeoutsMs: Partial<Record<ServiceName, number>> = { booking: 35_000, images: 65_000 }

/** The services with URLs in the settings. */
function remotesOf(config: Config): Remote[] {
  const addresses: Readonly<Record<ServiceName, string | readonly string[] | undefined>> = {
    auth: config.authUrl,
    booking: config.bookingUrl,
    broker: config.brokerUrl,
    content: config.contentUrl,
    favorites: config.favoritesUrl,
    images: config.imagesUrl,
    search: config.searchUrl,
    workers: config.workersUrl,
  }
  return serviceNames.flatMap((name) => {
    const url = addresses[name]
    return url === undefined ? [] : [{ name, urls: [url].flat() }]
  })
}

/** Replaces services of this process, which are then not opened and whose jobs run elsewhere. */
export function remoteHandlers(config: Config, deps: Deps): Handlers {
  return Object.fromEntries(
    remotesOf(config).map(({ name, urls }) => {
      const timeoutMs = timeoutsMs[name]
      return [name, forwardTo({ ...deps, name, url: urls, ...(timeoutMs !== undefined && { timeoutMs }) })]
    }),
  )
}

/** One check per service, so that `/readyz` names the missing one. Of several addresses one must be ready. */
export function remoteChecks(config: Config): Record<string, HealthCheck> {
  return Object.fromEntries(
    remotesOf(config).map(({ name, urls }) => [
      name,
      async (signal) => {
        const [first = ''] = urls
        if (urls.length === 1) return mustBeReady(first, signal)
        await Promise.any(urls.map((url) => mustBeReady(url, signal)))
      },
    ]),
  )
}

/** A service inside another program has no `/readyz` and refuses the request; any response is enough. */
async function mustBeReady(url: string, signal: AbortSignal): Promise<void> {
  const { status } = await fetch(`${url.replace(/\/+$/, '')}/readyz`, { signal, redirect: 'manual' })
  if (status >= 500) throw new Error(`It answers with ${status}.`)
}
