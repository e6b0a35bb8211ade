import type { RouteEntry } from '@marram/contract/content/route-shape'
import { editionByKey } from '@marram/domain/edition'
import { type EditionKey, editionKeys } from '@marram/i18n/edition-key'
import type { Place } from '@marram/i18n/page-table'
import { buildPath } from '@marram/i18n/paths'
import { xmlText } from './xml.ts'

export type Origins = Readonly<Record<EditionKey, string>>

const header = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The sitemap index of an edition. */
export function sitemapIndex(origin: string, names: readonly string[]): string {
  const entries = names.map((name) => `<sitemap><loc>${xmlText(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>`)
  return `${header}<sitemapindex xmlns="${namespace}">${entries.join('')}</sitemapindex>`
}

/** Every indexable page of an edition, with its translations. */
export function pagesSitemap(edition: EditionKey, origins: Origins, routes: readonly RouteEntry[]): string {
  const urls = routes
    .filter(({ isIndexed }) => isIndexed)
    .flatMap((route) => {
      const path = pathIn(route, edition)
      return path === null
        ? []
        : [presentUrl(`${origins[edition]}${path}`, origins, route.publishedAt, (key) => pathIn(route, key))]
    })
  return `${header}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`
}

/** Houses per sitemap: the broker's page limit; search engines read up to 50,000. */
export const lodgingsPerSitemap = 9999

export function lodgingsSitemap(
  edition: EditionKey,
  origins: Origins,
  houses: readonly { readonly name: string; readonly updatedAt: string }[],
): string {
  const urls = houses.map(({ name, updatedAt }) => {
    const pathOf = (key: EditionKey): string => buildPath(key, { kind: 'lodging', name })
    return presentUrl(`${origins[edition]}${pathOf(edition)}`, origins, updatedAt, pathOf)
  })
  return `${header}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`
}

export type ContestYear = {
  readonly year: number
  readonly updatedAt: string
  readonly images: readonly { readonly imageSlug: string; readonly createdAt: string }[]
}

/** The photo contest: its overview and upload page, each year, and each picture. */
export function contestSitemap(edition: EditionKey, origins: Origins, contests: readonly ContestYear[]): string {
  const url = (place: Place, changedAt: string | null): string => {
    const pathOf = (key: EditionKey): string => buildPath(key, place)
    return presentUrl(`${origins[edition]}${pathOf(edition)}`, origins, changedAt, pathOf)
  }
  const urls = contests.flatMap(({ year, updatedAt, images }) => [
    url({ kind: 'contest-year', year, page: 1 }, updatedAt),
    ...images.map(({ imageSlug: slug, createdAt }) => url({ kind: 'contest-image', year, slug, page: 1 }, createdAt)),
  ])
  const pages = [url({ kind: 'contest' }, null), url({ kind: 'contest-upload' }, null)]
  return `${header}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${[...pages, ...urls].join('')}</urlset>`
}

function presentUrl(
  address: string,
  origins: Origins,
  changedAt: string | null,
  pathOf: (key: EditionKey) => string | null,
): string {
  const partners = editionKeys.flatMap((key) => {
    const path = pathOf(key)
    return path === null || origins[key] === ''
      ? []
      : [`<xhtml:link rel="alternate" hreflang="${key}" href="${xmlText(`${origins[key]}${path}`)}"/>`]
  })
  const changed = changedAt ? `<lastmod>${xmlText(changedAt)}</lastmod>` : ''
  return `<url><loc>${xmlText(address)}</loc>${changed}${partners.join('')}</url>`
}

function pathIn({ routes }: RouteEntry, edition: EditionKey): string | null {
  return routes[editionByKey(edition).locale]
}
