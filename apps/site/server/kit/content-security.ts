import { createHash } from 'node:crypto'

const dataBlock = /\stype="(?:application\/(?:ld\+)?json|speculationrules)"/i

export type TrustedPage = {
  readonly html: string
  /** The framework's inline scripts, deduplicated. */
  readonly scripts: readonly string[]
}

/**
 * Renders a stored page with a secret nonce: only elements that carry it come from the framework and are allowed by
 * hash. An injected inline script stays forbidden. The nonce is then removed, since the stored page is the same for
 * all visitors.
 */
export function trustScripts(rendered: string, nonce: string): TrustedPage {
  const mark = ` nonce="${nonce}"`
  const scripts = new Set<string>()
  // String search: a regular expression over the page's data took 0.3 ms per page.
  for (let at = rendered.indexOf('<script'); at >= 0; ) {
    const open = rendered.indexOf('>', at)
    const end = rendered.indexOf('</script>', open)
    if (open < 0 || end < 0) break
    const attributes = rendered.slice(at + '<script'.length, open)
    const isOurs = attributes.includes(mark) && !/\ssrc=/i.test(attributes) && !dataBlock.test(attributes)
    if (isOurs) scripts.add(rendered.slice(open + 1, end))
    at = rendered.indexOf('<script', end)
  }
  return { html: withoutNonceMeta(rendered.replaceAll(mark, '')), scripts: [...scripts] }
}

/** The nonce only occurs in the head, a small part of the page. */
function withoutNonceMeta(html: string): string {
  const headEnd = html.indexOf('</head>')
  const head = headEnd < 0 ? html : html.slice(0, headEnd)
  const at = head.indexOf('<meta property="csp-nonce"')
  return at < 0 ? html : head.slice(0, at) + html.slice(html.indexOf('>', at) + 1)
}

/** Nothing may rewrite a script or a style element afterwards. */
export function hashesOf(texts: readonly string[]): string[] {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/** External origins that a page may contact. */
export type OutsideSources = {
  /** Hosts of embedded films. */
  readonly frameHosts?: readonly string[]
  /** Origins of an external map: style, tiles, glyphs and sprites. */
  readonly mapOrigins?: readonly string[]
  /** Origins of chat or statistics, loaded after consent only. */
  readonly scriptOrigins?: readonly string[]
}

/** Inline style attributes are allowed (sizes, positions); style elements and scripts need a hash or nonce. */
export function contentSecurityPolicy(
  { scriptSources, styleSources = [] }: InlineSources,
  { frameHosts = [], mapOrigins = [], scriptOrigins = [] }: OutsideSources = {},
): string {
  const frames = frameHosts.map((host) => ` https://${host}`).join('')
  const scripts = scriptOrigins.map((origin) => ` ${origin}`).join('')
  const maps = mapOrigins.map((origin) => ` ${origin}`).join('')
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptSources.join(' ')}`.trim() + scripts,
    ["style-src 'self'", ...styleSources].join(' '),
    "style-src-attr 'unsafe-inline'",
    // `blob:` previews a guest's upload, and MapLibre uses it for images of a foreign style that a browser cannot
    // decode in a worker. Only our scripts can create one.
    `img-src 'self' data: blob:${maps}${scripts}`,
    "font-src 'self'",
    `connect-src 'self'${maps}${scripts}`,
    "worker-src 'self'",
    `frame-src 'self'${frames}${scripts}`,
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}

/** The development server injects styles and scripts and keeps a WebSocket open. */
export function developmentPolicy(): string {
  return "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: ws:; frame-ancestors 'none'"
}

/** Hashes or the nonce of a page's scripts and style elements. */
export type InlineSources = { readonly scriptSources: readonly string[]; readonly styleSources?: readonly string[] }

/** Builds the policy for a page's inline elements. */
export type Policy = (inline: InlineSources) => string

const dayS = 86_400

/** HSTS; only sent over HTTPS. */
export const strictTransport = {
  name: 'Strict-Transport-Security',
  value: `max-age=${365 * dayS}; includeSubDomains`,
} as const

/** Headers of every answer of the site. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(isHttps ? { [strictTransport.name]: strictTransport.value } : {}),
  }
}
