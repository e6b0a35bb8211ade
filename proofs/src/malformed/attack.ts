export type Random = () => number

/** Bytes that no well-behaved client sends, at least to this address. */
export type Attack = {
  readonly kind: string
  readonly bytes: Buffer
  /**
   * True if the request is complete, so that the server must answer or close; otherwise it waits for more, and we
   * close.
   */
  readonly isWhole: boolean
}

export function pick<T>(random: Random, list: readonly T[]): T {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new Error('The list is empty.')
  return found
}

export function between(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1))
}

export function noise(random: Random, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => between(random, 0, 255)))
}

export type RawRequest = {
  readonly method?: string
  readonly target?: string
  readonly headers?: readonly (readonly [string, string])[]
  readonly body?: Buffer | string
}

/** Written by hand, since client libraries refuse to send most of this. */
export function rawRequest({ method = 'GET', target = '/', headers = [], body }: RawRequest): Buffer {
  const hasHost = headers.some(([name]) => name.toLowerCase() === 'host')
  const hasLength = headers.some(([name]) => /^(?:content-length|transfer-encoding)$/i.test(name))
  const length: [string, string][] =
    body === undefined || hasLength ? [] : [['Content-Length', String(Buffer.byteLength(body))]]
  const all = [...(hasHost ? [] : [['Host', 'de.localhost'] as const]), ...headers, ...length, ['Connection', 'close']]
  const head = `${method} ${target} HTTP/1.1\r\n${all.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body ?? '')])
}
