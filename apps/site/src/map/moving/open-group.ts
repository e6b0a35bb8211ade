import type { GeoJSONSource } from 'maplibre-gl'
import { lodgingSource } from './lodging-source.ts'
import type { MovingMap } from './open-map.ts'
import type { ShownPin } from './shown-pins.ts'

/** Goes as close as it takes for the group to fall apart; it is the guest who moves the map. */
export async function openGroup(map: MovingMap, pin: ShownPin, originalEvent: unknown): Promise<void> {
  const source = map.getSource<GeoJSONSource>(lodgingSource)
  if (pin.kind !== 'group' || !source) return
  const zoom = await source.getClusterExpansionZoom(pin.id)
  map.easeTo({ center: [pin.at[0], pin.at[1]], zoom }, { originalEvent })
}
