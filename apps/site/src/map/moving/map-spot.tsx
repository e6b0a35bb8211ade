import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Point } from '../outline.ts'
import type { Opened } from './use-moving-map.ts'

/** Keeps its children at a place of the map. */
export function MapSpot({ opened, at: [lon, lat], children }: { opened: Opened; at: Point; children: ReactNode }) {
  const [element] = useState(() => document.createElement('div'))
  // On the map before the effects of its children, one of which may want the focus.
  useLayoutEffect(() => {
    // MapLibre gives a marker a role and a name of its own unless it has them.
    element.setAttribute('role', 'none')
    const marker = new opened.library.Marker({ element, anchor: 'center' }).setLngLat([lon, lat]).addTo(opened.map)
    return () => {
      marker.remove()
    }
  }, [opened, element, lon, lat])
  return createPortal(children, element)
}
