import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, Suspense } from 'react'
import { SearchPart, type SearchPartProps } from '../../search/search-part.tsx'
import { settingOfSection } from '../../search/setting-of.ts'
import type { SectionOf } from '../content-model.ts'
import type { SectionProps } from './section-frame.tsx'

const LazyPart = lazy(async () => {
  const { loadSearchPart } = await import('../../search/load-search-part.ts')
  return { default: await loadSearchPart() }
})

/** The server writes the houses with the page; a browser fetches what searches for them after the page itself is alive. */
const partHere = createIsomorphicFn()
  .server(() => SearchPart)
  .client(() => LazyPart)

/** Houses that a search finds, as a part of any page. */
export function SearchHouses(props: SearchPartProps) {
  const Part = partHere()
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

export function SearchSection({ section, ...place }: SectionProps<SectionOf<'SectionSearch'>>) {
  return <SearchHouses setting={{ ...settingOfSection(section), isMain: false }} {...place} />
}
