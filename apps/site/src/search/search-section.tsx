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

/** The part comes with its texts, which the page around it does not need. */
const LazyPart = lazy(async () => {
  const texts = ensureMessagesOf(documentScope().edition, 'search')
  const [{ SearchPart: Part }] = await Promise.all([import('./search-part.tsx'), texts])
  return { default: Part }
})

/** The server writes the houses with the page; a browser fetches what searches for them when they come into sight. */
const partHere = createIsomorphicFn()
  .server(() => SearchPart)
  .client(() => LazyPart)

/** Shows the houses of a search as a part of any page. */
export function SearchHouses(props: SearchPartProps) {
  const Part = partHere()
  return (
    <DeferredPart wakes>
      <Part {...props} />
    </DeferredPart>
  )
}

type SearchSectionProps = SectionProps<SectionOf<'SectionSearch'>> & Pick<SearchPartProps, 'ownsAddress'>

/** Shows a search as editors have set it up. */
export function SearchSection({ section, ...place }: SearchSectionProps) {
  return <SearchHouses setting={{ ...settingOfSection(section), isMain: false }} {...place} />
}

/** Pages use these settings when searches and maps stand among other things. */
export const withSearches: ContentSettings = {
  ...withMaps,
  renderSearch: (search) => <SearchSection {...search} />,
}
