import type { EntryView } from '../kit/entry/entry-view.ts'
import { mainSectionOf } from './main-section.ts'
import type { SearchSetting } from './search-setting.ts'
import { settingOfSection } from './setting-of.ts'

/** How the main search of a page is set up; null where the page has none. */
export function mainSearchOf(view: EntryView): SearchSetting | null {
  const section = mainSectionOf(view)
  return section && settingOfSection(section)
}
