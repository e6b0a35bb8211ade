import { Icon } from '@marram/ui/icon'
import type { CSSProperties } from 'react'

/** The house on its map. It is on the spot with its point, so that the shore in front stays in sight. */
export function HousePin({ label, style }: { label: string; style?: CSSProperties }) {
  return (
    <span className="map-spot" style={style}>
      <span className="map-pin map-pin--active map-pin--pointed">
        <Icon name="house" size="small" />
        {label}
      </span>
    </span>
  )
}

/** Says at the end of the dotted way how far it is. */
export function BeachSign({ distance, style }: { distance: string; style?: CSSProperties }) {
  return (
    <span className="map-spot" style={style}>
      <span className="map-sign">
        <Icon name="waves" size="small" />
        {distance}
      </span>
    </span>
  )
}

/** Marks a place that an editor has named. */
export function PlacePin({ name, style }: { name: string; style?: CSSProperties }) {
  return (
    <span className="map-spot" style={style}>
      <span className="map-pin map-pin--pointed">
        <Icon name="map-pin" size="small" />
        {name}
      </span>
    </span>
  )
}
