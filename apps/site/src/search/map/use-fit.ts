import { useEffect, useRef } from 'react'
import type { Box, MapPoint } from '../../map/map-view.ts'
import type { MovingMap } from '../../map/moving/use-moving-map.ts'
import type { MapStart } from './map-start.ts'

type Wish = {
  readonly points: readonly MapPoint[]
  readonly box: Box | null
  readonly start: (container: HTMLElement) => MapStart
}

/**
 * Moves the map to the houses when they change, as long as the guest has not moved it: then it stays where he looks.
 * Taking the part of the map out of the search gives it back.
 */
export function useFit(map: MovingMap | undefined, { points, box, start }: Wish) {
  const isMoved = useRef(false)
  const before = useRef(box)
  const latest = useRef(start)
  latest.current = start
  const now = (): void => {
    isMoved.current = false
    if (map) map.easeTo(latest.current(map.getContainer()))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: other houses or another box are the occasion, not the means
  useEffect(() => {
    const isGivenBack = before.current !== null && box === null
    before.current = box
    if (isGivenBack) isMoved.current = false
    if (!isMoved.current && box === null) now()
  }, [map, points, box === null])
  return {
    now,
    noteMove: () => {
      isMoved.current = true
    },
  }
}
