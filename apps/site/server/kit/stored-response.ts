import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

type Variant = { readonly headers: string[]; readonly body: Buffer }

/** An answer ready to send, compressed in advance. Headers are flat lists because node writes those fastest. */
export type StoredResponse = {
  readonly status: number
  readonly etag: string
  readonly sizeBytes: number
  readonly variants: Readonly<Record<Encoding, Variant>>
  readonly notModified: string[]
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const compressible = /^(?:text\/|application\/(?:json|javascript|manifest)|image\/svg)/

export type StoreOptions = {
  /** Null for a template, which is never sent as stored and needs no compression. */
  readonly quality: number | null
  /** The brotli body, if already compressed. */
  readonly br?: Buffer
  /** For bodies made often: browsers take brotli, and the first other client waits for gzip (2 ms for a page). */
  readonly gzipOnDemand?: boolean
}

export async function storeResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  { quality, br: given, gzipOnDemand = false }: StoreOptions,
): Promise<StoredResponse> {
  const etag = `"${createHash('sha256')
    .update(headers['Content-Security-Policy'] ?? '')
    .update(body)
    .digest('base64url')
    .slice(0, 22)}"`
  const common = { ...headers, ETag: etag, Vary: 'Accept-Encoding' }
  const plain = variant(common, body)
  if (quality === null || !compressible.test(headers['Content-Type'] ?? '')) {
    const variants = { identity: plain, br: plain, gzip: plain }
    return { status, etag, sizeBytes: body.length, variants, notModified: flatten(common) }
  }
  const level = Math.min(quality + 1, 9)
  const [br, gz] = await Promise.all([
    given ?? brotli(body, quality),
    gzipOnDemand ? null : compressGzip(body, { level }),
  ])
  const gzipped = (bytes: Buffer): Variant => variant({ ...common, 'Content-Encoding': 'gzip' }, bytes)
  let gzipVariant = gz && gzipped(gz)
  const variants = {
    identity: plain,
    br: variant({ ...common, 'Content-Encoding': 'br' }, br),
    get gzip() {
      gzipVariant ??= gzipped(gzipSync(body, { level }))
      return gzipVariant
    },
  }
  // Gzipped pages are a fifth larger than in brotli.
  const sizeBytes = body.length + br.length + (gz?.length ?? Math.ceil(br.length * 1.2))
  return { status, etag, sizeBytes, variants, notModified: flatten(common) }
}

const smallWindow = 16
/** Brotli's window. */
const smallWindowBytes = 2 ** smallWindow - 16
/** Most pages fit one chunk: each further one costs a turn of the event loop. */
const pieceBytes = 65_536

/** Brotli clears its tables each time; a small body gets smaller ones. */
function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(body, {
    chunkSize: pieceBytes,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      ...(body.length <= smallWindowBytes && { [constants.BROTLI_PARAM_LGWIN]: smallWindow }),
    },
  })
}

function variant(headers: Readonly<Record<string, string>>, body: Buffer): Variant {
  return { headers: flatten({ ...headers, 'Content-Length': String(body.length) }), body }
}

function flatten(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat()
}

/** The best encoding that the client accepts. A quality of zero refuses one. */
export function chooseEncoding(acceptEncoding = ''): Encoding {
  if (accepts(acceptEncoding, 'br')) return 'br'
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity'
}

function accepts(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding)
  return (
    at >= 0 && !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(header.slice(at + encoding.length, at + encoding.length + 12))
  )
}

/** Writes to node's response directly, without Hono or web objects, to keep a stored page cheap. */
export function sendStored(request: IncomingMessage, response: ServerResponse, stored: StoredResponse): void {
  if (stored.status === 200 && request.headers['if-none-match'] === stored.etag) {
    response.writeHead(304, stored.notModified)
    response.end()
    return
  }
  const { headers, body } = stored.variants[chooseEncoding(request.headers['accept-encoding'])]
  response.writeHead(stored.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The same answer as a web `Response`, for in-process callers and first renders. */
export function storedToResponse(request: Request, stored: StoredResponse): Response {
  if (stored.status === 200 && request.headers.get('if-none-match') === stored.etag) {
    return new Response(null, { status: 304, headers: pairs(stored.notModified) })
  }
  const { headers, body } = stored.variants[chooseEncoding(request.headers.get('accept-encoding') ?? undefined)]
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
    status: stored.status,
    headers: pairs(headers),
  })
}

function pairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? ''] as [string, string]] : []))
}
