import { lookup as lookupAny } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPrivateAddress } from './private-address.ts'

export type FetchedCalendar =
  | { readonly kind: 'fetched'; readonly text: string; readonly etag: string | null }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly reason: string }

/** The port to other portals' calendars. */
export type CalendarPort = (url: string, known?: { readonly etag?: string | null }) => Promise<FetchedCalendar>

export type CalendarPortOptions = {
  /** Allows private networks, which URLs from owners otherwise must not reach. */
  readonly allowPrivate?: boolean
  readonly timeoutMs?: number
  readonly maxBytes?: number
}

const maxRedirects = 3

/** Fetches over http and https with limits; checks every redirect like the first URL. */
export function createCalendarPort(options: CalendarPortOptions = {}): CalendarPort {
  const { allowPrivate = false, timeoutMs = 10_000, maxBytes = 2_000_000 } = options
  return async (url, { etag = null } = {}) => {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      let address = url
      for (let step = 0; step <= maxRedirects; step++) {
        const reply = await ask(publicUrl(address, allowPrivate), { etag, signal, allowPrivate })
        const next = redirectOf(reply)
        if (next === null) return await read(reply, maxBytes)
        reply.destroy()
        address = new URL(next, address).href
      }
      throw new Error('it redirects too often')
    } catch (error) {
      return { kind: 'failed', reason: `The calendar cannot be fetched: ${reasonOf(error)}.` }
    }
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

type Asking = { readonly etag: string | null; readonly signal: AbortSignal; readonly allowPrivate: boolean }

function ask(url: URL, { etag, signal, allowPrivate }: Asking): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const headers = {
    accept: 'text/calendar, text/plain;q=0.5',
    'accept-encoding': 'identity',
    'user-agent': 'Marram calendar reader',
    ...(etag !== null && { 'if-none-match': etag }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { headers, signal, agent: false, ...(!allowPrivate && { lookup: publicLookup }) },
      resolve,
    )
    sent.on('error', reject)
    sent.end()
  })
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

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | null {
  return [301, 302, 303, 307, 308].includes(statusCode) ? (headers.location ?? '') : null
}

async function read(reply: IncomingMessage, maxBytes: number): Promise<FetchedCalendar> {
  const { statusCode = 0, headers } = reply
  if (statusCode === 304) {
    reply.resume()
    return { kind: 'unchanged' }
  }
  if (statusCode !== 200) {
    reply.destroy()
    throw new Error(`the portal answered ${statusCode}`)
  }
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of reply) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new Error(`it is larger than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return { kind: 'fetched', text: Buffer.concat(chunks).toString('utf8'), etag: headers.etag ?? null }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'the portal took too long'
  return error.message.slice(0, 200)
}
