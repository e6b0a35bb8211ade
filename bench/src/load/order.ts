import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type Order = {
  readonly port: number
  /** The raw request. */
  readonly request: string
  readonly connections: number
  readonly requests: number
}

export type Load = { readonly seconds: number; readonly bytes: number }

const generator = join(import.meta.dirname, 'generator.ts')

/**
 * Sends the requests from a separate process; throws unless every response is a 200 of the same length. Calls `around` just
 * before the first request and after the last response.
 */
export async function generateLoad(order: Order, around: () => Promise<void> = async () => {}): Promise<Load> {
  const child = fork(generator, [JSON.stringify(order)])
  const ended = once(child, 'close').then(([code]) => {
    throw new Error(`The load generator ended with ${code}.`)
  })
  ended.catch(() => {})
  try {
    await Promise.race([once(child, 'message'), ended])
    await around()
    const answered = once(child, 'message')
    child.send('begin')
    const [load] = await Promise.race([answered, ended])
    await around()
    return parseLoad(load)
  } finally {
    child.kill()
  }
}

function parseLoad(load: unknown): Load {
  if (typeof load === 'object' && load !== null && 'seconds' in load && 'bytes' in load) {
    return { seconds: Number(load.seconds), bytes: Number(load.bytes) }
  }
  throw new Error(`The load generator said ${JSON.stringify(load)}.`)
}

export function parseOrder(text: string): Order {
  const { port, request, connections, requests } = JSON.parse(text)
  return { port: Number(port), request: String(request), connections: Number(connections), requests: Number(requests) }
}

export function writeRequest(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}
