import type { Original } from './originals.ts'
import { contentTypes } from './render.ts'
import type { Rendition } from './renditions.ts'
import type { ImageBytes } from './source.ts'

/** True if the browser has this version cached. */
export function isNotModified(request: Request, original: Original): boolean {
  const ifNoneMatch = request.headers.get('if-none-match')
  if (ifNoneMatch === null) return false
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etagOf(original))
}

export function replyNotModified(original: Original): Response {
  return new Response(null, { status: 304, headers: lastingHeaders(original) })
}

export function replyRendition(original: Original, { bytes, stage }: Rendition): Response {
  const contentType = contentTypes[original.parameters.format]
  const cacheHeaders = stage === 'final' ? lastingHeaders(original) : draftHeaders(original)
  return new Response(bytes, {
    headers: { ...cacheHeaders, 'content-type': contentType, 'content-length': `${bytes.byteLength}` },
  })
}

/** Supports byte ranges, which Safari requires for films. */
export function replyAsIs(request: Request, original: Original, bytes: ImageBytes): Response {
  const headers = {
    ...lastingHeaders(original),
    'content-type': original.facts.contentType,
    'accept-ranges': 'bytes',
    // An svg opened as a document could run script in our origin.
    'content-security-policy':
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src 'self'",
  }
  const size = bytes.byteLength
  const condition = request.headers.get('if-range')
  const rangeHeader = condition === null || condition === etagOf(original) ? request.headers.get('range') : null
  const range = findRange(rangeHeader, size)
  if (range === null) return new Response(bytes, { headers: { ...headers, 'content-length': `${size}` } })
  if (range === 'outside') {
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } })
  }
  const { first, last } = range
  return new Response(bytes.subarray(first, last + 1), {
    status: 206,
    headers: {
      ...headers,
      'content-length': `${last - first + 1}`,
      'content-range': `bytes ${first}-${last}/${size}`,
    },
  })
}

function etagOf({ key }: Original): string {
  return `"${key}"`
}

/** A short lifetime, because the final picture follows soon. */
function draftHeaders(original: Original): Record<string, string> {
  return {
    ...lastingHeaders(original),
    etag: `"${original.key}-draft"`,
    'cache-control': 'public, max-age=60',
  }
}

function lastingHeaders(original: Original): Record<string, string> {
  const versioned = original.parameters.version !== null
  return {
    etag: etagOf(original),
    'cache-control': versioned ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
  }
}

type ByteRange = { first: number; last: number }

/**
 * Parses a `Range` header with one range. Null means the whole file: no header, another unit, several ranges or invalid
 * syntax, all of which a server may ignore.
 */
export function findRange(header: string | null, size: number): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'outside' : { first: size - length, last: size - 1 }
  }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return null
  return first >= size ? 'outside' : { first, last }
}
