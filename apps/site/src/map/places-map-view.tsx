import { classNames } from '@marram/ui/class-names'
import { useState } from 'react'
import { lazyPart } from '../kit/lazy-part.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { MapOpener, type MapState } from './map-opener.tsx'
import { MapPicture, spotStyle } from './map-picture.tsx'
import { isOnMap } from './map-region.ts'
import { type Point, viewOfPlaces } from './map-view.ts'
import { MovingPart } from './moving-part.tsx'
import { pictureUnit } from './picture-paths.ts'
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
    .filter(({ lat, lon }) => isOnMap(lat, lon))
    .map(({ name, lat, lon }) => ({ name, at: [lon, lat] as Point }))
  if (pins.length === 0) return null
  const view = viewOfPlaces(pins.map(({ at }) => at))
  const label = messages.map.places(pins.map(({ name }) => name).join(', '))
  const unit = pictureUnit(view)
  const named = namedPins(pins, ({ at }) => view.project(at), unit)
  const keptFree = pins.map((pin) => pointedPill(view.project(pin.at), named.has(pin) ? pin.name : '', unit))
  return (
    <div
      className={classNames('map', 'map--places', view.height > view.width && 'map--tall', `map--${state}`)}
      data-wakes="near"
    >
      <MapPicture
        view={view}
        edition={scope.edition}
        label={label}
        keptFree={keptFree}
        said={pins.map(({ name }) => name)}
      >
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
