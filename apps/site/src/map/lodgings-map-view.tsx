import { formatFor } from '@marram/i18n/format'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '../kit/lazy-part.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { HousesInView } from './houses-in-view.tsx'
import { LodgingsPicture } from './lodgings-picture.tsx'
import { lodgingsView } from './lodgings-view.ts'
import { MapOpener, type MapState } from './map-opener.tsx'
import type { LodgingsMapProps } from './map-point.ts'
import type { Box } from './outline.ts'
import { useOpenInView } from './use-open-in-view.ts'

const MovingLodgings = lazyPart(async () => (await import('./moving/moving-lodgings.tsx')).MovingLodgings)

export function LodgingsMapView({ onMove, ...props }: LodgingsMapProps) {
  const { points, bounds, onHighlight } = props
  const { scope, messages } = usePageContext()
  const [state, setState] = useState<MapState>('picture')
  const [moved, setMoved] = useState<Box | null>(null)
  const element = useRef<HTMLDivElement>(null)
  // A map of others learns of a visit only when the visitor asks for it.
  const opensItself = scope.mapStyleUrl === undefined
  useOpenInView(element, opensItself, () => setState((before) => (before === 'picture' ? 'opening' : before)))
  const view = lodgingsView(points, bounds)
  const label = messages.map.houses(formatFor(scope.edition).number(points.length))
  const report = (box: Box, isByGuest: boolean) => {
    setMoved(box)
    if (isByGuest) onMove?.(box)
  }
  const events = { onReady: () => setState('open'), onFailure: () => setState('failed'), onRest: report }
  return (
    <div className="map-figure">
      <div ref={element} className={`map map--places map--${state}`}>
        <LodgingsPicture points={points} view={view} label={label} />
        {state === 'opening' || state === 'open' ? (
          <Suspense>
            <MovingLodgings {...props} {...events} view={view} label={label} />
          </Suspense>
        ) : null}
        <MapOpener state={state} onOpen={() => setState('opening')} />
      </div>
      <HousesInView points={points} box={moved ?? view.box} {...(onHighlight && { onHighlight })} />
    </div>
  )
}
