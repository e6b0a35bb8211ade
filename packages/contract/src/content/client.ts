import type { Locale } from '@marram/domain/edition'
import type { GraphqlClient } from '../graphql-client.ts'
import * as documents from './documents.ts'
import type { NavItem } from './nav-shape.ts'
import type { FormDefinition } from './rich-text-shape.ts'
import type { RouteData, RouteEntry } from './route-shape.ts'
import type { Faq } from './section-shape.ts'
import type * as shapes from './shapes.ts'
import type { ContentMap, Department, Employee, Link } from './simple-shapes.ts'

export type CallOptions = { signal?: AbortSignal }
export type PageOf<T> = { total: number; items: T[] }
export type CategoryType = 'blog' | 'job-category' | 'job-type' | 'workplace'

/** The same for posts and jobs: 30 to a page. */
export const entriesPerPage = 30
const routesPerPass = 100

export type BlogListing = { page?: number; perPage?: number; categoryId?: string }
export type JobListing = { page?: number; perPage?: number; category?: { id: string; type: string | null } }

/** A null says that the entry does not exist, is not published, or is not of this kind. */
export type ContentClient = {
  routeData(locale: Locale, at: { slug: string } | { sysId: string }, options?: CallOptions): Promise<RouteData | null>
  /** Every address of every edition. */
  routes(options?: CallOptions): Promise<RouteEntry[]>
  page(locale: Locale, id: string, options?: CallOptions): Promise<shapes.Page | null>
  blogPost(locale: Locale, id: string, options?: CallOptions): Promise<shapes.BlogPost | null>
  /** Newest first. */
  blogPosts(locale: Locale, listing?: BlogListing, options?: CallOptions): Promise<PageOf<shapes.BlogSummary>>
  job(locale: Locale, id: string, options?: CallOptions): Promise<shapes.Job | null>
  jobs(locale: Locale, listing?: JobListing, options?: CallOptions): Promise<PageOf<shapes.JobSummary>>
  street(locale: Locale, id: string, options?: CallOptions): Promise<shapes.Street | null>
  streetsOfArea(locale: Locale, areaId: string, options?: CallOptions): Promise<shapes.StreetSummary[]>
  area(locale: Locale, id: string, options?: CallOptions): Promise<shapes.Area | null>
  areas(locale: Locale, options?: CallOptions): Promise<shapes.AreaSummary[]>
  /** By sortOrder. */
  departments(locale: Locale, options?: CallOptions): Promise<Department[]>
  /** Without those who are archived. */
  employees(locale: Locale, options?: CallOptions): Promise<Employee[]>
  /** The entries below the root with this key; an unknown key has none. */
  navigation(locale: Locale, key: string, options?: CallOptions): Promise<NavItem[]>
  settings(locale: Locale, keys: readonly string[], options?: CallOptions): Promise<shapes.Settings>
  category(locale: Locale, type: CategoryType, slug: string, options?: CallOptions): Promise<shapes.Category | null>
  categories(locale: Locale, type: CategoryType, options?: CallOptions): Promise<shapes.Category[]>
  faqs(locale: Locale, options?: CallOptions): Promise<Faq[]>
  form(locale: Locale, id: string, options?: CallOptions): Promise<FormDefinition | null>
  map(locale: Locale, id: string, options?: CallOptions): Promise<ContentMap | null>
  /** Up to 100 entries; those that do not exist are missing. */
  links(locale: Locale, ids: readonly string[], options?: CallOptions): Promise<Link[]>
}

/**
 * The client must have been created with `contentOperations`. A preview shows drafts, and its service client must send
 * the preview key.
 */
export function createContentClient(
  graphql: GraphqlClient,
  { isPreview = false }: { isPreview?: boolean } = {},
): ContentClient {
  const at = (locale: Locale) => ({ locale, preview: isPreview })
  return {
    routeData: async (locale, where, options) =>
      (await graphql.run(documents.routeDataQuery, { ...at(locale), ...where }, options)).data.routeData,
    routes: (options) => loadRoutes(graphql, options),
    page: async (locale, id, options) =>
      (await graphql.run(documents.pageQuery, { ...at(locale), id }, options)).data.page,
    blogPost: async (locale, id, options) =>
      (await graphql.run(documents.blogPostQuery, { ...at(locale), id }, options)).data.blog,
    blogPosts: async (locale, listing = {}, options) => {
      const { categoryId } = listing
      const where = {
        title_exists: true,
        ...(categoryId !== undefined && { categories: { sys: { id: categoryId } } }),
      }
      const variables = { ...at(locale), where, ...sliceOf(listing) }
      return (await graphql.run(documents.blogPostsQuery, variables, options)).data.blogCollection
    },
    job: async (locale, id, options) =>
      (await graphql.run(documents.jobQuery, { ...at(locale), id }, options)).data.job,
    jobs: async (locale, listing = {}, options) => {
      const where = { title_exists: true, ...jobFilter(listing.category) }
      const variables = { ...at(locale), where, ...sliceOf(listing) }
      return (await graphql.run(documents.jobsQuery, variables, options)).data.jobCollection
    },
    street: async (locale, id, options) =>
      (await graphql.run(documents.streetQuery, { ...at(locale), id }, options)).data.street,
    streetsOfArea: async (locale, areaId, options) => {
      const where = { title_exists: true, areas: { sys: { id: areaId } } }
      return (await graphql.run(documents.streetsQuery, { ...at(locale), where }, options)).data.streetCollection
    },
    area: async (locale, id, options) =>
      (await graphql.run(documents.areaQuery, { ...at(locale), id }, options)).data.area,
    areas: async (locale, options) =>
      (await graphql.run(documents.areasQuery, at(locale), options)).data.areaCollection,
    departments: async (locale, options) =>
      (await graphql.run(documents.departmentsQuery, at(locale), options)).data.departmentCollection,
    employees: async (locale, options) =>
      (await graphql.run(documents.employeesQuery, at(locale), options)).data.employeeCollection,
    navigation: async (locale, key, options) => {
      const { data } = await graphql.run(documents.navQuery, { ...at(locale), key }, options)
      return data.navItemCollection[0]?.items ?? []
    },
    settings: async (locale, keys, options) => {
      const { data } = await graphql.run(documents.settingsQuery, { ...at(locale), keys }, options)
      return Object.fromEntries(data.settingCollection.map((setting) => [setting.key, setting]))
    },
    category: async (locale, type, slug, options) => {
      const variables = { ...at(locale), where: { type, slug } }
      return (await graphql.run(documents.categoriesQuery, variables, options)).data.categoryCollection[0] ?? null
    },
    categories: async (locale, type, options) => {
      const variables = { ...at(locale), where: { type, title_exists: true } }
      return (await graphql.run(documents.categoriesQuery, variables, options)).data.categoryCollection
    },
    faqs: async (locale, options) => (await graphql.run(documents.faqsQuery, at(locale), options)).data.faqCollection,
    form: async (locale, id, options) =>
      (await graphql.run(documents.formQuery, { ...at(locale), id }, options)).data.form,
    map: async (locale, id, options) =>
      (await graphql.run(documents.mapQuery, { ...at(locale), id }, options)).data.map,
    links: async (locale, ids, options) =>
      (await graphql.run(documents.linksQuery, { ...at(locale), ids }, options)).data.entryCollection,
  }
}

function sliceOf({ page = 1, perPage = entriesPerPage }: { page?: number; perPage?: number }) {
  return { limit: perPage, skip: (page - 1) * perPage }
}

const jobFields: Readonly<Record<string, string>> = {
  'job-category': 'jobCategory',
  'job-type': 'jobType',
  workplace: 'workplaces',
}

function jobFilter(category: JobListing['category']): Record<string, unknown> {
  const field = jobFields[category?.type ?? '']
  return category && field ? { [field]: { sys: { id: category.id } } } : {}
}

async function loadRoutes(graphql: GraphqlClient, options?: CallOptions): Promise<RouteEntry[]> {
  const found: RouteEntry[] = []
  for (;;) {
    const slice = { limit: routesPerPass, skip: found.length }
    const { total, items } = (await graphql.run(documents.routesQuery, slice, options)).data.routeCollection
    found.push(...items)
    if (items.length === 0 || found.length >= total) return found
  }
}
