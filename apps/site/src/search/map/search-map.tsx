import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { DeferredPart } from '../../kit/deferred-part.tsx'
import { PageStyles } from '../../kit/page-styles.tsx'
import searchMapStyles from './search-map.css?url'
import { SearchMapView } from './search-map-view.tsx'

const LazyView = lazy(async () => ({ default: (await import('./search-map-view.tsx')).SearchMapView }))
const viewHere = createIsomorphicFn()
  .server(() => SearchMapView)
  .client(() => LazyView)

/** The found houses on the map. Loads nothing while it is hidden. */
export function SearchMap() {
  const View = viewHere()
  return (
    <>
      <PageStyles href={searchMapStyles} />
      <DeferredPart wakes>
        <View />
      </DeferredPart>
    </>
  )
}
