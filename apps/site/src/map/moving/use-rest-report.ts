import { useEffect, useRef } from 'react'
import type { Box } from '../outline.ts'
import type { MovingMap } from './open-map.ts'

export type OnRest = (box: Box, isByGuest: boolean) => void

/** Says what the map shows whenever it has come to rest, and whether a guest has moved it. */
export function useRestReport(map: MovingMap | undefined, onRest: OnRest): void {
  const latest = useRef(onRest)
  latest.current = onRest
  useEffect(() => {
    if (!map) return
    const report = (event: { originalEvent?: unknown }) => {
      const bounds = map.getBounds()
      const box = { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() }
      latest.current(box, event.originalEvent !== undefined)
    }
    map.on('moveend', report)
    return () => {
      map.off('moveend', report)
    }
  }, [map])
}
