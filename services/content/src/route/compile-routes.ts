import { editions, type Locale } from '@marram/domain/edition'
import { parsePath } from '@marram/i18n/paths'
import { frontSlugs, normalPath, toPath } from './path.ts'
import type { RouteSource } from './route-source.ts'

export type CompiledRoute = { readonly locale: Locale; readonly path: string; readonly entryId: string }
export type Compiled = { readonly routes: CompiledRoute[]; readonly problems: string[] }

const categorySegments: Readonly<Record<string, string>> = {
  blog: 'category',
  'job-category': 'job-categories',
  'job-type': 'job-types',
  workplace: 'workplaces',
}
const maxParents = 2

/** All addresses of all editions. Do not store them with problems, such as two entries at one address. */
export function compileRoutes(sources: readonly RouteSource[]): Compiled {
  const problems = new Set<string>()
  const site = { byId: new Map(sources.map((source) => [source.id, source])), blogPage: findBlogPage(sources) }
  const taken = new Map<string, CompiledRoute>()
  for (const source of sources) {
    const chain = source.type === 'page' ? parentsOf(source, site.byId) : []
    if (typeof chain === 'string') problems.add(chain)
    else for (const edition of editions) claim(source, edition.locale)
  }
  for (const source of sources) for (const problem of redirectProblems(source, taken)) problems.add(problem)
  return { routes: [...taken.values()], problems: [...problems] }

  function claim(source: RouteSource, locale: Locale): void {
    const segments = segmentsOf(source, locale, site)
    if (!segments) return
    const path = toPath(segments)
    const other = taken.get(`${locale} ${path}`)
    if (other) {
      const holder = site.byId.get(other.entryId)
      problems.add(
        `${source.type}/${source.id}.json: the address ${path} in ${locale} already belongs to ${holder?.type} ${other.entryId}.`,
      )
    } else if (isReserved(path, locale, source.type)) {
      problems.add(`${source.type}/${source.id}.json: the address ${path} in ${locale} belongs to the site itself.`)
    } else taken.set(`${locale} ${path}`, { locale, path, entryId: source.id })
  }
}

type Site = { readonly byId: ReadonlyMap<string, RouteSource>; readonly blogPage: RouteSource | null }

/** Null if the entry has no address in this edition. */
function segmentsOf(source: RouteSource, locale: Locale, site: Site): string[] | null {
  const slug = source.slugs.get(locale)
  if (slug === undefined) return null
  switch (source.type) {
    case 'page':
      return pageSegments(source, locale, site.byId)
    case 'blog': {
      const above = site.blogPage ? pageSegments(site.blogPage, locale, site.byId) : []
      return above && [...above, slug]
    }
    case 'job':
      return ['jobs', slug]
    case 'category': {
      const first = categorySegments[source.kind ?? '']
      return first === undefined ? null : [first, slug]
    }
    case 'street':
    case 'area':
      return [slug]
    default:
      return null
  }
}

/** A page is missing from an edition without its parent. */
function pageSegments(page: RouteSource, locale: Locale, byId: Site['byId']): string[] | null {
  const chain = parentsOf(page, byId)
  if (typeof chain === 'string') return null
  const slugs = [...chain.reverse(), page].map(({ slugs }) => slugs.get(locale))
  if (slugs.includes(undefined)) return null
  return slugs.filter((slug) => slug !== undefined).filter((slug) => !frontSlugs.includes(slug))
}

/** Parents, nearest first; a sentence if the chain is too long or circular. */
function parentsOf(page: RouteSource, byId: Site['byId']): RouteSource[] | string {
  const chain: RouteSource[] = []
  for (let at = page.parentId; at !== null; at = chain.at(-1)?.parentId ?? null) {
    const parent = byId.get(at)
    if (!parent) break
    if (parent.id === page.id || chain.includes(parent)) return `page/${page.id}.json: its parents form a circle.`
    chain.push(parent)
    if (chain.length > maxParents) return `page/${page.id}.json: more than ${maxParents} parent pages.`
  }
  return chain
}

/** The page in the setting `blog`, else the first one with that template. */
function findBlogPage(sources: readonly RouteSource[]): RouteSource | null {
  const named = sources.find(({ type, key }) => type === 'setting' && key === 'blog')?.pageId
  const pages = sources.filter(({ type }) => type === 'page')
  return pages.find(({ id }) => id === named) ?? pages.find(({ kind }) => kind === 'blog') ?? null
}

const ownPlaces: readonly string[] = ['lodging', 'booking', 'account', 'favorites']
const programPaths = ['api', 'services', 'builds', 'assets', 'healthz', 'readyz', 'metrics', 'dev', 'newsletter']

function isReserved(path: string, locale: Locale, type: string): boolean {
  const segments = path.split('/').filter((segment) => segment !== '')
  if (programPaths.includes(segments[0] ?? '')) return true
  if (segments.at(-1) === 'page' || (segments.at(-2) === 'page' && /^\d+$/.test(segments.at(-1) ?? ''))) return true
  const edition = editions.find((one) => one.locale === locale)
  const place = edition && parsePath(edition.key, path)?.place.kind
  // The site resolves /jobs/x/ and /category/x/ as jobs and categories.
  if (place === 'job' || place === 'taxonomy') return type !== 'job' && type !== 'category'
  return place !== undefined && ownPlaces.includes(place)
}

function redirectProblems(source: RouteSource, taken: ReadonlyMap<string, CompiledRoute>): string[] {
  if (!source.redirect) return []
  const { from, to, locale } = source.redirect
  const path = normalPath(from)
  const locales = editions.map((edition) => edition.locale).filter((one) => locale === null || one === locale)
  const hit = locales.map((one) => taken.get(`${one} ${path}`)).find((route) => route !== undefined)
  return [
    ...(hit ? [`redirect/${source.id}.json: ${path} in ${hit.locale} is the address of ${hit.entryId}.`] : []),
    ...(normalPath(to) === path ? [`redirect/${source.id}.json: it leads to itself.`] : []),
  ]
}
