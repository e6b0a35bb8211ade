import type { SectionSearch } from '@marram/contract/content/section-shape'
import { SearchBar } from './bar/search-bar.tsx'
import { SearchHost } from './search-host.tsx'
import { SearchLayout } from './search-layout.tsx'
import { settingOfSection } from './setting-of.ts'

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
