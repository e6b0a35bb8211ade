import { type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from 'react'

export interface PopoverTrigger {
  /** Without `aria-expanded`: browsers expose the state of a popover, and HTML forbids both on one element. */
  popoverTarget: string
}

export interface PopoverProps {
  label: string
  /** Renders a button and spreads the given attributes onto it. */
  trigger: (attributes: PopoverTrigger) => ReactNode
  children: ReactNode
  /** The popover hides after this time, unless the pointer or the focus is inside. */
  autoHideMs?: number
}

/**
 * A small surface beside its button, built on the native popover: it opens without script, and closes on escape and on
 * a click outside.
 */
export function Popover({ label, trigger, children, autoHideMs }: PopoverProps) {
  const id = useId()
  const popup = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [inside, setInside] = useState(false)
  useEffect(() => setOpen(popup.current?.matches(':popover-open') ?? false), [])
  useEffect(() => {
    if (!open || inside || autoHideMs === undefined) return
    const timer = setTimeout(() => popup.current?.hidePopover(), autoHideMs)
    return () => clearTimeout(timer)
  }, [open, inside, autoHideMs])
  return (
    <>
      {trigger({ popoverTarget: id })}
      <div
        ref={popup}
        id={id}
        className="popup popover"
        popover="auto"
        role="dialog"
        aria-label={label}
        onToggle={(event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === 'open')}
        onPointerEnter={() => setInside(true)}
        onPointerLeave={() => setInside(false)}
        onFocus={() => setInside(true)}
        onBlur={() => setInside(false)}
      >
        {children}
      </div>
    </>
  )
}
