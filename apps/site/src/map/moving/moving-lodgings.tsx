import { type MapView, zoomOf } from '@marram/domain/map/view'
import type { MapMessages } from '@marram/i18n/messages/map/en'
import { IconButton } from '@marram/ui/icon-button'
import { useEffect, useRef, useState } from 'react'
import { type LodgingsMapProps, type MapPoint, positionOf } from '../map-view.ts'
import { LodgingPins } from './lodging-pins.tsx'
import { MapSpot, MapTools } from './map-tools.tsx'
import { type MovingMapProps, type OnMoveEnd, useMoveEnd, useMovingMap } from './use-moving-map.ts'

type MovingLodgingsProps = Omit<LodgingsMapProps, 'onMove' | 'bounds'> &
  MovingMapProps & { view: MapView; onMoveEnd: OnMoveEnd }

export function MovingLodgings({ points, view, highlightedId, onHighlight, onMoveEnd, ...props }: MovingLodgingsProps) {
  const element = useRef<HTMLDivElement>(null)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const start = (container: HTMLElement) => ({
    center: [view.centre[0], view.centre[1]] as [number, number],
    zoom: zoomOf(view, container.clientWidth),
  })
  const opened = useMovingMap(element, start, props)
  useMoveEnd(opened?.map, onMoveEnd)
  const chosen = chosenId === null ? undefined : points.find(({ id }) => id === chosenId)
  return (
    <>
      <div ref={element} className="map__canvas" />
      {opened ? (
        <>
          <LodgingPins
            opened={opened}
            points={points}
            activeId={highlightedId ?? chosenId}
            onChoose={setChosenId}
            onHighlight={(id) => onHighlight?.(id)}
          />
          {chosen ? (
            <MapSpot opened={opened} at={positionOf(chosen)}>
              <LodgingPopup point={chosen} messages={opened.messages} onClose={() => setChosenId(null)} />
            </MapSpot>
          ) : null}
          <MapTools opened={opened} onReset={() => element.current && opened.map.easeTo(start(element.current))} />
        </>
      ) : null}
    </>
  )
}

type LodgingPopupProps = { point: MapPoint; messages: MapMessages; onClose: () => void }

/** The chosen house, beside its pin. Escape closes it and restores the focus. */
function LodgingPopup({ point, messages, onClose }: LodgingPopupProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const before = document.activeElement
    link.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div
      className="map-popup"
      role="dialog"
      aria-label={point.title}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      <p className="map-popup__title">{point.title}</p>
      <p className="map-popup__price num">{point.label}</p>
      <a ref={link} className="button button--small button--primary" href={point.href}>
        {messages.show}
      </a>
      <IconButton className="map-popup__close" icon="x" label={messages.close} onClick={onClose} />
    </div>
  )
}
