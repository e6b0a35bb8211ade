import type { Point, Spot } from '@marram/domain/map/view'
import { IconButton } from '@marram/ui/icon-button'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Opened } from './use-moving-map.ts'

/**
 * Buttons for guests who neither scroll nor pinch. The press is passed as the original event, like a wheel event, to
 * mark a move by the guest.
 */
export function MapTools({ opened: { map, messages }, onReset }: { opened: Opened; onReset: () => void }) {
  return (
    <div className="map__tools">
      <IconButton
        appearance="solid"
        icon="plus"
        label={messages.zoomIn}
        onClick={({ nativeEvent: originalEvent }) => map.zoomIn({}, { originalEvent })}
      />
      <IconButton
        appearance="solid"
        icon="minus"
        label={messages.zoomOut}
        onClick={({ nativeEvent: originalEvent }) => map.zoomOut({}, { originalEvent })}
      />
      <IconButton appearance="solid" icon="locate-fixed" label={messages.reset} onClick={onReset} />
    </div>
  )
}

const onSpot = { x: 0, y: 0 }

type MapSpotProps = {
  opened: Opened
  at: Point
  /** Offset from the place in pixels. */
  aside?: Spot
  children: ReactNode
}

/** Keeps its children at a place of the map. They stay mounted when the place changes, so the focus stays in them. */
export function MapSpot({
  opened: { map, library },
  at: [lon, lat],
  aside: { x, y } = onSpot,
  children,
}: MapSpotProps) {
  const [{ element, marker }] = useState(() => createMarker(library))
  // Added before the effects of its children, one of which may set the focus.
  useLayoutEffect(() => {
    marker.setLngLat([lon, lat]).setOffset([x, y])
  }, [marker, lon, lat, x, y])
  useLayoutEffect(() => {
    marker.addTo(map)
    return () => {
      marker.remove()
    }
  }, [map, marker])
  return createPortal(children, element)
}

function createMarker(library: Opened['library']) {
  const element = document.createElement('div')
  // MapLibre adds a role and a label to a marker that has none.
  element.setAttribute('role', 'none')
  return { element, marker: new library.Marker({ element, anchor: 'center' }) }
}
