import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type Order = {
  readonly port: number
  /** The whole request, as it goes over the wire. */
  readonly request: string
  readonly connections: number
  readonly requests: number
}

export type Load = { readonly seconds: number; readonly bytes: number }

const generator = join(import.meta.dirname, 'generator.ts')
const run = promisify(execFile)

/** Has a process of its own send the requests; throws unless every answer is a 200 of the same length. */
export async function generateLoad(order: Order): Promise<Load> {
  const { stdout } = await run(process.execPath, [generator, JSON.stringify(order)])
  const load: unknown = JSON.parse(stdout)
  if (typeof load === 'object' && load !== null && 'seconds' in load && 'bytes' in load) {
    return { seconds: Number(load.seconds), bytes: Number(load.bytes) }
  }
  throw new Error(`The load generator said ${stdout}`)
}

export function parseOrder(text: string): Order {
  const { port, request, connections, requests } = JSON.parse(text)
  return { port: Number(port), request: String(request), connections: Number(connections), requests: Number(requests) }
}

export function writeRequest(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}
