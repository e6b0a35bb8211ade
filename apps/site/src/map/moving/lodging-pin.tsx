import { formatFor } from '@marram/i18n/format'
import { classNames } from '@marram/ui/class-names'
import { usePageContext } from '../../kit/scope/page-context.ts'
import type { ShownPin } from './shown-pins.ts'

export type PinActions = {
  readonly onGroup: (pin: ShownPin, event: Event) => void
  readonly onChoose: (id: number) => void
  readonly onHighlight: (id: number | null) => void
}

type LodgingPinProps = PinActions & { pin: ShownPin; isActive: boolean; groupName: (count: string) => string }

export function LodgingPin({ pin, isActive, groupName, onGroup, onChoose, onHighlight }: LodgingPinProps) {
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
