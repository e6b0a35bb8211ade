import { Icon } from '@marram/ui/icon'
import type { CSSProperties } from 'react'
import { type Area, around, placePills } from './area.ts'
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
export function BeachSign({ distance, isBelow, style }: { distance: string; isBelow: boolean; style?: CSSProperties }) {
  return (
    <span className="map-spot" style={style}>
      <span className={isBelow ? 'map-sign map-sign--below' : 'map-sign'}>
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
      <span
        className={isShort ? 'map-pin map-pin--pointed' : 'map-pin map-pin--pointed map-pin--named'}
        title={isShort ? name : undefined}
      >
        <Icon name="map-pin" size="small" />
        {isShort ? null : name}
      </span>
    </span>
  )
}

/** How wide a pill with an icon and so many letters is, in pixels of a phone. */
const pillWidth = (text: string): number => text.length * 8 + 44
const pillHeight = 34

/** Where the pill of a pin stands: above its place, with its point on it. `unit` is how large a pixel of a phone is drawn. */
export function pointedPill({ x, y }: Spot, text: string, unit: number): Area {
  return around({ x, y: y - 25 * unit }, pillWidth(text) * unit, pillHeight * unit)
}

export function signArea({ x, y }: Spot, text: string, unit: number, isBelow: boolean): Area {
  return around({ x, y: y + (isBelow ? 22 * unit : 0) }, (text.length * 6.5 + 34) * unit, 24 * unit)
}

/** The places whose names have room, none on top of another. */
export function namedPins<Pin extends { readonly name: string }>(
  pins: readonly Pin[],
  spotOf: (pin: Pin) => Spot,
  unit: number,
): ReadonlySet<Pin> {
  const wishes = pins.map((pin) => ({ thing: pin, spot: spotOf(pin), texts: [pin.name] }))
  const rules = { widthOf: (text: string) => pillWidth(text) * unit, height: pillHeight * unit, max: pins.length }
  return new Set(placePills(wishes, [], { ...rules, isFixed: true }).map(({ thing }) => thing))
}
