import type { EntryView } from '../../entry/entry-view.ts'
import type { SearchSetting } from '../../search/search-setting.ts'
import { isSearchSection, settingOfSection } from '../../search/setting-of.ts'

/** The search that the editors have made the main one; null where the page has none. */
export function mainSearchOf(view: EntryView): SearchSetting | null {
  if (view.kind !== 'page' || view.page.layout !== 'search') return null
  const settings = view.page.sections.filter(isSearchSection).map(settingOfSection)
  return settings.find(({ isMain }) => isMain) ?? null
}
