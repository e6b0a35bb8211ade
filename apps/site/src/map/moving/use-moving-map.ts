import type { MapMessages } from '@marram/i18n/messages/map/en'
import { loadPageCatalogue } from '@marram/i18n/messages/page-catalogues'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { baseStyle } from './base-style.ts'
import { canDrawMaps, loadMapLibrary, type MapLibrary } from './library.ts'
import { type MovingMap, type OpenMapOptions, openMap } from './open-map.ts'
import { whenSized } from './place-map.ts'

export type Opened = { readonly map: MovingMap; readonly library: MapLibrary; readonly messages: MapMessages }

export type MovingMapProps = {
  /** What the map shows, in words. */
  readonly label: string
  readonly onReady: () => void
  readonly onFailure: () => void
}

type Start = (container: HTMLElement) => OpenMapOptions['start']

/** Opens a map in the element as long as it is shown. Where that cannot be, the picture behind it stays. */
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
      if (!container || !canDrawMaps()) throw new Error('This browser draws no maps.')
      const [library, messages] = await Promise.all([loadMapLibrary(), loadPageCatalogue('map', edition)])
      await whenSized(container, leaving.signal)
      if (leaving.signal.aborted) return
      const { start, props } = latest.current
      map = openMap(library, {
        container,
        messages,
        label: props.label,
        style: mapStyleUrl ?? baseStyle(edition),
        start: start(container),
      })
      const shown = { map, library, messages }
      // A style of others may not come; a single tile that does not is no reason to take the map away.
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
