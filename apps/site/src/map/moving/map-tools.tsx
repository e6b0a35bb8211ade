import { IconButton } from '@marram/ui/icon-button'
import type { Opened } from './use-moving-map.ts'

/** Buttons for those who neither scroll nor pinch. The press goes along, as it does with a wheel: a guest has moved the map. */
export function MapTools({ opened: { map, messages }, onReset }: { opened: Opened; onReset: () => void }) {
  return (
    <div className="map__tools">
      <IconButton
        appearance="solid"
        icon="plus"
        label={messages.zoomIn}
        onClick={({ nativeEvent: originalEvent }) => map.zoomIn({}, { originalEvent })}
      />
      <IconButton
        appearance="solid"
        icon="minus"
        label={messages.zoomOut}
        onClick={({ nativeEvent: originalEvent }) => map.zoomOut({}, { originalEvent })}
      />
      <IconButton appearance="solid" icon="locate-fixed" label={messages.reset} onClick={onReset} />
    </div>
  )
}
