import { createIsomorphicFn } from '@tanstack/react-start'
import { Suspense } from 'react'
import type { ContentSettings } from '../kit/content/content-scope.tsx'
import { lazyPart } from '../kit/lazy-part.ts'
import { PageStyles } from '../kit/page-styles.tsx'
import mapStyles from './map.css?url'
import { type PlacesMapProps, PlacesMapView } from './places-map-view.tsx'

const LazyView = lazyPart(async () => (await import('./places-map-view.tsx')).PlacesMapView)
const viewHere = createIsomorphicFn()
  .server(() => PlacesMapView)
  .client(() => LazyView)

/** An editor's places on a map. It loads its own styles, because few editorial pages have a map. */
export function PlacesMap(props: PlacesMapProps) {
  const View = viewHere()
  return (
    <>
      <PageStyles href={mapStyles} />
      <Suspense fallback={<div className="map map--places" />}>
        <View {...props} />
      </Suspense>
    </>
  )
}

/** Settings for editors' content that may contain a map. */
export const withMaps: ContentSettings = { renderMap: (places) => <PlacesMap places={places} /> }
