import { createIsomorphicFn } from '@tanstack/react-start'
import { Suspense } from 'react'
import { lazyPart } from '../kit/lazy-part.ts'
import { type HouseMapProps, HouseMapView } from './house-map-view.tsx'

const LazyView = lazyPart(async () => (await import('./house-map-view.tsx')).HouseMapView)

/** The server draws the picture at once; a browser fetches the code behind it apart from the page's first script. */
const viewHere = createIsomorphicFn()
  .server(() => HouseMapView)
  .client(() => LazyView)

/** Where a house lies: a picture first, and a map that moves for those who ask. */
export function HouseMap(props: HouseMapProps) {
  const View = viewHere()
  return (
    <Suspense fallback={<div className="map map--house" />}>
      <View {...props} />
    </Suspense>
  )
}
