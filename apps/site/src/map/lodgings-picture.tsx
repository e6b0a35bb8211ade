import { usePageContext } from '../kit/scope/page-context.ts'
import { positionOf } from './lodgings-view.ts'
import { MapPicture, spotStyle } from './map-picture.tsx'
import type { MapPoint } from './map-point.ts'
import type { MapView } from './map-view.ts'

/** More would cover one another; they come with the map that moves. */
const mostPins = 24

type LodgingsPictureProps = { points: readonly MapPoint[]; view: MapView; label: string }

export function LodgingsPicture({ points, view, label }: LodgingsPictureProps) {
  const { scope } = usePageContext()
  const pins = points.length <= mostPins ? points : []
  const spots = pins.map((point) => view.project(positionOf(point)))
  return (
    <>
      <MapPicture
        view={view}
        edition={scope.edition}
        label={label}
        keptFree={spots}
        lines={pins.length > 0 ? null : <path className="map-dots" d={specks(view, points)} />}
      />
      <ol className="map__pins">
        {pins.map((point, index) => (
          <li key={point.id} style={spotStyle(view, spots[index] ?? { x: 0, y: 0 })}>
            <a className="map-pin" href={point.href} aria-label={`${point.title}, ${point.label}`}>
              {point.label}
            </a>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Houses by the thousand are specks; what falls on the same spot is drawn once. */
function specks(view: MapView, points: readonly MapPoint[]): string {
  const spots = points.map((point) => view.project(positionOf(point)))
  const drawn = new Set(spots.map(({ x, y }) => `M${Math.round(x / 4) * 4} ${Math.round(y / 4) * 4}h0`))
  return [...drawn].join('')
}
