import { IconButton } from '@marram/ui/icon-button'
import type { Opened } from './use-moving-map.ts'

/** Buttons for those who neither scroll nor pinch. */
export function MapTools({ opened: { map, messages }, onReset }: { opened: Opened; onReset: () => void }) {
  return (
    <div className="map__tools">
      <IconButton appearance="solid" icon="plus" label={messages.zoomIn} onClick={() => map.zoomIn()} />
      <IconButton appearance="solid" icon="minus" label={messages.zoomOut} onClick={() => map.zoomOut()} />
      <IconButton appearance="solid" icon="locate-fixed" label={messages.reset} onClick={onReset} />
    </div>
  )
}
