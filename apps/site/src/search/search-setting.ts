import type { Section, SectionSearch } from '@marram/contract/content/section-shape'
import type { Area, Street } from '@marram/contract/content/shapes'
import { type Criteria, type Criterion, criteriaFrom } from '@marram/domain/criteria/criterion'
import { type CriterionKey, isCriterionKey } from '@marram/domain/criteria/key'
import { parseOrder, type SearchOrder } from '@marram/domain/criteria/order'
import { parseCriterion } from '@marram/domain/criteria/parse-criterion'
import { emptySearch, type Search } from '@marram/domain/criteria/search-state'
import { defaultPageSize } from '@marram/domain/search-request/search-request'
import { parseViewType, type ViewType } from '@marram/domain/view-type'

/**
 * Changed criteria that lead from another page to the search page: all by default; none if editors disabled it; or on
 * the page of a place those beyond the place.
 */
type LeadsToMain = 'always' | 'never' | 'beyond-start'

/** The configuration of a search: on the search page, on a page of its kind, or as a section of any page. */
export type SearchSetting = {
  /** Distinguishes the searches of one page. */
  readonly id: string
  readonly title: string | null
  /** Shows search bar, heading and sort; otherwise only the houses. */
  readonly isHeaderShown: boolean
  readonly initialView: ViewType
  readonly paginationType: 'pages' | 'more'
  readonly pageSize: number
  /** The search before any of the guest's criteria. */
  readonly start: Search
  /** The name that links use for the same start (`profile=…`). */
  readonly profile: string | null
  /** The search page itself: filters, chips and map, and a complete URL. */
  readonly isMain: boolean
  readonly leadsToMain: LeadsToMain
  readonly listType: string
}

/** The editors' configuration: criteria by key, `order`, and `autoRedirect: false` to stay on the page. */
type SearchConfig = {
  readonly criteria: Criteria
  readonly order: SearchOrder | null
  readonly leadsToMain: LeadsToMain
}

/** Drops unknown keys and impossible values, as in links. */
export function parseSearchConfig(config: Readonly<Record<string, unknown>> | null): SearchConfig {
  const entries = Object.entries(config ?? {}).flatMap(([key, value]): [CriterionKey, Criterion][] => {
    const criterion = isCriterionKey(key) ? parseEntry(key, value) : null
    return isCriterionKey(key) && criterion ? [[key, criterion]] : []
  })
  return {
    criteria: criteriaFrom(entries),
    order: parseOrder(config?.order),
    leadsToMain: config?.autoRedirect === false ? 'never' : 'always',
  }
}

/** Editors write `{ value, comparator }`, or only the value. */
function parseEntry(key: CriterionKey, entry: unknown): Criterion | null {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return parseCriterion(key, entry)
  const { value, comparator }: { value?: unknown; comparator?: unknown } = entry
  return parseCriterion(key, value, comparator)
}

/** The broker's limit per request, and so per page. */
const maxPageSize = 100
const lodgingsOnPlacePage = 12

export function isSearchSection(section: Section): section is SectionSearch {
  return section.__typename === 'SectionSearch'
}

export function settingOfSection(section: SectionSearch): SearchSetting {
  const { criteria, order, leadsToMain } = parseSearchConfig(section.searchConfig)
  const initialView = parseViewType(section.initialDisplayMode)
  return {
    id: section.sys.id,
    title: section.title,
    isHeaderShown: section.headerShown ?? true,
    initialView,
    paginationType: section.paginationType === 'more' ? 'more' : 'pages',
    pageSize: Math.min(Math.max(1, section.resultsPerPage ?? defaultPageSize), maxPageSize),
    start: { ...emptySearch, criteria, order, viewType: initialView },
    profile: section.customFilterName,
    isMain: section.isMainSearch === true,
    leadsToMain,
    listType: section.listType ?? 'search',
  }
}

/** The houses of an area: its slug stands for its location numbers. */
export function settingOfArea({ sys, locationIds }: Pick<Area, 'sys' | 'locationIds'>, title: string): SearchSetting {
  return settingOfPlace(`area-${sys.id}`, title, 'area', entryOf('omraader', locationIds))
}

export function settingOfStreet(
  { sys, brokerStreetIds }: Pick<Street, 'sys' | 'brokerStreetIds'>,
  title: string,
): SearchSetting {
  return settingOfPlace(`street-${sys.id}`, title, 'street', entryOf('vejnavn', brokerStreetIds.join(',')))
}

function settingOfPlace(id: string, title: string, listType: string, criteria: Criteria): SearchSetting {
  return {
    id,
    title,
    isHeaderShown: true,
    initialView: 'grid',
    paginationType: 'more',
    pageSize: lodgingsOnPlacePage,
    start: { ...emptySearch, criteria, viewType: 'grid' },
    profile: null,
    isMain: false,
    leadsToMain: 'beyond-start',
    listType,
  }
}

function entryOf(key: CriterionKey, value: unknown): Criteria {
  const criterion: Criterion | null = parseCriterion(key, value)
  return criteriaFrom(criterion ? [[key, criterion]] : [])
}
