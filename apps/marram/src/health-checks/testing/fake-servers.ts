import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Server as NetServer } from 'node:net'
import type { Reflector } from '../../reflection.ts'

export type FakeServer = { readonly url: string; readonly port: number; close(): Promise<void> }

async function open(server: Server | NetServer, protocol: string): Promise<FakeServer> {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const { port } = server.address() as AddressInfo
  return {
    url: `${protocol}://localhost:${port}`,
    port,
    close: () => new Promise((done) => server.close(() => done())),
  }
}

/** Correct, and two ways in which proxies are misconfigured. */
export type Proxying = 'sets-headers' | 'passes-headers-on' | 'hides-the-host'

type SiteOptions = {
  readonly certificate: { readonly key: string; readonly cert: string }
  /** Null: another site. */
  readonly reflect: Reflector | null
  readonly proxying?: Proxying
}

/** A TLS proxy with the program behind it, in one server. */
export function startPublicSite({ certificate, reflect, proxying = 'sets-headers' }: SiteOptions): Promise<FakeServer> {
  const listener: RequestListener = async (request, response) => {
    const headers = new Headers()
    for (const name of ['host', 'x-forwarded-host', 'x-forwarded-for', 'x-forwarded-proto']) {
      const value = request.headers[name]
      if (typeof value === 'string') headers.set(name, value)
    }
    if (proxying !== 'passes-headers-on') {
      headers.set('x-forwarded-host', proxying === 'hides-the-host' ? 'backend.internal' : String(request.headers.host))
      headers.set('x-forwarded-for', '203.0.113.9')
      headers.set('x-forwarded-proto', 'https')
    }
    const inner = new Request(`http://program${request.url}`, { headers })
    const answer = (await reflect?.(inner, { incoming: { socket: { remoteAddress: '127.0.0.1' } } })) ?? null
    response.writeHead(answer ? 200 : 404)
    response.end(answer ? await answer.text() : '<h1>Another site</h1>')
  }
  return open(createSecureServer(certificate, listener), 'https')
}

/** An S3 bucket that stores objects, or refuses them. */
export async function startBucket({ refuses = false } = {}): Promise<FakeServer & { readonly bucketUrl: string }> {
  const objects = new Map<string, Buffer>()
  const listener: RequestListener = async (request, response) => {
    const { method, url = '' } = request
    if (refuses) return void response.writeHead(403).end()
    if (url.includes('?')) return void response.end([...objects.keys()].map(listed).join(''))
    const found = objects.get(url)
    if (method === 'PUT') objects.set(url, Buffer.concat(await request.toArray()))
    if (method === 'DELETE') objects.delete(url)
    response.writeHead(method === 'GET' && !found ? 404 : 200)
    response.end(method === 'GET' ? found : undefined)
  }
  const server = await open(createServer(listener), 'http')
  return { ...server, bucketUrl: `http://KEY:bucket-secret@localhost:${server.port}/pictures` }
}

const listed = (url: string): string => `<Contents><Key>${url.replace('/pictures/', '')}</Key><Size>1</Size></Contents>`

/** Stripe's balance, for one key. */
export async function startStripe(key: string): Promise<FakeServer> {
  const listener: RequestListener = (request, response) => {
    const isKnown = request.headers.authorization === `Bearer ${key}`
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' })
    const refusal = { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }
    response.end(JSON.stringify(isKnown ? { object: 'balance' } : refusal))
  }
  return open(createServer(listener), 'http')
}
