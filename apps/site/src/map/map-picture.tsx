import type { EditionKey } from '@marram/i18n/edition-key'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { usePageContext } from '../kit/scope/page-context.ts'
import type { MapView, Spot } from './map-view.ts'
import { PictureGround } from './picture-ground.tsx'
import { pictureLabels } from './picture-labels.ts'

export type MapPictureProps = {
  view: MapView
  edition: EditionKey
  /** What the picture says to those who do not see it. */
  label: string
  /** Names of places give way to what stands here. */
  keptFree: readonly Spot[]
  /** More lines, in the pixels of the view. */
  lines?: ReactNode
  children?: ReactNode
}

/** A map drawn as a picture: on the server, without script, and on paper. */
export function MapPicture({ view, edition, label, keptFree, lines, children }: MapPictureProps) {
  const id = useId()
  const { messages } = usePageContext()
  return (
    <div className="map__picture" role="img" aria-label={label}>
      <svg className="map__paper" viewBox={`0 0 ${view.width} ${view.height}`} aria-hidden="true">
        <PictureGround id={id} view={view} />
        {lines}
      </svg>
      {pictureLabels(view, edition, keptFree).map(({ place, x, y }) => (
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

/** Where on the picture something stands, however wide it is shown. */
export function spotStyle(view: MapView, { x, y }: Spot): CSSProperties & Record<'--x' | '--y', string> {
  return { '--x': share(x / view.width), '--y': share(y / view.height) }
}

const share = (part: number): string => (part * 100).toFixed(2)
