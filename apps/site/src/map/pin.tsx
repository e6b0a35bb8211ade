import { Icon } from '@marram/ui/icon'
import type { CSSProperties } from 'react'
import { placePills } from './area.ts'
import type { Spot } from './map-view.ts'

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

type PlacePinProps = { name: string; isShort?: boolean; style?: CSSProperties }

/** Marks a place that an editor has named; where its name would cover another it is left to the list below the map. */
export function PlacePin({ name, isShort = false, style }: PlacePinProps) {
  return (
    <span className="map-spot" style={style}>
      <span className="map-pin map-pin--pointed" title={isShort ? name : undefined}>
        <Icon name="map-pin" size="small" />
        {isShort ? null : name}
      </span>
    </span>
  )
}

/** The places whose names have room, none on top of another; `unit` is how large a pixel of a phone is drawn. */
export function namedPins<Pin extends { readonly name: string }>(
  pins: readonly Pin[],
  spotOf: (pin: Pin) => Spot,
  unit: number,
): ReadonlySet<Pin> {
  const wishes = pins.map((pin) => ({ thing: pin, spot: spotOf(pin), texts: [pin.name] }))
  const rules = { widthOf: (text: string) => (text.length * 8 + 44) * unit, height: 34 * unit, max: pins.length }
  return new Set(placePills(wishes, [], { ...rules, isFixed: true }).map(({ thing }) => thing))
}
