import type { EditionKey } from '@marram/i18n/edition-key'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { usePageContext } from '../kit/scope/page-context.ts'
import type { Area } from './area.ts'
import type { MapView, Spot } from './map-view.ts'
import { pictureLabels, picturePaths, roofs } from './picture-paths.ts'
import { lighthouses } from './places.ts'

type MapPictureProps = {
  view: MapView
  edition: EditionKey
  /** Description for screen readers. */
  label: string
  /** Areas that place names must not cover. */
  keptFree: readonly Area[]
  /** Names that pins show already. */
  said?: readonly string[]
  /** Additional lines, in pixels of the view. */
  lines?: ReactNode
  children?: ReactNode
}

/** A map drawn as a picture: on the server, without script, and on paper. */
export function MapPicture({ view, edition, label, keptFree, said = [], lines, children }: MapPictureProps) {
  const id = useId()
  const { messages } = usePageContext()
  return (
    <div className="map__picture" role="img" aria-label={label}>
      <svg className="map__paper" viewBox={`0 0 ${view.width} ${view.height}`} aria-hidden="true">
        <PictureGround id={id} view={view} />
        {lines}
      </svg>
      {pictureLabels(view, edition, keptFree, said).map(({ place, x, y }) => (
        <span
          key={`${place.name} ${x}`}
          className={`map-name map-name--${place.kind}`}
          style={spotStyle(view, { x, y })}
        >
          {place.name}
        </span>
      ))}
      {children}
      <span className="map__credit">{messages.map.simplified}</span>
    </div>
  )
}

/** CSS position on the picture, at any width. */
export function spotStyle(view: MapView, { x, y }: Spot): CSSProperties & Record<'--x' | '--y', string> {
  return { '--x': share(x / view.width), '--y': share(y / view.height) }
}

const share = (part: number): string => (part * 100).toFixed(2)

/** Beyond this scale they would be taller than the towns. */
const maxMetresPerPixelOfLighthouses = 40

/** Sea, land and vegetation. Beaches and dunes are wide strokes along the shore, clipped to the land. */
export function PictureGround({ id, view }: { id: string; view: MapView }) {
  const paths = picturePaths(view)
  const pixels = (metres: number, min: number) => Math.max(min, metres / view.metresPerPixel).toFixed(1)
  const land = `#${id}land`
  return (
    <>
      <defs>
        <path id={`${id}land`} d={paths.land} />
        <path id={`${id}beach`} d={paths.beaches} />
        <clipPath id={`${id}clip`}>
          <use href={land} />
        </clipPath>
        <pattern id={`${id}waves`} width="150" height="92" patternUnits="userSpaceOnUse">
          <path className="map-waves" d="M22 20q6-5 12 0t12 0M98 66q6-5 12 0t12 0" />
        </pattern>
        <pattern id={`${id}grass`} width="74" height="46" patternUnits="userSpaceOnUse">
          <path
            className="map-grass"
            d="M12 18q-1-6-5-8M12 18q0-7 1-10M12 18q1-5 5-7M50 40q-1-6-5-8M50 40q0-7 1-10M50 40q1-5 5-7"
          />
        </pattern>
        <pattern id={`${id}trees`} width="40" height="34" patternUnits="userSpaceOnUse">
          <path className="map-trees" d="M8 14l4-9 4 9zM27 30l4-9 4 9z" />
        </pattern>
      </defs>
      <rect className="map-sea" width={view.width} height={view.height} />
      <use className="map-shallows map-shallows--far" href={land} strokeWidth={pixels(620, 24)} />
      <use className="map-shallows" href={land} strokeWidth={pixels(280, 10)} />
      <rect fill={`url(#${id}waves)`} width={view.width} height={view.height} />
      <use className="map-land" href={land} />
      <g clipPath={`url(#${id}clip)`}>
        <use className="map-dunes" href={`#${id}beach`} strokeWidth={pixels(900, 14)} />
        <use className="map-tufts" href={`#${id}beach`} stroke={`url(#${id}grass)`} strokeWidth={pixels(900, 14)} />
        <path className="map-village" d={paths.villages} />
        <path className="map-wood" d={paths.woods} />
        <path fill={`url(#${id}trees)`} d={paths.woods} />
        <use className="map-sand" href={`#${id}beach`} strokeWidth={pixels(170, 5)} />
      </g>
      <path className="map-lake" d={paths.lakes} />
      <path className="map-coast-path" d={paths.coastPaths} />
      <path className="map-lane" d={paths.lanes} />
      <path className="map-road map-road--edge" d={`${paths.roads}${paths.beachWays}`} />
      <path className="map-road" d={`${paths.roads}${paths.beachWays}`} />
      <use className="map-coast" href={land} />
      <path className="map-roofs" d={roofs(view)} clipPath={`url(#${id}clip)`} />
      {(view.metresPerPixel <= maxMetresPerPixelOfLighthouses ? lighthouses : []).map((lighthouse) => (
        <Lighthouse key={lighthouse.join(' ')} {...view.project(lighthouse)} />
      ))}
    </>
  )
}

function Lighthouse({ x, y }: { x: number; y: number }) {
  return (
    <g className="map-lighthouse" transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <path d="M-5 0l2-17h6l2 17z" />
      <path className="map-lighthouse__roof" d="M-4-17h8l-4-6zM-4.6-5h9.2l.5 4h-10.2z" />
    </g>
  )
}
