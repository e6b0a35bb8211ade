import type { Locale } from '@marram/domain/edition'
import type * as v from 'valibot'
import type { GraphqlClient } from '../graphql-client.ts'
import type { GraphqlOperation } from '../graphql-operation.ts'
import { blogPostQuery, blogPostsQuery, categoriesQuery, jobQuery, jobsQuery, pageQuery } from './article-documents.ts'
import type { Common } from './document-parts.ts'
import { faqsQuery, formQuery, mapQuery, navQuery, searchSectionQuery, settingsQuery } from './frame-documents.ts'
import type { categoryTypes } from './model/pages.ts'
import type { NavItem } from './nav-shape.ts'
import {
  areaQuery,
  areasQuery,
  departmentsQuery,
  employeesQuery,
  streetQuery,
  streetsQuery,
} from './place-documents.ts'
import type { FormDefinition } from './rich-text-shape.ts'
import { linksQuery, routeDataQuery, routesQuery, textsQuery } from './route-documents.ts'
import type { RouteData, RouteEntry } from './route-shape.ts'
import type { Faq, SectionSearch } from './section-shape.ts'
import type * as shapes from './shapes.ts'
import type { ContentMap, Department, Employee, EntryText, Link } from './simple-shapes.ts'

export type CallOptions = { signal?: AbortSignal }
export type PageOf<T> = { total: number; items: T[] }
export type CategoryType = (typeof categoryTypes)[number]

/** The same for posts and jobs. */
export const entriesPerPage = 30
const routesPerPass = 100

export type BlogListing = { page?: number; perPage?: number; categoryId?: string }
export type JobListing = { page?: number; perPage?: number; category?: { id: string; type: string | null } }

/** Null means that the entry does not exist, is not published, or is of another type. */
export type ContentClient = {
  routeData(locale: Locale, at: { slug: string } | { sysId: string }, options?: CallOptions): Promise<RouteData | null>
  /** All addresses of all editions. */
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
  /** Sorted by sortOrder. */
  departments(locale: Locale, options?: CallOptions): Promise<Department[]>
  /** Without archived ones. */
  employees(locale: Locale, options?: CallOptions): Promise<Employee[]>
  /** The entries below the root with this key; empty for an unknown key. */
  navigation(locale: Locale, key: string, options?: CallOptions): Promise<NavItem[]>
  settings(locale: Locale, keys: readonly string[], options?: CallOptions): Promise<shapes.Settings>
  /** The editors' search section with this name. */
  searchSection(locale: Locale, name: string, options?: CallOptions): Promise<SectionSearch | null>
  categories(locale: Locale, type: CategoryType, options?: CallOptions): Promise<shapes.Category[]>
  faqs(locale: Locale, options?: CallOptions): Promise<Faq[]>
  form(locale: Locale, id: string, options?: CallOptions): Promise<FormDefinition | null>
  map(locale: Locale, id: string, options?: CallOptions): Promise<ContentMap | null>
  /** Up to 100 entries; missing ones are omitted. */
  links(locale: Locale, ids: readonly string[], options?: CallOptions): Promise<Link[]>
  /** Texts of up to 100 entries; those missing in this edition are omitted. */
  texts(locale: Locale, ids: readonly string[], options?: CallOptions): Promise<EntryText[]>
}

/**
 * The client must have been created with `contentOperations`. A preview includes drafts, and its service client must
 * send the preview key.
 */
export function createContentClient(
  graphql: GraphqlClient,
  { isPreview = false }: { isPreview?: boolean } = {},
): ContentClient {
  const at: At = (locale) => ({ locale, preview: isPreview })
  const run: Run = async (operation, variables, options) => (await graphql.run(operation, variables, options)).data
  return { ...routeCalls(run, at), ...articleCalls(run, at), ...placeCalls(run, at), ...frameCalls(run, at) }
}

type At = (locale: Locale) => Common
type Run = <Variables, S extends v.GenericSchema>(
  operation: GraphqlOperation<Variables, S>,
  variables: Variables,
  options?: CallOptions,
) => Promise<v.InferOutput<S>>

function routeCalls(run: Run, at: At): Pick<ContentClient, 'routeData' | 'routes' | 'links' | 'texts'> {
  return {
    routeData: async (locale, where, options) =>
      (await run(routeDataQuery, { ...at(locale), ...where }, options)).routeData,
    routes: (options) => loadRoutes(run, options),
    links: async (locale, ids, options) => (await run(linksQuery, { ...at(locale), ids }, options)).entryCollection,
    texts: async (locale, ids, options) => (await run(textsQuery, { ...at(locale), ids }, options)).entryCollection,
  }
}

type ArticleCalls = 'page' | 'blogPost' | 'blogPosts' | 'job' | 'jobs' | 'categories'

function articleCalls(run: Run, at: At): Pick<ContentClient, ArticleCalls> {
  return {
    page: async (locale, id, options) => (await run(pageQuery, { ...at(locale), id }, options)).page,
    blogPost: async (locale, id, options) => (await run(blogPostQuery, { ...at(locale), id }, options)).blog,
    blogPosts: async (locale, listing = {}, options) => {
      const where = { title_exists: true, ...linkedTo('categories', listing.categoryId) }
      return (await run(blogPostsQuery, { ...at(locale), where, ...sliceOf(listing) }, options)).blogCollection
    },
    job: async (locale, id, options) => (await run(jobQuery, { ...at(locale), id }, options)).job,
    jobs: async (locale, listing = {}, options) => {
      const { category } = listing
      const where = { title_exists: true, ...linkedTo(jobFields[category?.type ?? ''], category?.id) }
      return (await run(jobsQuery, { ...at(locale), where, ...sliceOf(listing) }, options)).jobCollection
    },
    categories: async (locale, type, options) => {
      const where = { type, title_exists: true }
      return (await run(categoriesQuery, { ...at(locale), where }, options)).categoryCollection
    },
  }
}

type PlaceCalls = 'street' | 'streetsOfArea' | 'area' | 'areas' | 'departments' | 'employees'

function placeCalls(run: Run, at: At): Pick<ContentClient, PlaceCalls> {
  return {
    street: async (locale, id, options) => (await run(streetQuery, { ...at(locale), id }, options)).street,
    streetsOfArea: async (locale, areaId, options) => {
      const where = { title_exists: true, ...linkedTo('areas', areaId) }
      return (await run(streetsQuery, { ...at(locale), where }, options)).streetCollection
    },
    area: async (locale, id, options) => (await run(areaQuery, { ...at(locale), id }, options)).area,
    areas: async (locale, options) => (await run(areasQuery, at(locale), options)).areaCollection,
    departments: async (locale, options) => (await run(departmentsQuery, at(locale), options)).departmentCollection,
    employees: async (locale, options) => (await run(employeesQuery, at(locale), options)).employeeCollection,
  }
}

type FrameCalls = 'navigation' | 'settings' | 'searchSection' | 'faqs' | 'form' | 'map'

function frameCalls(run: Run, at: At): Pick<ContentClient, FrameCalls> {
  return {
    navigation: async (locale, key, options) => {
      const { navItemCollection } = await run(navQuery, { ...at(locale), key }, options)
      return navItemCollection[0]?.items ?? []
    },
    settings: async (locale, keys, options) => {
      const { settingCollection } = await run(settingsQuery, { ...at(locale), keys }, options)
      return Object.fromEntries(settingCollection.map((setting) => [setting.key, setting]))
    },
    searchSection: async (locale, name, options) => {
      const { sectionSearchCollection } = await run(searchSectionQuery, { ...at(locale), name }, options)
      return sectionSearchCollection[0] ?? null
    },
    faqs: async (locale, options) => (await run(faqsQuery, at(locale), options)).faqCollection,
    form: async (locale, id, options) => (await run(formQuery, { ...at(locale), id }, options)).form,
    map: async (locale, id, options) => (await run(mapQuery, { ...at(locale), id }, options)).map,
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

function linkedTo(field: string | undefined, id: string | undefined): Record<string, unknown> {
  return field === undefined || id === undefined ? {} : { [field]: { sys: { id } } }
}

async function loadRoutes(run: Run, options?: CallOptions): Promise<RouteEntry[]> {
  const found: RouteEntry[] = []
  for (;;) {
    const { routeCollection } = await run(routesQuery, { limit: routesPerPass, skip: found.length }, options)
    found.push(...routeCollection.items)
    if (routeCollection.items.length === 0 || found.length >= routeCollection.total) return found
  }
}
