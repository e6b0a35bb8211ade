import type { Agency } from '@marram/contract/agency/agency'
import { agencyColour } from '@marram/i18n/agency/agency-colours'
import type { EditionKey } from '@marram/i18n/edition-key'
import { loadMessages } from '@marram/i18n/messages/catalogue'
import type { Context } from 'hono'
import type { SiteApp } from '../kit/site-route.ts'

export type AgencyRoutesOptions = {
  readonly agency: () => Agency | null
  readonly editionOf: (c: Context) => EditionKey
}

const hour = 'public, max-age=3600'
/** An SVG that somebody opens by its address runs nothing. */
const inert = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
}

/** Pictures of the agency: mark, logo, icons, and the manifest that names them. */
export function mountAgencyRoutes(app: SiteApp, { agency, editionOf }: AgencyRoutesOptions): void {
  app.get('/favicon.svg', () => answer(agency()?.profile.mark, hour))
  app.get('/favicon.ico', () => answer(pngOf(agency(), '32'), hour))
  app.get('/apple-touch-icon.png', () => answer(pngOf(agency(), '180'), hour))
  app.get('/agency/:version/:file', (c) => {
    const current = agency()
    // An older page asks for an older version: the newest picture is better than none.
    const isCurrent = String(current?.version) === c.req.param('version')
    return answer(
      pictureOf(current, c.req.param('file')),
      isCurrent ? 'public, max-age=31536000, immutable' : 'no-store',
    )
  })
  app.get('/site.webmanifest', async (c) => {
    const edition = editionOf(c)
    const { site } = await loadMessages(edition)
    const version = agency()?.version ?? 0
    const icons = Object.keys(agency()?.icons ?? {})
      .filter((side) => Number(side) > 180)
      .map((side) => ({ src: `/agency/${version}/icon-${side}.png`, sizes: `${side}x${side}`, type: 'image/png' }))
    const manifest = {
      name: site.name,
      short_name: site.name,
      description: site.description,
      lang: edition,
      start_url: '/',
      display: 'browser',
      background_color: agencyColour('sand-50'),
      theme_color: agencyColour('sand-50'),
      icons,
    }
    return c.json(manifest, 200, { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': hour })
  })
}

function pictureOf(agency: Agency | null, file: string): string | undefined {
  const { mark, logo } = agency?.profile ?? {}
  const name = file.replace(/\.(?:svg|png)$/, '')
  if (name === 'mark') return mark
  if (name === 'logo-light') return logo?.light
  if (name === 'logo-dark') return logo?.dark
  return name.startsWith('icon-') ? pngOf(agency, name.slice('icon-'.length)) : undefined
}

function pngOf(agency: Agency | null, side: string): string | undefined {
  const icons = agency?.icons ?? {}
  return Object.hasOwn(icons, side) ? `data:image/png;base64,${icons[side]}` : undefined
}

function answer(picture: string | undefined, caching: string): Response {
  const [, type = '', data = ''] = /^data:([^;]+);base64,(.*)$/.exec(picture ?? '') ?? []
  if (picture === undefined) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  return new Response(Buffer.from(data, 'base64'), {
    headers: { 'Content-Type': type, 'Cache-Control': caching, ...inert },
  })
}
