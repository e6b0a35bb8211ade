import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { PageStyles } from '../../kit/page-styles.tsx'
import { WhenSeen } from '../../kit/when-seen.tsx'
import searchMapStyles from './search-map.css?url'
import { SearchMapView } from './search-map-view.tsx'

const LazyView = lazy(async () => ({ default: (await import('./search-map-view.tsx')).SearchMapView }))
const viewHere = createIsomorphicFn()
  .server(() => SearchMapView)
  .client(() => LazyView)

/** The houses found, on the map. Nothing of it is fetched where it is not shown. */
export function SearchMap() {
  const View = viewHere()
  return (
    <>
      <PageStyles href={searchMapStyles} />
      <WhenSeen wakes>
        <View />
      </WhenSeen>
    </>
  )
}
