import type { Area } from '@marram/contract/content/shapes'
import { type EntryView, ownsAddress } from '../kit/entry/entry-view.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import { loadSearch } from './load-search.ts'
import {
  isSearchSection,
  type SearchSetting,
  settingOfArea,
  settingOfSection,
  settingOfStreet,
} from './search-setting.ts'

/** Loads every search of a page except the main one, which has its own page. */
export async function loadSearchesOf(context: PageContext, view: EntryView, query: string): Promise<void> {
  const ownQuery = ownsAddress(view) ? query : ''
  await Promise.all(searchesOf(view).map((setting) => loadSearch(context, setting, ownQuery)))
}

/** The same for sections on another kind of page, such as the front page. */
export async function loadSearchesIn(context: PageContext, sections: Area['sections']): Promise<void> {
  await Promise.all(sectionSearches(sections).map((setting) => loadSearch(context, setting, '')))
}

function searchesOf(view: EntryView): SearchSetting[] {
  switch (view.kind) {
    case 'area':
      return [settingOfArea(view.area, view.area.title), ...sectionSearches(view.area.sections)]
    case 'street':
      return [settingOfStreet(view.street, view.street.title)]
    case 'page':
      return sectionSearches([...view.page.sections, ...view.page.sidebar])
    default:
      return []
  }
}

function sectionSearches(sections: Area['sections']): SearchSetting[] {
  return sections
    .filter(isSearchSection)
    .map(settingOfSection)
    .filter(({ isMain }) => !isMain)
}
