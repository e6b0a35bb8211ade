import type { Box } from '@marram/domain/map/view'
import { formatFor } from '@marram/i18n/format'
import { memo, useMemo, useRef, useState } from 'react'
import { lazyPart } from '../kit/lazy-part.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { LodgingsInView, LodgingsPicture, lodgingsView } from './lodgings-picture.tsx'
import { MapOpener, type MapState, useOpenInView } from './map-opener.tsx'
import type { LodgingsMapProps } from './map-view.ts'
import { MovingPart } from './moving-part.tsx'

const MovingLodgings = lazyPart(async () => (await import('./moving/moving-lodgings.tsx')).MovingLodgings)

// Every move re-renders the interactive map, but not its fifty thousand dots and the list of houses.
const PictureBelow = memo(LodgingsPicture)
const LodgingsBelow = memo(LodgingsInView)

export function LodgingsMapView({ onMove, ...props }: LodgingsMapProps) {
  const { points, bounds, onHighlight } = props
  const { scope, messages } = usePageContext()
  const [state, setState] = useState<MapState>('picture')
  const [moved, setMoved] = useState<Box | null>(null)
  const element = useRef<HTMLDivElement>(null)
  // A third-party map loads only at the visitor's request.
  const opensItself = scope.map !== undefined && scope.mapStyleUrl === undefined
  useOpenInView(element, opensItself, () => setState((before) => (before === 'picture' ? 'opening' : before)))
  const view = useMemo(() => lodgingsView(points, bounds), [points, bounds])
  const label = messages.map.houses(formatFor(scope.edition).number(points.length))
  const report = (box: Box, isByGuest: boolean) => {
    setMoved(box)
    if (isByGuest) onMove?.(box)
  }
  const events = { onReady: () => setState('open'), onFailure: () => setState('failed'), onMoveEnd: report }
  return (
    <div className="map-figure">
      <div ref={element} className={`map map--places map--${state}`}>
        <PictureBelow points={points} view={view} label={label} />
        {state === 'opening' || state === 'open' ? (
          <MovingPart onFailure={events.onFailure}>
            <MovingLodgings {...props} {...events} view={view} label={label} />
          </MovingPart>
        ) : null}
        <MapOpener state={state} onOpen={() => setState('opening')} />
      </div>
      <LodgingsBelow points={points} box={moved ?? view.box} {...(onHighlight && { onHighlight })} />
    </div>
  )
}
