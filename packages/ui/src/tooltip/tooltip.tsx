import { type PointerEvent, type ReactNode, type RefCallback, useId, useRef } from 'react'
import { useDelayedOpen } from '../popup/use-delayed-open.ts'
import { useDismiss } from '../popup/use-dismiss.ts'
import { useShownPopover } from '../popup/use-shown-popover.ts'

const showDelayMs = 200
/** Time enough for the pointer to cross the gap onto the tip itself. */
const hideDelayMs = 150

export interface TooltipTrigger {
  ref: RefCallback<HTMLElement>
  'aria-describedby': string
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: () => void
  onFocus: () => void
  onBlur: () => void
}

export interface TooltipProps {
  text: string
  /** A button or link that carries the given attributes. */
  children: (attributes: TooltipTrigger) => ReactNode
}

/** A few words more about something that already has a name. Nothing a guest needs may stand only here. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const popup = useRef<HTMLSpanElement>(null)
  const trigger = useRef<HTMLElement>(null)
  const { open, setOpen } = useDelayedOpen()
  useShownPopover(open, popup, trigger)
  useDismiss(open, [popup, trigger], () => setOpen(false))
  const show = () => setOpen(true, showDelayMs)
  const hide = () => setOpen(false, hideDelayMs)
  return (
    <>
      {children({
        ref: (element) => {
          trigger.current = element
        },
        'aria-describedby': id,
        onPointerEnter: (event) => event.pointerType !== 'touch' && show(),
        onPointerLeave: hide,
        onFocus: show,
        onBlur: () => setOpen(false),
      })}
      <span
        ref={popup}
        id={id}
        className="popup tooltip"
        popover="manual"
        role="tooltip"
        onPointerEnter={show}
        onPointerLeave={hide}
      >
        {text}
      </span>
    </>
  )
}
