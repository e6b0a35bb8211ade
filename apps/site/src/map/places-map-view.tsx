import { around } from '@marram/domain/map/area'
import { isOnMap } from '@marram/domain/map/scope'
import { type Point, pictureUnit, viewOfPlaces } from '@marram/domain/map/view'
import { classNames } from '@marram/ui/class-names'
import { useState } from 'react'
import { lazyPart } from '../kit/lazy-part.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { MapOpener, type MapState } from './map-opener.tsx'
import { MapPicture, spotStyle } from './map-picture.tsx'
import { MovingPart } from './moving-part.tsx'
import { namedPins, PlacePin, pointedPill } from './pin.tsx'

const MovingPlaces = lazyPart(async () => (await import('./moving/moving-places.tsx')).MovingPlaces)

export type PlacesMapProps = {
  places: readonly { readonly name: string; readonly lat: number; readonly lon: number }[]
}

/** Places outside the region are only in the list below: as links. */
export function PlacesMapView({ places }: PlacesMapProps) {
  const { scope, messages } = usePageContext()
  const [state, setState] = useState<MapState>('picture')
  const pins = places
    .filter(({ lat, lon }) => isOnMap(scope.map, lat, lon))
    .map(({ name, lat, lon }) => ({ name, at: [lon, lat] as Point }))
  if (pins.length === 0) return null
  const view = viewOfPlaces(pins.map(({ at }) => at))
  const label = messages.map.places(pins.map(({ name }) => name).join(', '))
  const unit = pictureUnit(view)
  const named = namedPins(pins, ({ at }) => view.project(at), unit)
  // The map may have the same names, around the same spots.
  const keptFree = pins.flatMap((pin) => {
    const spot = view.project(pin.at)
    return [pointedPill(spot, named.has(pin) ? pin.name : '', unit), around(spot, 20 * unit, 60 * unit)]
  })
  return (
    <div
      className={classNames('map', 'map--places', view.height > view.width && 'map--tall', `map--${state}`)}
      data-wakes="near"
    >
      <MapPicture view={view} label={label} keptFree={keptFree}>
        {pins.map((pin) => (
          <PlacePin
            key={pin.at.join(' ')}
            name={pin.name}
            isShort={!named.has(pin)}
            style={spotStyle(view, view.project(pin.at))}
          />
        ))}
      </MapPicture>
      {state === 'opening' || state === 'open' ? (
        <MovingPart onFailure={() => setState('failed')}>
          <MovingPlaces
            label={label}
            pins={pins}
            view={view}
            onReady={() => setState('open')}
            onFailure={() => setState('failed')}
          />
        </MovingPart>
      ) : null}
      <MapOpener state={state} onOpen={() => setState('opening')} />
    </div>
  )
}
