import type { Section, SectionSearch } from '@marram/contract/content/section-shape'
import type { Area, Street } from '@marram/contract/content/shapes'
import type { Criteria } from '@marram/domain/criteria/criterion'
import { type Criterion, criteriaFrom } from '@marram/domain/criteria/criterion'
import type { CriterionKey } from '@marram/domain/criteria/key'
import { parseCriterion } from '@marram/domain/criteria/parse-criterion'
import { emptySearch } from '@marram/domain/criteria/search-state'
import { defaultPageSize } from '@marram/domain/search-request/search-request'
import { parseViewType } from '@marram/domain/view-type'
import { parseSearchConfig } from './search-config.ts'
import type { SearchSetting } from './search-setting.ts'

/** What the broker loads at once is the most that a page can show. */
const largestPage = 100
const housesOnPlacePage = 12

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
    pageSize: Math.min(Math.max(1, section.resultsPerPage ?? defaultPageSize), largestPage),
    start: { ...emptySearch, criteria, order, viewType: initialView },
    profile: section.customFilterName,
    isMain: section.isMainSearch === true,
    leadsToMain,
    listType: section.listType ?? 'search',
  }
}

/** The houses of an area: its slug stands for the numbers of its locations. */
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
    pageSize: housesOnPlacePage,
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
