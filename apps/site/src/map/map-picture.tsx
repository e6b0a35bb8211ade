import type { Area } from '@marram/domain/map/area'
import { mapPictureUrl } from '@marram/domain/map/picture-url'
import { readMapScope } from '@marram/domain/map/scope'
import type { MapView, Spot } from '@marram/domain/map/view'
import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { usePageContext } from '../kit/scope/page-context.ts'

type MapPictureProps = {
  view: MapView
  /** Description for screen readers. */
  label: string
  /** Areas that place names must not cover. */
  keptFree: readonly Area[]
  /** Additional lines, in pixels of the view. */
  lines?: ReactNode
  children?: ReactNode
}

/** A map as a picture: on the server, without script, and on paper. */
export function MapPicture({ view, label, keptFree, lines, children }: MapPictureProps) {
  return (
    <>
      <div className="map__picture" role="img" aria-label={label}>
        <MapGround view={view} keptFree={keptFree} />
        {lines ? (
          <svg className="map__lines" viewBox={`0 0 ${view.width} ${view.height}`} aria-hidden="true">
            {lines}
          </svg>
        ) : null}
        {children}
      </div>
      <MapCredit />
    </>
  )
}

/** Sea, land, roads and names. */
export function MapGround({ view, keptFree = [] }: { view: MapView; keptFree?: readonly Area[] }) {
  return <img className="map__paper" src={mapPictureUrl(view, keptFree)} alt="" loading="lazy" />
}

/** CSS position on the picture, at any width. */
export function spotStyle(view: MapView, { x, y }: Spot): CSSProperties & Record<'--x' | '--y', string> {
  return { '--x': share(x / view.width), '--y': share(y / view.height) }
}

const share = (part: number): string => (part * 100).toFixed(2)

const sources = {
  simplified: [],
  openstreetmap: [['© OpenStreetMap', 'https://www.openstreetmap.org/copyright']],
  protomaps: [
    ['© OpenStreetMap', 'https://www.openstreetmap.org/copyright'],
    ['Protomaps', 'https://protomaps.com'],
  ],
} as const

/** Licences of map data ask for their source, in print too. */
function MapCredit() {
  const { scope, messages } = usePageContext()
  const links = sources[readMapScope(scope.map)?.credit ?? 'simplified']
  return (
    <p className="map__credit">
      {links.length === 0 ? messages.map.simplified : null}
      {links.map(([name, href], index) => (
        <Fragment key={href}>
          {index > 0 ? ' · ' : null}
          <a href={href} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  )
}
