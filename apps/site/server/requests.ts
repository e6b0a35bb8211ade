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
  /** A trusted proxy terminates HTTPS, although the configured origins are HTTP. */
  isBehindHttps(forwardedProto: string | string[] | undefined): boolean
}

type RequestReaderOptions = {
  readonly hosts: EditionHosts
  readonly trustProxy: TrustProxy
  readonly isHttps: boolean
}

/** Reads host, edition and scheme of a request; trusts proxy headers only from a trusted proxy. */
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

/** Node's socket, passed by the HTTP server, has the local port. */
function localPort(bindings: SocketBindings | undefined): number | undefined {
  const socket = bindings?.incoming?.socket
  return socket && 'localPort' in socket && typeof socket.localPort === 'number' ? socket.localPort : undefined
}
