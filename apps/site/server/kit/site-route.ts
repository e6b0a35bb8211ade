import type { EditionKey } from '@marram/i18n/edition-key'
import type { SocketBindings } from '@marram/service-kit/client-address'
import type { Log } from '@marram/service-kit/logging'
import type { Context, Hono } from 'hono'

export type SiteApp = Hono<{ Bindings: SocketBindings }>
export type SiteContext = Context<{ Bindings: SocketBindings }>

/** Options of every feature's routes. */
export type RouteTools = {
  readonly editionOf: (c: SiteContext) => EditionKey
  readonly hostOf: (c: SiteContext) => string | undefined
  /** True if the visitor uses HTTPS, also behind a proxy. */
  readonly isHttps: (c: SiteContext) => boolean
  readonly log: Log
  /** Logs a service's error under the feature's message. */
  readonly onFailure: (error: unknown) => void
}
