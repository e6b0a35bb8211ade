import { createServer, type IncomingMessage } from 'node:http'
import { AwsV4Signer } from 'aws4fetch'

/** The used part of S3, including verification of the signature. */
export async function startS3Server() {
  const kept = new Map<string, Buffer>()
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const path = request.url ?? ''
    if (!(await isSigned(request, `http://127.0.0.1:${request.socket.localPort}${path}`))) {
      return response.writeHead(403).end()
    }
    const key = decodeURIComponent(path.replace(/^\/photos\//, ''))
    if (request.method === 'PUT') kept.set(key, Buffer.concat(chunks))
    if (request.method === 'DELETE') kept.delete(key)
    const found = request.method === 'DELETE' ? Buffer.alloc(0) : kept.get(key)
    const etag = `"${found?.length}"`
    const isKnown = found !== undefined && request.headers['if-none-match'] === etag
    requests.push(`${request.method} ${key}${isKnown ? ' unchanged' : ''}`)
    if (isKnown) return response.writeHead(304).end()
    response.writeHead(found ? 200 : 404, { etag }).end(request.method === 'GET' ? found : '')
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    kept,
    requests,
    bucket: `http://KEY:se%2Fcret@127.0.0.1:${port}/photos?region=eu-north-1`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function isSigned(request: IncomingMessage, url: string): Promise<boolean> {
  const given = request.headers.authorization ?? ''
  const names = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(';') ?? []
  const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name] ?? '')]))
  const { host: _, ...signed } = headers
  const datetime = String(request.headers['x-amz-date'])
  const signer = new AwsV4Signer({
    method: request.method ?? '',
    url,
    headers: signed,
    accessKeyId: 'KEY',
    secretAccessKey: 'se/cret',
    service: 's3',
    region: 'eu-north-1',
    datetime,
    allHeaders: true,
  })
  return given === (await signer.authHeader())
}
