import type { SectionSearch } from '@marram/contract/content/section-shape'
import { SearchBar } from '../../search/bar/search-bar.tsx'
import { SearchHost } from '../../search/search-host.tsx'
import { settingOfSection } from '../../search/setting-of.ts'
import { SearchLayout } from './search-layout.tsx'

/** Everything that knows what a search is: bar on top, filters, houses and map beside each other. */
export function SearchBody({ section }: { section: SectionSearch }) {
  const setting = settingOfSection(section)
  return (
    <SearchHost setting={setting} ownsAddress>
      {setting.isHeaderShown ? <SearchBar /> : null}
      <SearchLayout />
    </SearchHost>
  )
}
