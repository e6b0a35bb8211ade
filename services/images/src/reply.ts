import { findRange } from './byte-range.ts'
import type { Original } from './originals.ts'
import { contentTypes } from './render.ts'
import type { Rendition } from './renditions.ts'
import type { ImageBytes } from './source.ts'

/** True when the browser already holds exactly this picture. */
export function isNotModified(request: Request, original: Original): boolean {
  const known = request.headers.get('if-none-match')
  if (known === null) return false
  const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etagOf(original))
}

export function replyNotModified(original: Original): Response {
  return new Response(null, { status: 304, headers: lastingHeaders(original) })
}

export function replyRendition(original: Original, { bytes, stage }: Rendition): Response {
  const contentType = contentTypes[original.parameters.format]
  const kept = stage === 'final' ? lastingHeaders(original) : draftHeaders(original)
  return new Response(bytes, {
    headers: { ...kept, 'content-type': contentType, 'content-length': `${bytes.byteLength}` },
  })
}

/** Films are fetched in parts: Safari plays none whose server cannot do that. */
export function replyAsIs(request: Request, original: Original, bytes: ImageBytes): Response {
  const headers = {
    ...lastingHeaders(original),
    'content-type': original.facts.contentType,
    'accept-ranges': 'bytes',
    // An svg opened as a page of its own could run script in our origin.
    'content-security-policy':
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src 'self'",
  }
  const size = bytes.byteLength
  const condition = request.headers.get('if-range')
  const asked = condition === null || condition === etagOf(original) ? request.headers.get('range') : null
  const range = findRange(asked, size)
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

/** The final picture is there soon: whoever asks again gets that. */
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
