import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { WhenSeen } from '../../layout/when-seen.tsx'
import { HeroSearch } from './hero-search.tsx'

const LazyHeroSearch = lazy(async () => ({ default: (await import('./hero-search.tsx')).HeroSearch }))
const searchHere = createIsomorphicFn()
  .server(() => HeroSearch)
  .client(() => LazyHeroSearch)

/** The box is there at once and its button leads on; what it asks with comes at the guest's first move. */
export function DeferredHeroSearch() {
  const Search = searchHere()
  return (
    <WhenSeen onlyMoved>
      <Search />
    </WhenSeen>
  )
}
