import { createIsomorphicFn } from '@tanstack/react-start'
import { Suspense } from 'react'
import { lazyPart } from '../kit/lazy-part.ts'
import { type HouseMapProps, HouseMapView } from './house-map-view.tsx'

const LazyView = lazyPart(async () => (await import('./house-map-view.tsx')).HouseMapView)

/** The server renders the picture; a browser loads its code apart from the page's first script. */
const viewHere = createIsomorphicFn()
  .server(() => HouseMapView)
  .client(() => LazyView)

/** The location of a house: a picture first, and an interactive map on demand. */
export function HouseMap(props: HouseMapProps) {
  const View = viewHere()
  return (
    <Suspense fallback={<div className="map map--house" />}>
      <View {...props} />
    </Suspense>
  )
}
