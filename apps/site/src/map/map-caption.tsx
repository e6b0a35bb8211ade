import { formatFor } from '@marram/i18n/format'
import { Icon } from '@marram/ui/icon'
import { usePageContext } from '../kit/scope/page-context.ts'
import { nearPlaces } from './near-places.ts'
import type { Point } from './outline.ts'

/** What the map says, in words, and the way there on a map with roads. */
export function MapCaption({ at }: { at: Point }) {
  const { scope, messages } = usePageContext()
  const { distance } = formatFor(scope.edition)
  const near = nearPlaces(at)
  return (
    <div className="map-caption small">
      {near.length > 0 ? (
        <p className="map-caption__near">
          {messages.map.near} {near.map((place) => `${place.name} ${distance(place.distanceM)}`).join(' · ')}
        </p>
      ) : null}
      <a className="text-link" href={routeAddress(at)} target="_blank" rel="noopener noreferrer">
        <Icon name="route" size="small" /> {messages.map.route}
        <span className="visually-hidden"> {messages.content.newTab}</span>
      </a>
    </div>
  )
}

function routeAddress([lon, lat]: Point): string {
  return `https://www.openstreetmap.org/directions?to=${lat}%2C${lon}#map=13/${lat}/${lon}`
}
