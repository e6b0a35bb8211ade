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
