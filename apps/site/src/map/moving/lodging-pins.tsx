import { formatFor } from '@marram/i18n/format'
import { classNames } from '@marram/ui/class-names'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { type MapPoint, positionOf } from '../map-view.ts'
import { MapSpot } from './map-tools.tsx'
import { openGroup, type ShownPin, useShownPins } from './shown-pins.ts'
import type { Opened } from './use-moving-map.ts'

type LodgingPinsProps = Omit<PinActions, 'onGroup'> & {
  opened: Opened
  points: readonly MapPoint[]
  activeId: number | null
}

/** A pin for every house and group in sight; the active house comes out of its group. */
export function LodgingPins({ opened, points, activeId, ...actions }: LodgingPinsProps) {
  const pins = useShownPins(opened.map, points)
  return withActive(pins, points, activeId).map((pin) => (
    <MapSpot key={pin.key} opened={opened} at={pin.at}>
      <LodgingPin
        {...actions}
        pin={pin}
        isActive={pin.kind === 'house' && pin.point.id === activeId}
        groupName={opened.messages.group}
        onGroup={(group, event) => openGroup(opened.map, group, event)}
      />
    </MapSpot>
  ))
}

function withActive(pins: readonly ShownPin[], points: readonly MapPoint[], id: number | null): readonly ShownPin[] {
  const point = id === null ? undefined : points.find((candidate) => candidate.id === id)
  const key = `house ${id}`
  if (!point || pins.some((pin) => pin.key === key)) return pins
  return [...pins, { kind: 'house', key, at: positionOf(point), point }]
}

type PinActions = {
  readonly onGroup: (pin: ShownPin, event: Event) => void
  readonly onChoose: (id: number) => void
  readonly onHighlight: (id: number | null) => void
}

type LodgingPinProps = PinActions & { pin: ShownPin; isActive: boolean; groupName: (count: string) => string }

function LodgingPin({ pin, isActive, groupName, onGroup, onChoose, onHighlight }: LodgingPinProps) {
  const { number } = formatFor(usePageContext().scope.edition)
  if (pin.kind === 'group') {
    const count = number(pin.count)
    return (
      <button
        type="button"
        className="map-pin map-pin--cluster"
        aria-label={groupName(count)}
        onClick={({ nativeEvent }) => onGroup(pin, nativeEvent)}
      >
        {count}
      </button>
    )
  }
  const { id, label, title } = pin.point
  return (
    <button
      type="button"
      className={classNames('map-pin', isActive && 'map-pin--active')}
      aria-label={`${title}, ${label}`}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        // MapLibre keeps a press of the mouse from giving the focus, and Safari never does; it must come back here.
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
