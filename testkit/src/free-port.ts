import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the ports that systems give to outgoing connections (from 32768 on Linux, from 49152 on macOS): one of these would
 * take the port before its server listens, or while the server is restarted.
 */
const range = [20_000, 32_768] as const
const given = new Set<number>()

/** The site must know its port before it listens, because links between editions carry it. */
export async function findFreePort(): Promise<number> {
  while (given.size < 1000) {
    const port = randomInt(...range)
    if (given.has(port) || !(await isFree(port))) continue
    given.add(port)
    return port
  }
  throw new Error('No free port was found.')
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  const { promise, resolve } = Promise.withResolvers<boolean>()
  probe.once('error', () => resolve(false))
  probe.listen(port, '127.0.0.1', () => resolve(true))
  const isListening = await promise
  if (isListening) await new Promise((done) => probe.close(done))
  return isListening
}
