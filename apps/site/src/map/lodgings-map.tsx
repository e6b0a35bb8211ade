import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, Suspense } from 'react'
import { LodgingsMapView } from './lodgings-map-view.tsx'
import type { Box } from './outline.ts'

/** A house on a map of many. */
export type MapPoint = {
  readonly id: number
  readonly latitude: number
  readonly longitude: number
  /** What the pin says: mostly the price of the stay. */
  readonly label: string
  readonly href: string
  readonly title: string
}

export type LodgingsMapProps = {
  points: readonly MapPoint[]
  highlightedId?: number | null
  onHighlight?: (id: number | null) => void
  /** What the map shows first; all points, unless something else is meant. */
  bounds?: Box
  /** Told what the map shows when a guest has moved it. */
  onMove?: (bounds: Box) => void
}

const LazyView = lazy(async () => ({ default: (await import('./lodgings-map-view.tsx')).LodgingsMapView }))
const viewHere = createIsomorphicFn()
  .server(() => LodgingsMapView)
  .client(() => LazyView)

/** Many houses with their prices: a picture first, then a map that groups what lies close together. */
export function LodgingsMap(props: LodgingsMapProps) {
  const View = viewHere()
  return (
    <Suspense fallback={<div className="map map--places" />}>
      <View {...props} />
    </Suspense>
  )
}
