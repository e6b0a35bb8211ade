import type { ContentClient, PageOf } from '@marram/contract/content/client'
import type { RouteEntry } from '@marram/contract/content/route-shape'
import type { Database } from '@marram/database/schema.generated'
import { type Edition, editions } from '@marram/domain/edition'
import { freeTextIndex } from '@marram/domain/search-index'
import type { Kysely } from 'kysely'
import type { Document } from '../documents/document.ts'
import type { DocumentIndex } from '../documents/document-index.ts'
import type { DepartmentSource } from './departments.ts'

export type ContentSource = Pick<ContentClient, 'routes' | 'texts' | 'blogPosts' | 'jobs'> & DepartmentSource

const perQuestion = 100
const searched = new Set(['page', 'blog', 'job', 'street', 'area'])

/** Writes pages, posts, jobs, streets and areas, and deletes those that no longer exist. */
export async function putContentTexts(
  db: Kysely<Database>,
  indexes: ReadonlyMap<string, DocumentIndex>,
  content: ContentSource | null,
): Promise<void> {
  const places = await loadPlaces(db)
  const routes = content === null ? [] : await content.routes()
  for (const edition of editions) {
    const index = indexes.get(freeTextIndex(edition.languageId, edition.locale))
    const entries = content === null ? [] : await loadEntries(content, edition, routes)
    // A place with its own page is found through that page.
    const titles = new Set(entries.map(({ type, title }) => `${type} ${title}`))
    const documents = [...entries, ...places.filter(({ type, title }) => !titles.has(`${type} ${title}`))]
    const written = new Set(documents.map(({ id }) => id))
    const before = index?.all().filter(({ type }) => type !== 'lodging') ?? []
    index?.remove(before.map(({ id }) => String(id)).filter((id) => !written.has(id)))
    index?.put(documents)
  }
}

type TextDocument = Document & Readonly<{ id: string; type: string; title: string }>

async function loadEntries(
  content: ContentSource,
  edition: Edition,
  every: readonly RouteEntry[],
): Promise<TextDocument[]> {
  const { locale } = edition
  const routes = every.filter(
    ({ entry, routes: paths, isIndexed }) => isIndexed && searched.has(entry.type) && paths[locale] !== null,
  )
  const summaries = await loadSummaries(content, edition)
  const documents: TextDocument[] = []
  for (let at = 0; at < routes.length; at += perQuestion) {
    const part = routes.slice(at, at + perQuestion)
    const found = await content.texts(
      locale,
      part.map(({ entry }) => entry.id),
    )
    const texts = new Map(found.map((one) => [one.id, one]))
    for (const { entry, routes: paths } of part) {
      const found = texts.get(entry.id)
      if (!found) continue
      const { excerpt = '', categories = [] } = summaries.get(entry.id) ?? {}
      const text = `${excerpt} ${found.text}`.trim()
      const shown = { sysId: entry.id, title: found.title, path: paths[locale], excerpt, text, categories }
      documents.push({ id: `entry-${entry.id}`, type: entry.type, ...shown })
    }
  }
  return documents
}

type Summary = Readonly<{ excerpt: string; categories: readonly string[] }>

/** The summaries of posts and jobs as lists show them, with the slugs of their categories. */
async function loadSummaries(content: ContentSource, { locale }: Edition): Promise<Map<string, Summary>> {
  const posts = await everyPage((page) => content.blogPosts(locale, { page }))
  const jobs = await everyPage((page) => content.jobs(locale, { page }))
  const slugs = (categories: readonly (Readonly<{ slug: string | null }> | null)[]) =>
    categories.flatMap((category) => category?.slug ?? [])
  return new Map([
    ...posts.map((post): [string, Summary] => [
      post.sys.id,
      { excerpt: post.excerpt ?? '', categories: slugs(post.categories) },
    ]),
    ...jobs.map((job): [string, Summary] => [
      job.sys.id,
      { excerpt: job.excerpt ?? '', categories: slugs([job.jobCategory, job.jobType, ...job.workplaces]) },
    ]),
  ])
}

async function everyPage<T>(load: (page: number) => Promise<PageOf<T>>): Promise<T[]> {
  const items: T[] = []
  for (let page = 1; ; page += 1) {
    const part = await load(page)
    items.push(...part.items)
    if (part.items.length === 0 || items.length >= part.total) return items
  }
}

async function loadPlaces(db: Kysely<Database>): Promise<TextDocument[]> {
  const areas = await db.selectFrom('area').select(['id', 'name']).orderBy('id').execute()
  const locations = await db.selectFrom('location').select(['id', 'area_id']).orderBy('id').execute()
  const streets = await db
    .selectFrom('street')
    .innerJoin('location', 'location.id', 'street.location_id')
    .select(['street.id', 'street.name', 'location.name as location_name', 'location.id as location_id'])
    .orderBy('street.id')
    .execute()
  return [
    ...areas.map(({ id, name }) => {
      const locationIds = locations.filter(({ area_id }) => area_id === id).map((location) => location.id)
      return { id: `area-${id}`, type: 'area', title: name, areaId: id, locationIds }
    }),
    ...streets.map(({ id, name, location_name, location_id }) => ({
      id: `street-${id}`,
      type: 'street',
      title: name,
      place: location_name,
      streetId: id,
      locationIds: [location_id],
    })),
  ]
}
