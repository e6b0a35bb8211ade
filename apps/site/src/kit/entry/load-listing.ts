import type { AreaSummary, Category } from '@marram/contract/content/shapes'
import type { Employee, Link } from '@marram/contract/content/simple-shapes'
import type { LanguageId, Locale } from '@marram/domain/edition'
import { orNull } from '../or-null.ts'
import type { SiteScope } from '../scope/site-scope.ts'
import type { Listing } from './entry-view.ts'

/** Language and services for the requests of a loader. */
export type ListingRequest = { readonly scope: SiteScope; readonly locale: Locale; readonly lan: LanguageId }

type Loaded = Listing | null | 'no-such-page'
type ListingLoader = (request: ListingRequest, pageNumber: number, pageId: string) => Promise<Loaded>

/** Default for when editors set no other number. */
const usualPerPage = 12
/** Max page size of the content service. */
const maxPerPage = 30
const reviewsPerPage = 20

/** Loads the list that belongs to a template; a template without a list has a single page. */
export async function loadListing(
  request: ListingRequest,
  template: string,
  pageNumber: number,
  pageId: string,
): Promise<Loaded> {
  const load = Object.hasOwn(byTemplate, template) ? byTemplate[template] : undefined
  if (!load) return pageNumber === 1 ? null : 'no-such-page'
  return load(request, pageNumber, pageId)
}

const byTemplate: Readonly<Record<string, ListingLoader>> = {
  blog: (request, page) => loadPosts(request, page),
  jobs: (request, page) => loadJobs(request, page),
  areas: single(async ({ scope, locale }) => {
    const areas = await scope.services.content.areas(locale)
    return { kind: 'areas', areas: areas.toSorted(fromNorthToSouth) }
  }),
  employees: single(async ({ scope, locale }) => {
    const { content } = scope.services
    const [employees, departments] = await Promise.all([
      content.employees(locale),
      orNull(scope, content.departments(locale)),
    ])
    return { kind: 'employees', employees, departments: departments ?? [] }
  }),
  departments: single(loadDepartments),
  contact: single(loadDepartments),
  faq: single(async ({ scope, locale }) => ({ kind: 'faqs', faqs: await scope.services.content.faqs(locale) })),
  reviews: async ({ scope, lan }, page) => {
    const { broker } = scope.services
    const domain = new URL(scope.origins[scope.edition]).hostname
    const [reviews, trust] = await Promise.all([
      orNull(scope, broker.guestReviewPage({ lan, page, pageSize: reviewsPerPage })),
      page === 1 ? orNull(scope, broker.trustReviews({ domain })) : null,
    ])
    if (reviews === null) return null
    return isBeyond(page, reviews.total, reviewsPerPage) ? 'no-such-page' : { kind: 'reviews', reviews, trust }
  },
}

/** The page of one office shows that office and its employees; any other page of this template shows all offices. */
async function loadDepartments({ scope, locale }: ListingRequest, pageId: string): Promise<Listing> {
  const { content } = scope.services
  const departments = await content.departments(locale)
  const office = departments.find(({ page }) => page?.id === pageId)
  if (!office) return { kind: 'departments', departments }
  const employees = (await orNull(scope, content.employees(locale))) ?? []
  const worksHere = ({ locations }: Employee) => locations.some(({ sys }) => sys.id === office.sys.id)
  return { kind: 'office', department: office, employees: employees.filter(worksHere) }
}

/** Follows the coast; an area without a position comes last. */
function fromNorthToSouth(a: Pick<AreaSummary, 'center'>, b: Pick<AreaSummary, 'center'>): number {
  return (b.center?.lat ?? -90) - (a.center?.lat ?? -90)
}

/** For lists that are not paginated. */
function single(load: (request: ListingRequest, pageId: string) => Promise<Listing>): ListingLoader {
  return async (request, page, pageId) => (page === 1 ? orNull(request.scope, load(request, pageId)) : 'no-such-page')
}

/** Editors set the number of posts per page in the setting `blog`, which also names the page of all posts. */
async function loadBlogSettings({ scope, locale }: Pick<ListingRequest, 'scope' | 'locale'>) {
  const settings = await orNull(scope, scope.services.content.settings(locale, ['blog']))
  const perPage = settings?.blog?.setting?.postsPerPage
  const isUsable = typeof perPage === 'number' && Number.isInteger(perPage) && perPage > 0 && perPage <= maxPerPage
  return { postsPerPage: isUsable ? perPage : usualPerPage, overview: settings?.blog?.page ?? null }
}

/** The page of all jobs or areas, as the setting of the same key defines it. */
export async function loadOverviewPage({ scope, locale }: ListingRequest, key: 'jobs' | 'areas'): Promise<Link | null> {
  const settings = await orNull(scope, scope.services.content.settings(locale, [key]))
  return settings?.[key]?.page ?? null
}

async function loadPosts({ scope, locale }: ListingRequest, page: number, categoryId?: string): Promise<Loaded> {
  const { content } = scope.services
  const { postsPerPage, overview } = await loadBlogSettings({ scope, locale })
  const wanted = { page, perPage: postsPerPage, ...(categoryId !== undefined && { categoryId }) }
  const [posts, categories] = await Promise.all([
    orNull(scope, content.blogPosts(locale, wanted)),
    orNull(scope, content.categories(locale, 'blog')),
  ])
  if (posts === null) return null
  if (isBeyond(page, posts.total, postsPerPage)) return 'no-such-page'
  return {
    kind: 'posts',
    posts: posts.items,
    pages: Math.ceil(posts.total / postsPerPage),
    categories: categories ?? [],
    categoryId: categoryId ?? null,
    overview,
  }
}

async function loadJobs(request: ListingRequest, page: number, category?: Category): Promise<Loaded> {
  const { scope, locale } = request
  const filter = category ? { category: { id: category.sys.id, type: category.type } } : {}
  const [jobs, overview] = await Promise.all([
    orNull(scope, scope.services.content.jobs(locale, { page, perPage: usualPerPage, ...filter })),
    category ? loadOverviewPage(request, 'jobs') : null,
  ])
  if (jobs === null) return null
  if (isBeyond(page, jobs.total, usualPerPage)) return 'no-such-page'
  return { kind: 'jobs', jobs: jobs.items, pages: Math.ceil(jobs.total / usualPerPage), overview }
}

export function loadCategoryListing(request: ListingRequest, category: Category, page: number): Promise<Loaded> {
  return category.type === 'blog' ? loadPosts(request, page, category.sys.id) : loadJobs(request, page, category)
}

/** The first page exists even when the list is empty. */
function isBeyond(page: number, total: number, perPage: number): boolean {
  return page > 1 && (page - 1) * perPage >= total
}
