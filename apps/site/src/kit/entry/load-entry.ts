import { commentModeOf } from '@marram/domain/comment'
import { editionByKey } from '@marram/domain/edition'
import { prepareContent } from '../content/prepare-content.ts'
import { orNull } from '../or-null.ts'
import { ensurePageMessages } from '../scope/page-messages.ts'
import type { SiteScope } from '../scope/site-scope.ts'
import type { EntryView } from './entry-view.ts'
import { type ListingRequest, loadCategoryListing, loadListing, loadOverviewPage } from './load-listing.ts'
import { nearPlaces } from './near-places.ts'

export function listingRequestIn(scope: SiteScope): ListingRequest {
  const { locale, languageId } = editionByKey(scope.edition)
  return { scope, locale, lan: languageId }
}

const otherPosts = 3

/** Loads everything an entry shows; null if it does not exist or its listing has no such page. */
export async function loadEntry(
  scope: SiteScope,
  type: string,
  id: string,
  pageNumber: number,
): Promise<EntryView | null> {
  const load = loaders[type]
  if (!load) throw new Error('Could not determine route data')
  const view = await load(listingRequestIn(scope), id, pageNumber)
  return view === null ? null : prepareContent(view)
}

type Loader = (request: ListingRequest, id: string, pageNumber: number) => Promise<EntryView | null>

const loaders: Readonly<Record<string, Loader>> = {
  async page(request, id, pageNumber) {
    const page = await request.scope.services.content.page(request.locale, id)
    if (!page) return null
    const listing = await loadListing(request, page.template ?? 'standard', pageNumber, id)
    if (listing === 'no-such-page') return null
    return { kind: 'page', page, listing }
  },
  async blog(request, id, pageNumber) {
    const { scope, locale } = request
    const [post, latest, settings] = await Promise.all([
      scope.services.content.blogPost(locale, id),
      orNull(scope, scope.services.content.blogPosts(locale, { perPage: otherPosts + 1 })),
      orNull(scope, scope.services.content.settings(locale, ['blog'])),
    ])
    if (!post) return null
    const comments = commentModeOf(settings?.blog?.setting?.comments, commentsWord(post.settings))
    if (pageNumber > 1 && (comments === 'off' || !(await hasComments(request, id, pageNumber)))) return null
    const more = (latest?.items ?? []).filter((other) => other.sys.id !== id).slice(0, otherPosts)
    return { kind: 'blog', post, more, comments, overview: settings?.blog?.page ?? null }
  },
  async job(request, id, pageNumber) {
    const [job, overview] = await Promise.all([
      request.scope.services.content.job(request.locale, id),
      loadOverviewPage(request, 'jobs'),
    ])
    return job && pageNumber === 1 ? { kind: 'job', job, overview } : null
  },
  async street(request, id, pageNumber) {
    const { scope, locale } = request
    const { content } = scope.services
    const [street, areas, overview] = await Promise.all([
      content.street(locale, id),
      orNull(scope, content.areas(locale)),
      loadOverviewPage(request, 'areas'),
      ensurePageMessages(scope.edition, 'place'),
    ])
    if (!street || pageNumber > 1) return null
    const area = (areas ?? []).find(({ sys }) => street.areas.some((one) => one.id === sys.id))
    // Imported on demand: only streets query houses.
    const { findStreetSpot } = await import('./street-spot.ts')
    const spot = await orNull(scope, findStreetSpot(scope, street.brokerStreetIds))
    const name = spot ? street.title : area?.title
    const from = spot ?? area?.center
    const place = from && name ? { name, ...from } : null
    const near = place ? nearPlaces(place, areas ?? [], area?.sys.id ?? null) : []
    return { kind: 'street', street, place, areaTitle: area?.title ?? null, near, overview }
  },
  async area(request, id, pageNumber) {
    const { scope, locale } = request
    const { content, broker } = scope.services
    const area = await content.area(locale, id)
    if (!area || pageNumber > 1) return null
    const [weather, streets, areas, overview] = await Promise.all([
      area.bsId === null ? null : orNull(scope, broker.areaWeather({ areaId: area.bsId })),
      orNull(scope, content.streetsOfArea(locale, id)),
      orNull(scope, content.areas(locale)),
      loadOverviewPage(request, 'areas'),
      ensurePageMessages(scope.edition, 'place'),
    ])
    const near = area.center === null ? [] : nearPlaces(area.center, areas ?? [], id)
    return { kind: 'area', area, weather, streets: streets ?? [], near, overview }
  },
  async category(request, id, pageNumber) {
    const category = await findCategory(request, id)
    if (!category) return null
    const listing = await loadCategoryListing(request, category, pageNumber)
    return listing === 'no-such-page' ? null : { kind: 'category', category, listing }
  },
}

function commentsWord(settings: unknown): unknown {
  return typeof settings === 'object' && settings !== null && 'comments' in settings ? settings.comments : undefined
}

/** Further pages of a post are further pages of its comments. */
async function hasComments({ scope, lan }: ListingRequest, parentId: string, page: number): Promise<boolean> {
  const found = await scope.services.broker.comments({ lan, parentType: 'blog', parentId, page })
  return found.items.length > 0
}

async function findCategory({ scope, locale }: ListingRequest, id: string) {
  const types = ['blog', 'job-category', 'job-type', 'workplace'] as const
  const lists = await Promise.all(types.map((type) => scope.services.content.categories(locale, type)))
  return lists.flat().find((category) => category.sys.id === id) ?? null
}
