import { editionByKey } from '@marram/domain/edition'
import { formatFor } from '@marram/i18n/format'
import { classNames } from '@marram/ui/class-names'
import { useState } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { type MapPoint, positionOf } from '../map-view.ts'
import { MapSpot } from './map-tools.tsx'
import { openGroup, type PinThing, type ShownPin, useShownPins } from './shown-pins.ts'
import type { Opened } from './use-moving-map.ts'

type LodgingPinsProps = PinActions & {
  opened: Opened
  points: readonly MapPoint[]
  activeId: number | null
  /** Visited houses. */
  seen?: ReadonlySet<number>
}

/** A price for every house and group that has room for it; the active house is taken out of its group. */
export function LodgingPins({ opened, points, activeId, seen, ...actions }: LodgingPinsProps) {
  const { edition } = usePageContext().scope
  const [chosenId, setChosenId] = useState<number | null>(null)
  const { number, money } = formatFor(edition)
  const { messages } = opened
  const priceOf = (price: number) => money(price, editionByKey(edition).currency)
  const open = (group: PinThing, event: Event) => openGroup(opened.map, group, event)
  const pins = useShownPins(opened.map, points, {
    textsOf: (thing) => {
      if (thing.kind === 'house') return [thing.point.label]
      const count = number(thing.count)
      return thing.price === null ? [count] : [messages.from(count, priceOf(thing.price)), count]
    },
    onPress: (thing, event) => (thing.kind === 'group' ? open(thing, event) : actions.onChoose(thing.point.id)),
  })
  const groupName = ({ count, price }: Extract<PinThing, { kind: 'group' }>) =>
    price === null ? messages.group(number(count)) : messages.groupFrom(number(count), priceOf(price))
  return withKept(pins, points, [activeId, chosenId]).map((pin) => (
    <MapSpot key={pin.key} opened={opened} at={pin.at} aside={pin.aside}>
      {pin.kind === 'group' ? (
        <button
          type="button"
          className="map-pin map-pin--cluster"
          aria-label={groupName(pin)}
          onClick={({ nativeEvent }) => open(pin, nativeEvent)}
        >
          {pin.text}
        </button>
      ) : (
        <LodgingButton
          {...actions}
          onChoose={(id) => {
            setChosenId(id)
            actions.onChoose(id)
          }}
          point={pin.point}
          mark={pin.point.id === activeId ? 'active' : seen?.has(pin.point.id) ? 'seen' : null}
        />
      )}
    </MapSpot>
  ))
}

const onSpot = { x: 0, y: 0 }

/** Pins that stay even without room: the one pointed at, and the last one pressed, to which the focus returns. */
function withKept(
  pins: readonly ShownPin[],
  points: readonly MapPoint[],
  ids: readonly (number | null)[],
): readonly ShownPin[] {
  const missing = new Set(ids.filter((id) => id !== null && pins.every(({ key }) => key !== `house ${id}`)))
  if (missing.size === 0) return pins
  const added = points.filter(({ id }) => missing.has(id))
  return [
    ...pins,
    ...added.map((point): ShownPin => {
      return { kind: 'house', key: `house ${point.id}`, at: positionOf(point), point, text: point.label, aside: onSpot }
    }),
  ]
}

type PinActions = {
  readonly onChoose: (id: number) => void
  readonly onHighlight: (id: number | null) => void
}

type LodgingButtonProps = PinActions & { point: MapPoint; mark: 'active' | 'seen' | null }

function LodgingButton({ point: { id, label, title }, mark, onChoose, onHighlight }: LodgingButtonProps) {
  return (
    <button
      type="button"
      className={classNames('map-pin', mark && `map-pin--${mark}`)}
      aria-label={`${title}, ${label}`}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        // MapLibre prevents a mouse press from setting the focus, and Safari never sets it; it must return here.
        currentTarget.focus({ preventScroll: true })
        onChoose(id)
      }}
      onMouseEnter={() => onHighlight(id)}
      onMouseLeave={() => onHighlight(null)}
      onFocus={() => onHighlight(id)}
      onBlur={() => onHighlight(null)}
    >
      {label}
    </button>
  )
}
