import type { IncomingMessage } from 'node:http'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { SocketBindings, TrustProxy } from '@marram/service-kit/client-address'
import type { EditionHosts } from './editions.ts'
import type { SiteContext } from './kit/site-route.ts'

export type RequestReader = {
  hostOf(c: SiteContext): string | undefined
  editionOf(c: SiteContext): EditionKey
  editionOfNode(request: IncomingMessage): EditionKey
  isHttps(c: SiteContext): boolean
  /** The proxy in front speaks HTTPS with the visitor, although the configured addresses do not say so. */
  isBehindHttps(forwardedProto: string | string[] | undefined): boolean
}

type RequestReaderOptions = {
  readonly hosts: EditionHosts
  readonly trustProxy: TrustProxy
  readonly isHttps: boolean
}

/** Reads host, edition and scheme of a request; headers of a proxy count only if the proxy is trusted. */
export function createRequestReader({ hosts, trustProxy, isHttps }: RequestReaderOptions): RequestReader {
  const hostOf = (c: SiteContext) => (trustProxy !== false && c.req.header('x-forwarded-host')) || c.req.header('host')
  const isBehindHttps: RequestReader['isBehindHttps'] = (forwardedProto) =>
    trustProxy !== false && !isHttps && forwardedProto === 'https'
  return {
    hostOf,
    editionOf: (c) => hosts.editionOf(hostOf(c), () => localPort(c.env)),
    editionOfNode(request) {
      const forwarded = trustProxy === false ? undefined : request.headers['x-forwarded-host']
      const host = typeof forwarded === 'string' ? forwarded : request.headers.host
      return hosts.editionOf(host, () => request.socket.localPort)
    },
    isHttps: (c) => isHttps || isBehindHttps(c.req.header('x-forwarded-proto')),
    isBehindHttps,
  }
}

/** The HTTP server passes node's socket, which also knows the port that took the request. */
function localPort(bindings: SocketBindings | undefined): number | undefined {
  const socket = bindings?.incoming?.socket
  return socket && 'localPort' in socket && typeof socket.localPort === 'number' ? socket.localPort : undefined
}
