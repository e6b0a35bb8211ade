import type { Review } from '@marram/contract/broker/review/shapes'
import type { AreaSummary, Page } from '@marram/contract/content/shapes'
import { editionByKey } from '@marram/domain/edition'
import { queryOptions } from '@tanstack/react-query'
import { prepareContent } from '../kit/content/prepare-content.ts'
import { orNull } from '../kit/or-null.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import type { SiteScope } from '../kit/scope/site-scope.ts'
import { freeLodgingsQuery, loadSearchBox } from '../search/box/load-search-box.ts'

export function lodgingCountQuery({ services, edition }: SiteScope) {
  return queryOptions({
    queryKey: ['lodging-count', edition],
    queryFn: () => services.broker.lodgingCount(editionByKey(edition).languageId),
  })
}

const areasShown = 5

/** The areas with the most houses, each with the editors' text, and the total number of areas. */
export function frontAreasQuery(scope: SiteScope) {
  const { languageId, locale } = editionByKey(scope.edition)
  return queryOptions({
    queryKey: ['front-areas', scope.edition],
    queryFn: async (): Promise<FrontAreas> => {
      const { broker, content } = scope.services
      const [areas, pages] = await Promise.all([broker.areas(languageId), orNull(scope, content.areas(locale))])
      // The same as the length of the linked list.
      const count = pages?.length ?? areas.length
      return { count, tiles: areas.slice(0, areasShown).map((area) => presentArea(area, pages ?? [])) }
    },
  })
}

export type FrontAreas = { readonly count: number; readonly tiles: readonly ReturnType<typeof presentArea>[] }

type Areas = Awaited<ReturnType<SiteScope['services']['broker']['areas']>>

/** Without a page the tile has no link, but still shows the area's houses. */
function presentArea({ id, name, image, lodgingCount }: Areas[number], pages: readonly AreaSummary[]) {
  const page = pages.find(({ bsId }) => bsId === id)
  return { id, name, image, lodgingCount, path: page?.path ?? null, intro: page?.intro ?? null }
}

/** Counts and prices of the search. Usually loaded by the server, so its code is imported on demand. */
export function frontFiguresQuery({ services, edition }: SiteScope) {
  return queryOptions({
    queryKey: ['front-figures', edition],
    queryFn: async () => {
      const { loadFrontFigures } = await import('./front-figures.ts')
      return loadFrontFigures(services.search, edition, new Date())
    },
  })
}

/** The figures include the number of the search box: the box waits for them, and a failing search is requested once. */
export async function loadBoxAndFigures(context: PageContext): Promise<void> {
  const { queryClient, scope } = context
  const figures = queryClient.ensureQueryData(frontFiguresQuery(scope))
  const total = async () => (await figures).total
  const box = queryClient.ensureQueryData({ ...freeLodgingsQuery(scope), queryFn: total })
  await Promise.all([orNull(scope, figures), orNull(scope, box), loadSearchBox(context)])
}

export function lastMinuteQuery(scope: SiteScope) {
  return queryOptions({
    queryKey: ['last-minute', scope.edition],
    queryFn: async () => {
      const { loadLastMinuteLodgings } = await import('./last-minute-lodgings.ts')
      return loadLastMinuteLodgings(scope, new Date())
    },
  })
}

const reviewsShown = 3

/** Only the fields that the cards show: a review has its text in four languages. */
export function newestReviewsQuery({ services, edition }: SiteScope) {
  return queryOptions({
    queryKey: ['newest-reviews', edition],
    queryFn: async (): Promise<FrontReviews> => {
      const { languageId } = editionByKey(edition)
      const page = await services.broker.guestReviewPage({ lan: languageId, page: 1, pageSize: reviewsShown })
      return { average: page.stats.average, count: page.stats.count, reviews: page.items.map(presentReview) }
    },
  })
}

function presentReview(review: Review) {
  const { id, rating, text, language, textLanguage, name, place, lodgingName, areaName, date } = review
  return { id, rating, text, language, textLanguage, name, place, lodgingName, areaName, date }
}

export type FrontReview = ReturnType<typeof presentReview>
export type FrontReviews = {
  readonly average: number | null
  readonly count: number
  readonly reviews: readonly FrontReview[]
}

/** The menu `front`, without entries that have no page in this edition. */
export function waysQuery({ services, edition }: SiteScope) {
  return queryOptions({
    queryKey: ['front-ways', edition],
    queryFn: async () => {
      const items = await services.content.navigation(editionByKey(edition).locale, 'front')
      const { presentMenu } = await import('../frame/frame-present.ts')
      return presentMenu(items).flatMap(({ title, text, href }) => (href === null ? [] : [{ title, text, href }]))
    },
  })
}

/** The editors' page at `/`: the one that the setting names, else the one with the slug of a front page. */
export function frontEntryQuery(scope: SiteScope) {
  const { locale } = editionByKey(scope.edition)
  return queryOptions({
    queryKey: ['front-entry', scope.edition],
    queryFn: async (): Promise<Page | null> => {
      const { content } = scope.services
      const [route, { frontpage }] = await Promise.all([
        content.routeData(locale, { slug: '/' }),
        content.settings(locale, ['frontpage']),
      ])
      const id = frontpage?.page?.id ?? route?.entry.id
      if (id === undefined) return null
      const page = await content.page(locale, id)
      return prepareContent(page)
    },
  })
}

/** The searches that editors put on the front page; their code is loaded only if there are any. */
export async function loadFrontSearches(context: PageContext): Promise<void> {
  const page = await context.queryClient.ensureQueryData(frontEntryQuery(context.scope))
  if (!page?.sections.some(({ __typename }) => __typename === 'SectionSearch')) return
  const { loadSearchesIn } = await import('../search/searches-of.ts')
  await loadSearchesIn(context, page.sections)
}
