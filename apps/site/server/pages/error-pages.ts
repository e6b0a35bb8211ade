import type { EditionKey } from '@marram/i18n/edition-key'
import { hashesOf, type Policy } from '../kit/content-security.ts'
import { type StoredResponse, storeResponse } from '../kit/stored-response.ts'
import type { PageServer, RenderedPage } from './page-server.ts'
import type { Renderer } from './renderer.ts'

export type ErrorPages = {
  /** The 404 page for an address, or null for one that would need escaping. */
  missing(edition: EditionKey, path: string): Promise<StoredResponse | null>
  malformed(edition: EditionKey): Promise<StoredResponse>
}

export type ErrorPagesOptions = {
  /** Caches one page of each kind per edition; rendered by `renderTemplate`. */
  readonly templates: PageServer
  readonly headers: Readonly<Record<string, string>>
  readonly policy: Policy
}

const missingTarget = '!missing'
const malformedTarget = '!malformed'
const placeholder = 'marram-missing-page'
/** Needs no escaping in HTML, a script, an attribute or an address. */
const plainPath = /^\/[a-z\d_.~/-]{1,200}\/$/

/**
 * Renders a missing page once per edition and inserts the address: anyone can invent such addresses, and each render
 * took 90 ms.
 */
export function createErrorPages({ templates, headers, policy }: ErrorPagesOptions): ErrorPages {
  const templateFor = async (edition: EditionKey, target: string): Promise<StoredResponse> =>
    templates.findReady(edition, target) ?? (await templates.get(edition, target))
  const present = (status: number, html: string, scripts: readonly string[]): Promise<StoredResponse> =>
    storeResponse(
      status,
      {
        'Content-Type': 'text/html; charset=utf-8',
        ...headers,
        'Cache-Control': 'no-store',
        'Content-Security-Policy': policy({ scriptSources: hashesOf(scripts) }),
      },
      Buffer.from(html),
      { quality: 1, gzipOnDemand: true },
    )
  return {
    async missing(edition, path) {
      if (!plainPath.test(path)) return null
      const template = await templateFor(edition, missingTarget)
      if (template.status !== 200) return template
      const html = textOf(template)
      const scripts = allowedScripts(template, html)
      return present(
        404,
        insertPath(html, path),
        scripts.map((script) => insertPath(script, path)),
      )
    },
    async malformed(edition) {
      const template = await templateFor(edition, malformedTarget)
      // Such an address has no route in the browser either, so the page is sent without scripts.
      return template.status === 200 ? present(400, withoutScripts(textOf(template)), []) : template
    },
  }
}

/** Renders a template. Its status decides if it may be stored. */
export function renderTemplate(renderer: Pick<Renderer, 'page' | 'failure'>) {
  return async (edition: EditionKey, target: string): Promise<RenderedPage> => {
    const isMissing = target === missingTarget
    const page = await (isMissing
      ? renderer.page(edition, `/${placeholder}/`)
      : renderer.failure(edition, 'This address is not well-formed.'))
    return page.status === (isMissing ? 404 : 500) && page.hasRouteData ? { ...page, status: 200 } : page
  }
}

export function insertPath(template: string, path: string): string {
  const inner = path.slice(1, -1)
  return template.replaceAll(`%2F${placeholder}%2F`, encodeURIComponent(path)).replaceAll(placeholder, () => inner)
}

/** Scripts of a stored page that its policy allows. */
function allowedScripts({ variants }: StoredResponse, html: string): string[] {
  const { headers } = variants.identity
  const policy = headers[headers.indexOf('Content-Security-Policy') + 1] ?? ''
  const scripts = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/gi)].map(([, script = '']) => script)
  return [...new Set(scripts)].filter((script) => hashesOf([script]).every((hash) => policy.includes(hash)))
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '').replace(/<link rel="modulepreload"[^>]*>/gi, '')
}

function textOf(stored: StoredResponse): string {
  return stored.variants.identity.body.toString()
}
