import type { Search } from '@marram/domain/criteria/search-state'
import type { ViewType } from '@marram/domain/view-type'

/**
 * Which changed criteria lead from another page to the search page: each, as a rule; none, where the editors switched
 * that off; or on the page of a place those that reach beyond what the page is about.
 */
export type LeadsToMain = 'always' | 'never' | 'beyond-start'

/** How editors have set up a search: on the search page, on a page of its own kind, or as a section of any page. */
export type SearchSetting = {
  /** Tells the searches of one page apart. */
  readonly id: string
  readonly title: string | null
  /** Search bar, heading and sort; without it the houses alone. */
  readonly isHeaderShown: boolean
  readonly initialView: ViewType
  readonly paginationType: 'pages' | 'more'
  readonly pageSize: number
  /** What is asked before the guest asks for anything. */
  readonly start: Search
  /** The name under which a link can ask for the same start (`profile=…`). */
  readonly profile: string | null
  /** The search page itself: filters, chips and map, and an address that says it all. */
  readonly isMain: boolean
  readonly leadsToMain: LeadsToMain
  readonly listType: string
}
