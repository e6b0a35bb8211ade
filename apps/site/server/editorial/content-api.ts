import type { BrokerClient } from '@marram/contract/broker/client'
import type { ContentClient } from '@marram/contract/content/client'
import { editionByKey, type LanguageId } from '@marram/domain/edition'
import { loadMessages } from '@marram/i18n/messages/catalogue'
import { isRefusal, type Refusal, refuse, replyFault, replyRefusal } from '@marram/service-kit/envelope'
import { readJson } from '@marram/service-kit/json-body'
import { hasOutage, outageRefusal } from '@marram/service-kit/outage'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { RouteTools, SiteApp } from '../kit/site-route.ts'
import { disallowedPrefixes } from '../pages/route-rules.ts'
import { blogFeed } from './feeds/rss.ts'
import {
  type ContestYear,
  contestSitemap,
  lodgingsPerSitemap,
  lodgingsSitemap,
  type Origins,
  pagesSitemap,
  sitemapIndex,
} from './feeds/sitemap.ts'

export type ContentApiOptions = Pick<RouteTools, 'editionOf' | 'log'> & {
  readonly content: ContentClient
  /** Includes drafts, for visitors with a preview pass. */
  readonly drafts: Pick<ContentClient, 'routeData'>
  readonly allowPassCache: (request: Request) => Refusal | null
  readonly maySeeDrafts: (request: Request) => boolean
  readonly broker: Pick<BrokerClient, 'lodgingCount' | 'lodgingNamesByLanguage' | 'photoContests' | 'contestImages'>
  readonly origins: Origins
}

/** PostgreSQL refuses null characters and lone surrogates. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()
const path = v.pipe(v.string(), v.maxLength(2000), v.check(isStorable))
const routeRequest = v.union([
  v.object({ slug: path, passCache: v.optional(v.boolean()) }),
  v.object({ sysId: path, passCache: v.optional(v.boolean()) }),
])
const feedPosts = 20
const anHour = { 'Cache-Control': 'public, max-age=3600' }

/** Serves content by address to the site's pages, and sitemaps, robots.txt and feeds. */
export function mountContentApi(app: SiteApp, options: ContentApiOptions): void {
  const { content, drafts, broker, origins, editionOf, log, allowPassCache, maySeeDrafts } = options
  app.post('/api/getCompiledRouteData', async (c) => {
    const body = await readJson(c.req.raw, routeRequest)
    if (isRefusal(body)) return replyRefusal(body)
    const at = 'slug' in body ? { slug: body.slug } : { sysId: body.sysId }
    const isPast = body.passCache === true
    const refusal = isPast ? allowPassCache(c.req.raw) : null
    if (refusal) return replyRefusal(refusal)
    try {
      const source = isPast && maySeeDrafts(c.req.raw) ? drafts : content
      const data = await source.routeData(editionByKey(editionOf(c)).locale, at)
      if (!data) return replyRefusal(refuse(404, 'not-found', `Page not found: ${Object.values(at)[0]}`))
      return c.json({ ...data, data, meta: {} }, 200, { 'Cache-Control': 'no-store' })
    } catch (error) {
      log.error({ err: error, at }, 'Could not determine compiled route data')
      const sentence = 'Could not determine compiled route data'
      return hasOutage() ? replyRefusal(outageRefusal(sentence)) : replyFault(sentence)
    }
  })
  app.get('/robots.txt', (c) => {
    const lines = [
      'User-agent: *',
      ...disallowedPrefixes.map((prefix) => `Disallow: ${prefix}`),
      'Disallow: /services/',
      'Disallow: /api/',
      '',
      `Sitemap: ${origins[editionOf(c)]}/sitemap.xml`,
    ]
    return c.text(`${lines.join('\n')}\n`, 200, anHour)
  })
  app.get('/sitemap.xml', async (c) => {
    const edition = editionOf(c)
    const count = await broker.lodgingCount(editionByKey(edition).languageId)
    const parts = Array.from({ length: Math.ceil(count / lodgingsPerSitemap) }, (_, index) => `houses-${index + 1}`)
    return xml(c, sitemapIndex(origins[edition], ['pages', 'contests', ...parts]))
  })
  app.get('/sitemaps/:name{houses-[1-9][0-9]{0,3}\\.xml}', async (c) => {
    const edition = editionOf(c)
    const skip = (Number.parseInt(c.req.param('name').slice('houses-'.length), 10) - 1) * lodgingsPerSitemap
    const query = { lan: editionByKey(edition).languageId, limit: lodgingsPerSitemap, skip }
    const houses = await broker.lodgingNamesByLanguage(query)
    if (houses.length === 0) return replyRefusal(refuse(404, 'not-found', 'There are fewer sitemaps.'))
    return xml(c, lodgingsSitemap(edition, origins, houses))
  })
  app.get('/sitemaps/pages.xml', async (c) => xml(c, pagesSitemap(editionOf(c), origins, await content.routes())))
  app.get('/sitemaps/contests.xml', async (c) => {
    const edition = editionOf(c)
    return xml(c, contestSitemap(edition, origins, await loadContestYears(broker, editionByKey(edition).languageId)))
  })
  app.get('/rss.xml', async (c) => {
    const edition = editionOf(c)
    const { locale } = editionByKey(edition)
    const [posts, messages, settings] = await Promise.all([
      content.blogPosts(locale, { perPage: feedPosts }),
      loadMessages(edition),
      content.settings(locale, ['blog']),
    ])
    const { name, description } = messages.site
    const { feedTitle } = settings.blog?.setting ?? {}
    const title = typeof feedTitle === 'string' && feedTitle !== '' ? feedTitle : name
    return xml(c, blogFeed({ origin: origins[edition], language: edition, title, description }, posts.items))
  })
}

const imagesPerRequest = 100

async function loadContestYears(
  broker: Pick<BrokerClient, 'photoContests' | 'contestImages'>,
  lan: LanguageId,
): Promise<ContestYear[]> {
  const contests = await broker.photoContests({ lan })
  return Promise.all(
    contests.map(async ({ id: contestId, year, updatedAt, imageCount }) => {
      const pages = Array.from({ length: Math.ceil(imageCount / imagesPerRequest) }, (_, index) =>
        broker.contestImages({ contestId, page: index + 1, pageSize: imagesPerRequest }),
      )
      return { year, updatedAt, images: (await Promise.all(pages)).flatMap(({ items }) => items) }
    }),
  )
}

function xml(c: Context, body: string): Response {
  return c.body(body, 200, { 'Content-Type': 'application/xml; charset=utf-8', ...anHour })
}
