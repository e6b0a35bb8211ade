import { createIsomorphicFn } from '@tanstack/react-start'
import { Suspense } from 'react'
import { lazyPart } from '../kit/lazy-part.ts'
import { LodgingsMapView } from './lodgings-map-view.tsx'
import type { LodgingsMapProps } from './map-view.ts'

const LazyView = lazyPart(async () => (await import('./lodgings-map-view.tsx')).LodgingsMapView)
const viewHere = createIsomorphicFn()
  .server(() => LodgingsMapView)
  .client(() => LazyView)

/** Many houses with their prices: a picture first, then an interactive map that clusters them. */
export function LodgingsMap(props: LodgingsMapProps) {
  const View = viewHere()
  return (
    <Suspense fallback={<div className="map map--places" />}>
      <View {...props} />
    </Suspense>
  )
}
