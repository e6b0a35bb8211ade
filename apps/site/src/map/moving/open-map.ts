import type { MapMessages } from '@marram/i18n/messages/map/en'
import type { Map as LibraryMap, LngLatBoundsLike, StyleSpecification } from 'maplibre-gl'
import { mapRegion } from '../map-region.ts'
import type { MapLibrary } from './library.ts'

export type MovingMap = LibraryMap

export type OpenMapOptions = {
  readonly container: HTMLElement
  readonly messages: MapMessages
  /** What the map shows: a page may have several. */
  readonly label: string
  /** Our own style, or the address of another. */
  readonly style: StyleSpecification | string
  readonly start: { readonly center: [number, number]; readonly zoom: number } | { readonly bounds: LngLatBoundsLike }
}

const farthestZoom = 6.5
const closestZoom = 17

/** A flat map with north on top. On a page that scrolls, a wheel or one finger alone still scrolls the page. */
export function openMap(library: MapLibrary, { container, messages, label, style, start }: OpenMapOptions): MovingMap {
  const { west, south, east, north } = mapRegion
  const isOwn = typeof style !== 'string'
  const map = new library.Map({
    container,
    style,
    ...start,
    fitBoundsOptions: { padding: 56, maxZoom: 13 },
    minZoom: isOwn ? farthestZoom : 3,
    maxZoom: closestZoom,
    ...(isOwn && { maxBounds: [west, south, east, north] as [number, number, number, number] }),
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: true,
    attributionControl: false,
    locale: {
      'Map.Title': messages.title(label),
      'AttributionControl.ToggleAttribution': messages.attribution,
      'CooperativeGesturesHandler.WindowsHelpText': messages.scrollToZoom,
      'CooperativeGesturesHandler.MacHelpText': messages.scrollToZoomMac,
      'CooperativeGesturesHandler.MobileHelpText': messages.twoFingers,
      'Popup.Close': messages.close,
    },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  // Who provides a style asks to be named; ours asks nothing.
  if (!isOwn) map.addControl(new library.AttributionControl({ compact: false }))
  return map
}
