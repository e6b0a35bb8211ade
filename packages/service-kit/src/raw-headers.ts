import type { IncomingMessage } from 'node:http'

type Received = Pick<IncomingMessage, 'rawHeaders' | 'headers'>

/**
 * One header of a request, by its name in small letters, as `request.headers` has it. node makes those by reading all
 * headers, of which a browser sends twenty, and a stored page needs four.
 */
export function findHeader(request: Received, name: string): string | undefined {
  const at = indexOf(request.rawHeaders, name, 0)
  if (at < 0) return undefined
  if (indexOf(request.rawHeaders, name, at + 2) < 0) return request.rawHeaders[at + 1]
  // Sent twice: node knows which of them to join and which to drop.
  const known = request.headers[name]
  return typeof known === 'string' ? known : known?.join(', ')
}

/** A proxy in front may have gone by the other one (RFC 9112, 3.2). node takes the first and says nothing. */
export function hasSeveralHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  const first = indexOf(rawHeaders, 'host', 0)
  return first >= 0 && indexOf(rawHeaders, 'host', first + 2) >= 0
}

function indexOf(rawHeaders: readonly string[], name: string, from: number): number {
  for (let index = from; index < rawHeaders.length; index += 2) {
    const found = rawHeaders[index]
    if (found?.length === name.length && (found === name || found.toLowerCase() === name)) return index
  }
  return -1
}
