import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { AwsV4Signer } from 'aws4fetch'

/** Small, so that tests see more than one page. */
const pageSize = 3

/** The used part of S3, including verification of the signature and of the content. */
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
    const listing = new URL(path, 'http://store').searchParams
    if (listing.has('list-type')) {
      requests.push(`LIST ${listing.get('prefix')}`)
      return response.end(listPage(kept, listing))
    }
    const key = decodeURIComponent(path.replace(/^\/photos\//, ''))
    const content = Buffer.concat(chunks)
    const claimed = request.headers['x-amz-content-sha256']
    if (request.method === 'PUT' && createHash('sha256').update(content).digest('hex') !== claimed) {
      return response.writeHead(400).end()
    }
    if (request.method === 'PUT') kept.set(key, content)
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

/** Keys of one folder, from the token on. */
function listPage(kept: ReadonlyMap<string, Buffer>, query: URLSearchParams): string {
  const [prefix, from] = [query.get('prefix') ?? '', query.get('continuation-token') ?? '']
  const isInside = (key: string) => key.startsWith(prefix) && !key.slice(prefix.length).includes('/') && key > from
  const keys = [...kept.keys()].filter(isInside).toSorted()
  const page = keys.slice(0, pageSize)
  const objects = page.map((key) => `<Contents><Key>${key}</Key><Size>${kept.get(key)?.length}</Size></Contents>`)
  const next = keys.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult>${objects.join('')}${next}</ListBucketResult>`
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
