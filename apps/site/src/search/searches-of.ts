import type { Area, Street } from '@marram/contract/content/shapes'
import type { EntryView } from '../entry/entry-view.ts'
import type { PageContext } from '../scope/page-context.ts'
import { loadSearch } from './load-search.ts'
import type { SearchSetting } from './search-setting.ts'
import { isSearchSection, settingOfArea, settingOfSection, settingOfStreet } from './setting-of.ts'

/** Loads every search of a page but the main one, which has a page of its own. */
export async function loadSearchesOf(context: PageContext, view: EntryView, query: string): Promise<void> {
  const own = ownsAddress(view) ? query : ''
  await Promise.all(searchesOf(view).map((setting) => loadSearch(context, setting, own)))
}

/** A page with the layout for it is made for its one search; elsewhere the address belongs to the page. */
export function ownsAddress(view: EntryView): boolean {
  return view.kind === 'page' && view.page.layout === 'search' && searchesOf(view).length === 1
}

function searchesOf(view: EntryView): SearchSetting[] {
  switch (view.kind) {
    case 'area':
      return [areaSearch(view.area), ...sectionSearches(view.area.sections)]
    case 'street':
      return [streetSearch(view.street)]
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

export function areaSearch(area: Area): SearchSetting {
  return settingOfArea(area, area.title)
}

export function streetSearch(street: Street): SearchSetting {
  return settingOfStreet(street, street.title)
}
