import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'

/**
 * Whose `X-Forwarded-For` to believe. `true`: exactly one proxy stands in front, whatever its address.
 * A list: the addresses and subnets (`10.0.0.0/8`) of every proxy on the way.
 */
export type TrustProxy = boolean | readonly string[]

/** What @hono/node-server passes beside the request; absent when a service is called in process. */
export type SocketBindings = { incoming?: { socket?: { remoteAddress?: string | undefined } } }

export function findClientAddress(c: Context, trustProxy: TrustProxy): string | undefined {
  const bindings: SocketBindings | undefined = c.env
  const socket = plainAddress(bindings?.incoming?.socket?.remoteAddress)
  if (trustProxy === false) return socket
  return findForwardedAddress(socket, c.req.header('x-forwarded-for'), trustProxy)
}

/** The right-most entry that is not one of our proxies: everything left of it was written by the caller. */
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

/** Dual-stack sockets report IPv4 callers as `::ffff:192.0.2.1`; some proxies append a port. */
function plainAddress(raw: string | undefined): string | undefined {
  if (!raw) return undefined
  const bare = raw.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  const unbracketed = bare.replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
  return isIP(unbracketed) === 0 ? undefined : unbracketed
}
