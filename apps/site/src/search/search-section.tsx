import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import type { SectionOf } from '../kit/content/content-model.ts'
import type { ContentSettings } from '../kit/content/content-scope.tsx'
import type { SectionProps } from '../kit/content/sections/section-frame.tsx'
import { DeferredPart } from '../kit/deferred-part.tsx'
import { documentScope } from '../kit/scope/document-scope.ts'
import { ensureMessagesOf } from '../kit/scope/page-messages.ts'
import { withMaps } from '../map/places-map.tsx'
import { SearchPart, type SearchPartProps } from './search-part.tsx'
import { settingOfSection } from './search-setting.ts'

/** Loads the part with its texts, which the page around it doesn't need. */
const LazyPart = lazy(async () => {
  const texts = ensureMessagesOf(documentScope().edition, 'search')
  const [{ SearchPart: Part }] = await Promise.all([import('./search-part.tsx'), texts])
  return { default: Part }
})

/** The server renders the houses with the page; browsers load the search's script when they become visible. */
const partHere = createIsomorphicFn()
  .server(() => SearchPart)
  .client(() => LazyPart)

/** The houses of a search as part of any page. */
export function SearchLodgings(props: SearchPartProps) {
  const Part = partHere()
  return (
    <DeferredPart wakes>
      <Part {...props} />
    </DeferredPart>
  )
}

type SearchSectionProps = SectionProps<SectionOf<'SectionSearch'>> & Pick<SearchPartProps, 'ownsAddress'>

/** A search as editors have configured it. */
export function SearchSection({ section, ...place }: SearchSectionProps) {
  return <SearchLodgings setting={{ ...settingOfSection(section), isMain: false }} {...place} />
}

/** Settings for pages whose content includes searches and maps. */
export const withSearches: ContentSettings = {
  ...withMaps,
  renderSearch: (search) => <SearchSection {...search} />,
}
