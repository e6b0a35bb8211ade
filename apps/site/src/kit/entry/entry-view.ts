import type { BrokerClient } from '@marram/contract/broker/client'
import type { ReviewPage } from '@marram/contract/broker/review/shapes'
import type { AreaWeather } from '@marram/contract/broker/weather/shapes'
import type { Faq } from '@marram/contract/content/section-shape'
import type {
  Area,
  AreaSummary,
  BlogPost,
  BlogSummary,
  Category,
  Job,
  JobSummary,
  Page,
  Street,
  StreetSummary,
} from '@marram/contract/content/shapes'
import type { Department, Employee, Link } from '@marram/contract/content/simple-shapes'
import type { CommentMode } from '@marram/domain/comment'
import type { NearPlace } from './near-places.ts'
import type { NamedSpot } from './street-spot.ts'

/** A list that a page shows below its text; the template of the page decides which one. */
export type TrustReviews = Awaited<ReturnType<BrokerClient['trustReviews']>>

export type Listing =
  | {
      readonly kind: 'posts'
      readonly posts: readonly BlogSummary[]
      readonly pages: number
      readonly categories: readonly Category[]
      /** The category that the list is limited to. */
      readonly categoryId: string | null
      /** The page of all posts, if editors have named it. */
      readonly overview: Link | null
    }
  | {
      readonly kind: 'jobs'
      readonly jobs: readonly JobSummary[]
      readonly pages: number
      /** The page of all jobs, if editors have named it. */
      readonly overview: Link | null
    }
  | { readonly kind: 'areas'; readonly areas: readonly AreaSummary[] }
  | {
      readonly kind: 'employees'
      readonly employees: readonly Employee[]
      /** Empty if they could not be loaded; then people are listed without their offices. */
      readonly departments: readonly Department[]
    }
  | { readonly kind: 'office'; readonly department: Department; readonly employees: readonly Employee[] }
  | { readonly kind: 'departments'; readonly departments: readonly Department[] }
  | { readonly kind: 'faqs'; readonly faqs: readonly Faq[] }
  | {
      readonly kind: 'reviews'
      readonly reviews: ReviewPage
      /** On the first page only; null without ratings, or if they could not be loaded. */
      readonly trust: TrustReviews | null
    }

/** Everything that a content page shows. A part that failed to load is null and is not rendered. */
export type EntryView =
  | { readonly kind: 'page'; readonly page: Page; readonly listing: Listing | null }
  | {
      readonly kind: 'blog'
      readonly post: BlogPost
      readonly more: readonly BlogSummary[]
      readonly comments: CommentMode
      readonly overview: Link | null
    }
  | { readonly kind: 'job'; readonly job: Job; readonly overview: Link | null }
  | {
      readonly kind: 'street'
      readonly street: Street
      /** The position of the street, or of its area if the street's is unknown. */
      readonly place: NamedSpot | null
      /** The area that it belongs to, if that has a page. */
      readonly areaTitle: string | null
      readonly near: readonly NearPlace[]
      /** The page of all areas, if editors have named it. */
      readonly overview: Link | null
    }
  | {
      readonly kind: 'area'
      readonly area: Area
      readonly weather: AreaWeather | null
      readonly streets: readonly StreetSummary[]
      readonly near: readonly NearPlace[]
      /** The page of all areas, if editors have named it. */
      readonly overview: Link | null
    }
  | { readonly kind: 'category'; readonly category: Category; readonly listing: Listing | null }

/** True if the page has a house search: areas and streets always do, other pages if editors have added one. */
export function hasSearch(view: EntryView): boolean {
  if (view.kind === 'area' || view.kind === 'street') return true
  return view.kind === 'page' && [...view.page.sections, ...view.page.sidebar].some(isSearch)
}

/** True if the search may write its state into the URL: only if it is the single, main search of the page. */
export function ownsAddress(view: EntryView): boolean {
  if (view.kind === 'street') return true
  if (view.kind === 'area') return !view.area.sections.some(isSearch)
  return view.kind === 'page' && view.page.layout === 'search' && view.page.sections.filter(isSearch).length === 1
}

function isSearch({ __typename }: { readonly __typename: string }): boolean {
  return __typename === 'SectionSearch'
}
