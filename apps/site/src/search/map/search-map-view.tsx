import { setBox } from '@marram/domain/criteria/search-state'
import type { Box } from '@marram/domain/map/view'
import { formatFor } from '@marram/i18n/format'
import { type CSSProperties, memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { lazyPart } from '../../kit/lazy-part.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { useHydrated } from '../../kit/use-hydrated.ts'
import { useStore } from '../../kit/use-store.ts'
import { LodgingsInView, LodgingsPicture } from '../../map/lodgings-picture.tsx'
import { MapOpener, type MapState, opensByItself, useOpenInView } from '../../map/map-opener.tsx'
import { positionOf } from '../../map/map-view.ts'
import { MovingPart } from '../../map/moving-part.tsx'
import { useSearchScope } from '../search-scope.tsx'
import { boxOf, boxView, geoBoxOf, pictureView, pointsToShow, type Size } from './map-start.ts'
import { cardPoints, mapPoints, useSearchPoints } from './search-points.ts'

const MovingSearch = lazyPart(async () => (await import('./moving-search.tsx')).MovingSearch)
const LodgingsOnMap = memo(LodgingsInView)

/** Beside the list the map is upright; as its own view it has any shape. */
const pictureSizes = { beside: { width: 460, height: 800 }, alone: { width: 720, height: 720 } }

export function SearchMapView() {
  const { edition, map, mapStyleUrl } = usePageContext().scope
  const { messages } = usePageContext()
  const scope = useSearchScope()
  const { criteria, box, viewType } = useStore(scope.state)
  const total = useStore(scope.result).total ?? 0
  const [state, setState] = useState<MapState>('picture')
  const [visibleBox, setVisibleBox] = useState<Box | null>(null)
  const element = useRef<HTMLDivElement>(null)
  // A third-party map server learns of a visit only when the visitor opens the map.
  const mayOpen = map !== undefined && mapStyleUrl === undefined
  useOpenInView(element, mayOpen, () => setState((was) => (was === 'picture' ? 'opening' : was)))
  const part = useMemo(() => box && boxOf(box), [box])
  const { points, isComplete } = usePoints(state !== 'picture')
  const measured = useSize(element, viewType)
  // Complete and in the size of its place it shows the same as the interactive map that replaces it.
  const size = (isComplete ? measured : null) ?? (viewType === 'map' ? pictureSizes.alone : pictureSizes.beside)
  const view = useMemo(
    () => (part ? boxView(part, size) : pictureView(pointsToShow(points.map(positionOf), scope.places), size)),
    [points, part, size, scope.places],
  )
  // Visitors without script see the server's picture of a map that is the whole view; beside a list they see none. With
  // script the first picture is the interactive map, unless it waits for a press or fails. Beside a list a picture of all
  // houses may come before it, since it shows the same.
  const isHydrated = useHydrated()
  const isAlone = viewType === 'map'
  const isOpening = state === 'opening' || (isHydrated && state === 'picture' && mayOpen && opensByItself())
  const isDrawn = isHydrated ? !isOpening || (isComplete && !isAlone) : isAlone
  const label = messages.map.houses(formatFor(edition).number(total))
  return (
    <div className={`map-figure search-map search-map--${isAlone ? 'alone' : 'beside'}`}>
      <div ref={element} className={`map map--${isHydrated ? state : 'served'}`} style={pictureShape(view)}>
        {isDrawn && state !== 'open' ? <LodgingsPicture points={points} view={view} label={label} /> : null}
        {state === 'opening' || state === 'open' ? (
          <MovingPart onFailure={() => setState('failed')}>
            <MovingSearch
              label={label}
              points={points}
              box={part}
              criteria={criteria}
              isAlone={isAlone}
              onReady={() => setState('open')}
              onFailure={() => setState('failed')}
              onVisibleBox={setVisibleBox}
              onSearchHere={(here) => scope.change((before) => setBox(before, here && geoBoxOf(here)))}
            />
          </MovingPart>
        ) : null}
        <MapOpener state={isAlone && isOpening ? 'opening' : state} onOpen={() => setState('opening')} />
      </div>
      {isHydrated || isAlone ? (
        <LodgingsOnMap points={points} box={visibleBox ?? view.box} onHighlight={scope.hovered.set} />
      ) : null}
    </div>
  )
}

/** All houses once the map is opened; before, or if they can't be loaded, those of the list. */
function usePoints(isWanted: boolean) {
  const { edition } = usePageContext().scope
  const { map } = usePageMessages('search')
  const scope = useSearchScope()
  const { criteria } = useStore(scope.state)
  const { cards } = useStore(scope.result)
  const all = useSearchPoints(criteria, isWanted)
  const points = useMemo(
    () => mapPoints(all ?? cardPoints(cards), { edition, nameOf: map.house }),
    [all, cards, edition, map],
  )
  return { points, isComplete: all !== null }
}

/** Of the element, measured once per view. */
function useSize(element: RefObject<HTMLElement | null>, viewType: string): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view has a size of its own
  useEffect(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = element.current ?? {}
    setSize(width > 0 && height > 0 ? { width, height } : null)
  }, [element, viewType])
  return size
}

const pictureShape = ({ width, height }: Size): CSSProperties & Record<'--picture', string> => ({
  '--picture': `${width} / ${height}`,
})
