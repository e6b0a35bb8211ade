import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'

/**
 * Proxies whose `X-Forwarded-For` is trusted. `true`: exactly one proxy, at any address. A list: the addresses and
 * subnets (`10.0.0.0/8`) of all proxies.
 */
export type TrustProxy = boolean | readonly string[]

/** Passed by @hono/node-server with the request; absent for an in-process call. */
export type SocketBindings = { incoming?: { socket?: { remoteAddress?: string | undefined } } }

export function findClientAddress(c: Context, trustProxy: TrustProxy): string | undefined {
  const bindings: SocketBindings | undefined = c.env
  const socket = plainAddress(bindings?.incoming?.socket?.remoteAddress)
  if (trustProxy === false) return socket
  return findForwardedAddress(socket, c.req.header('x-forwarded-for'), trustProxy)
}

/** True for calls in this process, and for those of a trusted proxy or service. */
export function isFromOurs(c: Context, trustProxy: TrustProxy): boolean {
  const { incoming }: SocketBindings = c.env ?? {}
  if (incoming === undefined || typeof trustProxy === 'boolean') return incoming === undefined || trustProxy === true
  const socket = plainAddress(incoming.socket?.remoteAddress)
  return socket !== undefined && trustedProxies(trustProxy)(socket)
}

/** The right-most entry that is not one of our proxies: callers can forge everything to its left. */
export function findForwardedAddress(
  socket: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: true | readonly string[],
): string | undefined {
  const entries = (forwardedFor ?? '').split(',').map((entry) => plainAddress(entry.trim()))
  if (trustProxy === true) return entries.at(-1) ?? socket

  const isTrusted = trustedProxies(trustProxy)
  let address = socket
  for (const entry of entries.reverse()) {
    if (address !== undefined && !isTrusted(address)) return address
    if (entry === undefined) return address
    address = entry
  }
  return address
}

const compiled = new WeakMap<readonly string[], (address: string) => boolean>()

function trustedProxies(entries: readonly string[]): (address: string) => boolean {
  const known = compiled.get(entries)
  if (known) return known
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  const isTrusted = (address: string) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  compiled.set(entries, isTrusted)
  return isTrusted
}

/**
 * The network that limits count by: an IPv4 address, or the /64 of an IPv6 customer, in canonical form. Every limit
 * uses it, because the holder of a /64 could otherwise try 2^64 times.
 */
export function clientNetwork(address: string): string {
  const plain = plainAddress(address.replace(/%.*$/, '')) ?? address
  if (!isIPv6(plain)) return plain
  const groups = ipv6Groups(plain)
  const [high = 0, low = 0] = groups.slice(6)
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535') return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  const prefix = groups.slice(0, 4).map((group) => group.toString(16))
  return `${prefix.join(':')}::/64`
}

/** Eight numbers of a valid IPv6 address; `::` stands for the missing zeros. */
function ipv6Groups(address: string): number[] {
  const read = (part: string) =>
    part === ''
      ? []
      : part.split(':').flatMap((group) => (group.includes('.') ? pairs(group) : [Number.parseInt(group, 16)]))
  const [head = '', tail] = address.split('::')
  const [left, right] = [read(head), read(tail ?? '')]
  return [...left, ...Array<number>(Math.max(0, 8 - left.length - right.length)).fill(0), ...right]
}

function pairs(dotted: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number)
  return [a * 256 + b, c * 256 + d]
}

/** Dual-stack sockets report IPv4 callers as `::ffff:192.0.2.1`; some proxies append a port. */
function plainAddress(raw: string | undefined): string | undefined {
  if (!raw) return undefined
  const bare = raw.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  const unbracketed = bare.replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
  return isIP(unbracketed) === 0 ? undefined : unbracketed
}
