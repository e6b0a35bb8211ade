import { type Area, around, placePills } from '@marram/domain/map/area'
import type { Spot } from '@marram/domain/map/view'
import { Icon } from '@marram/ui/icon'
import type { CSSProperties } from 'react'

/** The house on its map. Its tip is on the spot, so that the shore in front stays visible. */
export function LodgingPin({ label, style }: { label: string; style?: CSSProperties }) {
  return (
    <span className="map-spot" style={style}>
      <span className="map-pin map-pin--active map-pin--pointed">
        <Icon name="house" size="small" />
        {label}
      </span>
    </span>
  )
}

/** The distance, at the end of the dotted way. */
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

/** Marks an editor's place; its name is only in the list below the map if it would cover another. */
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

/** Width of a pill with an icon and this text, in pixels of a phone. */
const pillWidth = (text: string): number => text.length * 8 + 44
const pillHeight = 34

/** The area of a pin's pill: above its place, with the tip on it. `unit` is the drawn size of one phone pixel. */
export function pointedPill({ x, y }: Spot, text: string, unit: number): Area {
  return around({ x, y: y - 25 * unit }, pillWidth(text) * unit, pillHeight * unit)
}

export function signArea({ x, y }: Spot, text: string, unit: number, isBelow: boolean): Area {
  return around({ x, y: y + (isBelow ? 22 * unit : 0) }, (text.length * 6.5 + 34) * unit, 24 * unit)
}

/** The places whose names fit without overlapping. */
export function namedPins<Pin extends { readonly name: string }>(
  pins: readonly Pin[],
  spotOf: (pin: Pin) => Spot,
  unit: number,
): ReadonlySet<Pin> {
  const wishes = pins.map((pin) => ({ thing: pin, spot: spotOf(pin), texts: [pin.name] }))
  const rules = { widthOf: (text: string) => pillWidth(text) * unit, height: pillHeight * unit, max: pins.length }
  return new Set(placePills(wishes, [], { ...rules, isFixed: true }).map(({ thing }) => thing))
}
