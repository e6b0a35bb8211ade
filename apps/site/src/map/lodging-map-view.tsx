import { editionByKey } from '@marram/domain/edition'
import { walkMinutes } from '@marram/domain/walk'
import type { EditionKey } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import type { Messages } from '@marram/i18n/messages/en'
import { Icon } from '@marram/ui/icon'
import { useState } from 'react'
import { lazyPart } from '../kit/lazy-part.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { LodgingPicture, lodgingView } from './lodging-picture.tsx'
import { MapOpener, type MapState } from './map-opener.tsx'
import { isOnMap } from './map-region.ts'
import type { Point } from './map-view.ts'
import { MovingPart } from './moving-part.tsx'
import { type Place, placesOf } from './places.ts'
import { beachOnMap, metresBetween } from './shore.ts'

const MovingLodging = lazyPart(async () => (await import('./moving/moving-lodging.tsx')).MovingLodging)

export type LodgingMapProps = {
  house: { readonly latitude: number; readonly longitude: number; readonly label: string }
  distanceToBeachM: number | null
}

export function LodgingMapView({ house, distanceToBeachM }: LodgingMapProps) {
  const { scope, messages } = usePageContext()
  const [state, setState] = useState<MapState>('picture')
  const at: Point = [house.longitude, house.latitude]
  if (!isOnMap(house.latitude, house.longitude)) return <MapCaption at={at} />
  const shore = beachOnMap(at, distanceToBeachM)
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
        <MapCaption at={at} beachM={shore && distanceToBeachM} />
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

/** Describes the map in words, and links to a road map. */
function MapCaption({ at, beachM = null }: { at: Point; beachM?: number | null }) {
  const { scope, messages } = usePageContext()
  const texts = messages.map
  const { distance } = formatFor(scope.edition)
  const beach = beachM === null ? [] : [{ name: texts.beach, distanceM: beachM }]
  const near = [...beach, ...nearPlaces(at)]
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

type NearPlace = { readonly name: string; readonly distanceM: number }

const farthestM = 15_000
const maxNear = 3

/** The nearest villages and towns, by straight-line distance, rounded. */
export function nearPlaces(point: Point): NearPlace[] {
  return placesOf('da')
    .filter(isSettlement)
    .map(({ name, at }) => ({ name, distanceM: rounded(metresBetween(point, at)) }))
    .filter(({ distanceM }) => distanceM <= farthestM)
    .sort((a, b) => a.distanceM - b.distanceM)
    .slice(0, maxNear)
}

const isSettlement = ({ kind }: Place): boolean => kind === 'town' || kind === 'village'

function rounded(metres: number): number {
  const step = metres < 1000 ? 50 : 100
  return Math.max(step, Math.round(metres / step) * step)
}
