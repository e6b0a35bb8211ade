import { createIsomorphicFn } from '@tanstack/react-start'
import { Suspense } from 'react'
import { lazyPart } from '../kit/lazy-part.ts'
import { type LodgingMapProps, LodgingMapView } from './lodging-map-view.tsx'

const LazyView = lazyPart(async () => (await import('./lodging-map-view.tsx')).LodgingMapView)

/** The server renders the picture; a browser loads its code apart from the page's first script. */
const viewHere = createIsomorphicFn()
  .server(() => LodgingMapView)
  .client(() => LazyView)

/** The location of a house: a picture first, and an interactive map on demand. */
export function LodgingMap(props: LodgingMapProps) {
  const View = viewHere()
  return (
    <Suspense fallback={<div className="map map--house" />}>
      <View {...props} />
    </Suspense>
  )
}
