import type { RouteEntry } from '@marram/contract/content/route-shape'
import { expect, test } from 'vitest'
import { contestSitemap, lodgingsSitemap, pagesSitemap, sitemapIndex } from './sitemap.ts'

const origins = { da: 'https://dk.example', de: 'https://de.example', en: 'https://en.example' }
const route = (routes: RouteEntry['routes'], isIndexed = true): RouteEntry => ({
  entry: { id: 'page-a', type: 'page' },
  routes,
  publishedAt: '2026-11-01T10:00:00.000Z',
  isIndexed,
})

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const urlset = `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`

test('a sitemap is a valid document with nothing else', () => {
  const pages = [
    route({ 'da-DK': null, 'de-DE': '/ueber/', en: null }),
    route({ 'da-DK': '/om/', 'de-DE': null, en: null }),
  ]
  expect(pagesSitemap('de', origins, pages)).toBe(
    `${urlset}<url><loc>https://de.example/ueber/</loc><lastmod>2026-11-01T10:00:00.000Z</lastmod><xhtml:link rel="alternate" hreflang="de" href="https://de.example/ueber/"/></url></urlset>`,
  )
  expect(pagesSitemap('de', origins, [...pages, ...pages])).toContain('</url><url>')
  const house = (edition: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${edition}" href="${path}-b2417/"/>`
  const partners = [
    house('da', 'https://dk.example/sommerhus'),
    house('de', 'https://de.example/ferienhaus'),
    house('en', 'https://en.example/holiday-home'),
  ]
  const entry = (name: string) =>
    `<url><loc>https://de.example/ferienhaus-${name}/</loc>${partners.join('').replaceAll('b2417', name)}</url>`
  const houses = [
    { name: 'b2417', updatedAt: '' },
    { name: 'b2418', updatedAt: '' },
  ]
  expect(lodgingsSitemap('de', origins, houses)).toBe(`${urlset}${entry('b2417')}${entry('b2418')}</urlset>`)
  expect(sitemapIndex('https://de.example', ['pages', 'houses-1'])).toBe(
    `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://de.example/sitemaps/pages.xml</loc></sitemap><sitemap><loc>https://de.example/sitemaps/houses-1.xml</loc></sitemap></sitemapindex>`,
  )
})

test('a page lists its own address and its translations', () => {
  const xml = pagesSitemap('de', origins, [route({ 'da-DK': '/om/', 'de-DE': '/ueber/', en: null })])
  expect(xml).toContain('<loc>https://de.example/ueber/</loc><lastmod>2026-11-01T10:00:00.000Z</lastmod>')
  expect(xml).toContain('hreflang="da" href="https://dk.example/om/"')
  expect(xml).not.toContain('hreflang="en"')
})

test('pages marked noindex or missing from the edition are left out', () => {
  const routes = { 'da-DK': '/om/', 'de-DE': null, en: '/about/' }
  expect(pagesSitemap('de', origins, [route(routes)])).not.toContain('<url>')
  expect(pagesSitemap('en', origins, [route(routes, false)])).not.toContain('<url>')
})

test('a house has an address in every edition', () => {
  const xml = lodgingsSitemap('en', origins, [{ name: 'b2417', updatedAt: '2026-11-02T08:00:00.000Z' }])
  expect(xml).toContain('<loc>https://en.example/holiday-home-b2417/</loc><lastmod>2026-11-02T08:00:00.000Z</lastmod>')
  expect(xml).toContain('hreflang="da" href="https://dk.example/sommerhus-b2417/"')
  expect(xml).toContain('hreflang="de" href="https://de.example/ferienhaus-b2417/"')
})

test('the sitemap lists the photo contest, its years and pictures under each edition’s paths', () => {
  const images = [{ imageSlug: 'die-welle', createdAt: '2025-06-01T08:00:00.000Z' }]
  const xml = contestSitemap('de', origins, [{ year: 2025, updatedAt: '2025-12-30T11:00:00.000Z', images }])
  expect(xml.startsWith(`${urlset}<url><loc>https://de.example/fotowettbewerb/</loc><xhtml:link`)).toBe(true)
  expect(xml).not.toMatch(/<\/url>[^<]/)
  expect(xml).toContain('<loc>https://de.example/fotowettbewerb/upload/</loc>')
  expect(xml).toContain('<loc>https://de.example/fotowettbewerb/fotowettbewerb-2025/</loc><lastmod>2025-12-30')
  expect(xml).toContain(
    '<loc>https://de.example/fotowettbewerb/fotowettbewerb-2025/die-welle/</loc><lastmod>2025-06-01',
  )
  expect(xml).toContain('hreflang="en" href="https://en.example/photo-contest/photo-contest-2025/die-welle/"')
})
