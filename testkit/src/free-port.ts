import { createServer } from 'node:net'

/** The site must know its port before it listens, because links between editions carry it. */
export async function findFreePort(): Promise<number> {
  const probe = createServer()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  probe.once('error', reject)
  probe.listen(0, '127.0.0.1', resolve)
  await promise
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  if (typeof address !== 'object' || address === null) throw new Error('No free port was found.')
  return address.port
}
