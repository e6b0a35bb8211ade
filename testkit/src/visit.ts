import { request } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'

export type Visit = {
  readonly method?: string
  /** Goes into the Host header; `*.localhost` need not resolve. */
  readonly host?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

const decoders: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
}

/** One HTTP request exactly as written: nothing normalises the path, nothing follows a redirect. */
export async function visit(
  port: number,
  path: string,
  { method = 'GET', host, headers = {}, body }: Visit = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const sent = request(
    { host: '127.0.0.1', port, path, method, headers: { host: host ?? `de.localhost:${port}`, ...headers } },
    (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('error', reject)
      reply.on('end', async () => {
        const raw = Buffer.concat(parts)
        const decode = raw.length > 0 ? decoders[reply.headers['content-encoding'] ?? ''] : undefined
        const text = (decode ? await decode(raw) : raw).toString()
        resolve({ status: reply.statusCode ?? 0, headers: flat(reply.headers), text })
      })
    },
  )
  sent.on('error', reject)
  sent.end(body)
  return promise
}

function flat(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]))
}
