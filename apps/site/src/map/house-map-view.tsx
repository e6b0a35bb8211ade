import { formatFor } from '@marram/i18n/format'
import { Suspense, useState } from 'react'
import { lazyPart } from '../kit/lazy-part.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { HousePicture } from './house-picture.tsx'
import { houseView } from './house-view.ts'
import { MapCaption } from './map-caption.tsx'
import { MapOpener, type MapState } from './map-opener.tsx'
import { isOnMap } from './map-region.ts'
import type { Point } from './outline.ts'
import { beachOnMap } from './shore.ts'

const MovingHouse = lazyPart(async () => (await import('./moving/moving-house.tsx')).MovingHouse)

export type HouseMapProps = {
  house: { readonly latitude: number; readonly longitude: number; readonly label: string }
  distanceToBeachM: number | null
}

export function HouseMapView({ house, distanceToBeachM }: HouseMapProps) {
  const { scope, messages } = usePageContext()
  const [state, setState] = useState<MapState>('picture')
  const at: Point = [house.longitude, house.latitude]
  if (!isOnMap(house.latitude, house.longitude)) return <MapCaption at={at} />
  const shore = beachOnMap(at, distanceToBeachM)
  const distance = distanceToBeachM === null ? null : formatFor(scope.edition).distance(distanceToBeachM)
  const name = house.label
  const label = distance ? messages.map.houseByBeach(name, distance) : messages.map.house(name)
  const scene = { at, name, label, shore, distance, view: houseView(at, shore) }
  const isAsked = state === 'opening' || state === 'open'
  return (
    <figure className="map-figure">
      <div className={`map map--house map--${state}`}>
        <HousePicture {...scene} />
        {isAsked ? (
          <Suspense>
            <MovingHouse {...scene} onReady={() => setState('open')} onFailure={() => setState('failed')} />
          </Suspense>
        ) : null}
        <MapOpener state={state} onOpen={() => setState('opening')} />
      </div>
      <figcaption>
        <MapCaption at={at} />
      </figcaption>
    </figure>
  )
}
