import { positionOf } from '../lodgings-view.ts'
import type { MapPoint } from '../map-point.ts'
import { LodgingPin, type PinActions } from './lodging-pin.tsx'
import { MapSpot } from './map-spot.tsx'
import { openGroup } from './open-group.ts'
import type { ShownPin } from './shown-pins.ts'
import type { Opened } from './use-moving-map.ts'
import { useShownPins } from './use-shown-pins.ts'

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
