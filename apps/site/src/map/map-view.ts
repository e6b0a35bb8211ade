import type { Box, Point } from '@marram/domain/map/view'

/** A house on a map of many. */
export type MapPoint = {
  readonly id: number
  readonly latitude: number
  readonly longitude: number
  /** Text of the pin: mostly the price of the stay. */
  readonly label: string
  /** The same in minor units of the edition's currency: a group shows its lowest price. */
  readonly price?: number | null
  readonly href: string
  readonly title: string
}

export const positionOf = ({ longitude, latitude }: MapPoint): Point => [longitude, latitude]

export type LodgingsMapProps = {
  points: readonly MapPoint[]
  highlightedId?: number | null
  onHighlight?: (id: number | null) => void
  /** Initial extent; all points by default. */
  bounds?: Box
  /** Called with the new extent after a guest moved the map. */
  onMove?: (bounds: Box) => void
}
