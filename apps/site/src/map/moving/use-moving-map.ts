import type { Box } from '@marram/domain/map/view'
import type { MapMessages } from '@marram/i18n/messages/map/en'
import { loadPageCatalogue } from '@marram/i18n/messages/page-catalogues'
import type { Map as LibraryMap, LngLatBoundsLike, StyleSpecification } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { inTime } from '../../kit/lazy-part.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { whenSized } from './place-map.ts'

export type Opened = { readonly map: MovingMap; readonly library: MapLibrary; readonly messages: MapMessages }

export type MovingMapProps = {
  /** Description for screen readers. */
  readonly label: string
  readonly onReady: () => void
  readonly onFailure: () => void
}

type Start = (container: HTMLElement) => OpenMapOptions['start']

/** Opens a map in the element while it is shown. If that fails, the picture behind it stays. */
export function useMovingMap(
  element: RefObject<HTMLElement | null>,
  start: Start,
  props: MovingMapProps,
): Opened | null {
  const { edition, mapStyleUrl } = usePageContext().scope
  const [opened, setOpened] = useState<Opened | null>(null)
  const latest = useRef({ start, props })
  latest.current = { start, props }
  useEffect(() => {
    const container = element.current
    let map: MovingMap | undefined
    const leaving = new AbortController()
    const open = async () => {
      if (!container || !canDrawMaps()) throw new Error('This browser cannot draw maps.')
      const [library, messages, style] = await Promise.all([
        loadMapLibrary(),
        loadPageCatalogue('map', edition),
        mapStyleUrl ?? inTime(loadStyle()),
      ])
      await whenSized(container, leaving.signal)
      if (leaving.signal.aborted) return
      const { start, props } = latest.current
      map = openMap(library, {
        container,
        messages,
        label: props.label,
        style,
        start: start(container),
      })
      const shown = { map, library, messages }
      // A third-party style may fail to load; a single failed tile must not remove the map.
      map.on('error', () => {
        if (!shown.map.isStyleLoaded()) latest.current.props.onFailure()
      })
      map.once('load', () => {
        setOpened(shown)
        latest.current.props.onReady()
      })
    }
    open().catch(() => {
      if (!leaving.signal.aborted) latest.current.props.onFailure()
    })
    return () => {
      leaving.abort()
      map?.remove()
      setOpened(null)
    }
  }, [edition, mapStyleUrl, element])
  return opened
}

export type MovingMap = LibraryMap

type OpenMapOptions = {
  readonly container: HTMLElement
  readonly messages: MapMessages
  /** Description of the map: a page may have several. */
  readonly label: string
  /** Our own style, or the URL of another. */
  readonly style: StyleSpecification | string
  readonly start: { readonly center: [number, number]; readonly zoom: number } | { readonly bounds: LngLatBoundsLike }
}

const farthestZoom = 6.5
const closestZoom = 17

/** A flat map with north on top. On a scrolling page, a wheel or one finger still scrolls the page. */
function openMap(library: MapLibrary, { container, messages, label, style, start }: OpenMapOptions): MovingMap {
  const limits = typeof style === 'string' ? null : limitsOf(style)
  const map = new library.Map({
    container,
    style,
    ...start,
    fitBoundsOptions: { padding: 56, maxZoom: 13 },
    minZoom: limits ? farthestZoom : 3,
    maxZoom: closestZoom,
    ...(limits && { maxBounds: limits }),
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
  if (hasAttribution(style)) map.addControl(new library.AttributionControl({ compact: false }))
  return map
}

/** Our own style. MapLibre needs whole URLs of tiles. */
async function loadStyle(): Promise<StyleSpecification> {
  const reply = await fetch('/map/style.json')
  if (!reply.ok) throw new Error(`Request failed with status ${reply.status}`)
  return JSON.parse((await reply.text()).replaceAll('"/map/', `"${window.location.origin}/map/`))
}

/** Of a style from elsewhere only MapLibre knows. */
function hasAttribution(style: StyleSpecification | string): boolean {
  return typeof style === 'string' || Object.values(style.sources).some((source) => 'attribution' in source)
}

/** As far as guests may move the map. */
function limitsOf({ metadata }: StyleSpecification): [number, number, number, number] | null {
  const { limits }: { limits?: [number, number, number, number] } = Object(metadata)
  return limits ?? null
}

type MapLibrary = typeof import('maplibre-gl')

/** The worker is a file on our host, as the content security policy requires. */
async function loadMapLibrary(): Promise<MapLibrary> {
  const library = await inTime(import('maplibre-gl'))
  library.setWorkerUrl(workerUrl)
  return library
}

/** Without WebGL the picture stays. */
function canDrawMaps(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}

export type OnMoveEnd = (box: Box, isByGuest: boolean) => void

/** Reports the extent after each move, and if a guest made it. */
export function useMoveEnd(map: MovingMap | undefined, onMoveEnd: OnMoveEnd): void {
  const latest = useRef(onMoveEnd)
  latest.current = onMoveEnd
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
