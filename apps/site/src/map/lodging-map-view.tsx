import { editionByKey } from '@marram/domain/edition'
import type { NearPlace } from '@marram/domain/map/around'
import { isOnMap } from '@marram/domain/map/scope'
import type { Point } from '@marram/domain/map/view'
import { walkMinutes } from '@marram/domain/walk'
import type { EditionKey } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import type { Messages } from '@marram/i18n/messages/en'
import { Icon } from '@marram/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyPart } from '../kit/lazy-part.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { aroundQuery } from './around-query.ts'
import { LodgingPicture, lodgingView } from './lodging-picture.tsx'
import { MapOpener, type MapState } from './map-opener.tsx'
import { MovingPart } from './moving-part.tsx'

const MovingLodging = lazyPart(async () => (await import('./moving/moving-lodging.tsx')).MovingLodging)

export type LodgingMapProps = {
  house: { readonly latitude: number; readonly longitude: number; readonly label: string }
  distanceToBeachM: number | null
}

export function LodgingMapView({ house, distanceToBeachM }: LodgingMapProps) {
  const { scope, messages } = usePageContext()
  const [state, setState] = useState<MapState>('picture')
  const at: Point = [house.longitude, house.latitude]
  const isShown = isOnMap(scope.map, house.latitude, house.longitude)
  const { data } = useQuery({ ...aroundQuery(scope, { at, beachM: distanceToBeachM }), enabled: isShown })
  const { shore = null, near = [] } = data ?? {}
  if (!isShown) return <MapCaption at={at} near={near} />
  const distance = distanceToBeachM === null ? null : wayInWords(distanceToBeachM, scope.edition, messages.map)
  const name = house.label
  const label =
    distanceToBeachM === null
      ? messages.map.house(name)
      : messages.map.houseByBeach(name, formatFor(scope.edition).distance(distanceToBeachM))
  const scene = { at, name, label, shore, distance, view: lodgingView(at, shore) }
  const isAsked = state === 'opening' || state === 'open'
  return (
    <figure className="map-figure">
      <div className={`map map--house map--${state}`}>
        <LodgingPicture {...scene} />
        {isAsked ? (
          <MovingPart onFailure={() => setState('failed')}>
            <MovingLodging {...scene} onReady={() => setState('open')} onFailure={() => setState('failed')} />
          </MovingPart>
        ) : null}
        <MapOpener state={state} onOpen={() => setState('opening')} />
      </div>
      <figcaption>
        <MapCaption at={at} near={near} beachM={shore && distanceToBeachM} />
      </figcaption>
    </figure>
  )
}

const farthestWalkM = 3000

type WayTexts = Pick<Messages['map'], 'walk'>

/** "400 m · ca. 7 Min.": the distance to the sea, with the walking time if it is walkable. */
export function wayInWords(distanceM: number, edition: EditionKey, texts: WayTexts): string {
  const distance = formatFor(edition).distance(distanceM)
  if (distanceM > farthestWalkM) return distance
  const minutes = new Intl.NumberFormat(editionByKey(edition).locale, { style: 'unit', unit: 'minute' })
  return texts.walk(distance, minutes.format(walkMinutes(distanceM)))
}

type CaptionProps = { at: Point; near: readonly NearPlace[]; beachM?: number | null }

/** Describes the map in words, and links to a road map. */
function MapCaption({ at, near: places, beachM = null }: CaptionProps) {
  const { scope, messages } = usePageContext()
  const texts = messages.map
  const { distance } = formatFor(scope.edition)
  const beach = beachM === null ? [] : [{ name: texts.beach, distanceM: beachM }]
  const near = [...beach, ...places]
  return (
    <div className="map-caption small">
      {near.length > 0 ? (
        <p className="map-caption__near">
          {texts.near} {near.map((place) => `${place.name} ${distance(place.distanceM)}`).join(' · ')}
          {beachM !== null && beachM <= farthestWalkM ? (
            <>
              <br />
              {texts.walkNote}
            </>
          ) : null}
        </p>
      ) : null}
      <a className="text-link" href={routeAddress(at)} target="_blank" rel="noopener noreferrer">
        <Icon name="route" size="small" /> {texts.route}
        <span className="visually-hidden"> {messages.content.newTab}</span>
      </a>
    </div>
  )
}

function routeAddress([lon, lat]: Point): string {
  return `https://www.openstreetmap.org/directions?to=${lat}%2C${lon}#map=13/${lat}/${lon}`
}
