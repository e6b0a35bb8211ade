import { lookup as lookupAny } from 'node:dns'
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { isPrivateAddress } from './private-address.ts'

/** A value of `etag` or `last-modified`, to be sent back with the next request. */
export type Validator = { readonly etag?: string | null; readonly lastModified?: string | null }

export type FetchedFile =
  | ({ readonly kind: 'fetched'; readonly bytes: Buffer<ArrayBuffer> } & Required<Validator>)
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly reason: string }

export type PublicFetch = (url: string, known?: Validator) => Promise<FetchedFile>

export type PublicFetchOptions = {
  /** Allows private networks, which URLs of others otherwise must not reach. */
  readonly allowPrivate?: boolean | undefined
  /** For each step of a redirected request. */
  readonly timeoutMs: number
  readonly maxBytes: number
  readonly accept: string
  readonly userAgent: string
  /** Connections to one host, over http and https together; further requests wait. */
  readonly perHost: number
}

type Reply = { readonly kind: 'moved'; readonly to: string } | Exclude<FetchedFile, { kind: 'failed' }>

const maxRedirects = 3

/**
 * Fetches URLs that others give us, over http and https, with limits. Checks every redirect like the first URL. A failure is
 * a reason that continues "it cannot be fetched:".
 */
export function createPublicFetch(options: PublicFetchOptions): PublicFetch {
  const { allowPrivate = false, timeoutMs, perHost } = options
  const limitFor = createHostLimits(perHost)
  const agents = {
    http: new HttpAgent({ keepAlive: true, maxSockets: perHost }),
    https: new HttpsAgent({ keepAlive: true, maxSockets: perHost }),
  }
  return async (url, known = {}) => {
    try {
      let address = url
      for (let step = 0; step <= maxRedirects; step++) {
        const next = publicUrl(address, allowPrivate)
        // The time limit starts once a connection is free. A redirect frees it: two hosts that lead to each other must not
        // wait for each other.
        const reply = await limitFor(next.hostname)(() =>
          ask(next, { known, agents, signal: AbortSignal.timeout(timeoutMs), ...options }),
        )
        if (reply.kind !== 'moved') return reply
        address = new URL(reply.to, address).href
      }
      throw new Error('it redirects too often')
    } catch (error) {
      return { kind: 'failed', reason: reasonOf(error) }
    }
  }
}

function createHostLimits(atOnce: number) {
  const limits = new Map<string, ReturnType<typeof createConcurrencyLimit>>()
  return (host: string) => {
    const limit = limits.get(host) ?? createConcurrencyLimit(atOnce)
    limits.set(host, limit)
    return limit
  }
}

function publicUrl(address: string, allowPrivate: boolean): URL {
  if (!URL.canParse(address)) throw new Error('this is no web address')
  const url = new URL(address)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('only http and https are fetched')
  if (url.username !== '' || url.password !== '') throw new Error('an address must not hold a password')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // The lookup below guards names; IP addresses are never looked up.
  if (!allowPrivate && isIP(host) !== 0 && isPrivateAddress(host)) throw new Error('it leads into a private network')
  return url
}

type Asking = PublicFetchOptions & {
  readonly known: Validator
  readonly agents: { readonly http: HttpAgent; readonly https: HttpsAgent }
  readonly signal: AbortSignal
}

async function ask(url: URL, { known, agents, signal, ...options }: Asking): Promise<Reply> {
  const isSecure = url.protocol === 'https:'
  const request = isSecure ? requestHttps : requestHttp
  const headers = {
    accept: options.accept,
    'accept-encoding': 'identity',
    'user-agent': options.userAgent,
    ...(known.etag && { 'if-none-match': known.etag }),
    ...(known.lastModified && { 'if-modified-since': known.lastModified }),
  }
  const agent = isSecure ? agents.https : agents.http
  const guard = options.allowPrivate ? {} : { lookup: publicLookup }
  const send = async (): Promise<IncomingMessage> => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const sent = request(url, { headers, signal, agent, ...guard }, resolve)
    // The server may close a kept connection in the moment of its next use.
    sent.on('error', (error) => (sent.reusedSocket && isReset(error) ? send().then(resolve, reject) : reject(error)))
    sent.end()
    return promise
  }
  return read(await send(), options.maxBytes)
}

function isReset(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNRESET'
}

/** Checks the address that the socket uses, against DNS rebinding. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookupAny(hostname, { ...options, all: true }, (error, addresses) => {
    const isPrivate = !error && addresses.some(({ address }) => isPrivateAddress(address))
    const [first] = error ? [] : addresses
    if (error || isPrivate || !first) return callback(error ?? new Error('it leads into a private network'), [])
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}

async function read(reply: IncomingMessage, maxBytes: number): Promise<Reply> {
  const { statusCode = 0, headers } = reply
  // Read to its end, a reply leaves its connection for the next request: a new one would be one too many for a moment.
  if (statusCode !== 200) reply.resume().on('error', () => {})
  if ([301, 302, 303, 307, 308].includes(statusCode)) return { kind: 'moved', to: headers.location ?? '' }
  if (statusCode === 304) return { kind: 'unchanged' }
  if (statusCode !== 200) throw new Error(`the server answered ${statusCode}`)
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of reply) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new Error(`it is larger than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  const { etag = null, 'last-modified': lastModified = null } = headers
  return { kind: 'fetched', bytes: Buffer.concat(chunks), etag, lastModified }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'the server took too long'
  return error.message.slice(0, 200)
}
