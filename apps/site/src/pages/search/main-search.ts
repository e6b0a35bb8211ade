import type { EntryView } from '../../entry/entry-view.ts'
import type { SearchSetting } from '../../search/search-setting.ts'
import { settingOfSection } from '../../search/setting-of.ts'
import { mainSectionOf } from './main-section.ts'

/** How the main search of a page is set up; null where the page has none. */
export function mainSearchOf(view: EntryView): SearchSetting | null {
  const section = mainSectionOf(view)
  return section && settingOfSection(section)
}
