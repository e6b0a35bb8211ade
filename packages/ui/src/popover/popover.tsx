import { type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from 'react'

export interface PopoverTrigger {
  popoverTarget: string
  /** Not in the server's page: without script it would go stale, and the browser says it by itself. */
  'aria-expanded': boolean | undefined
}

export interface PopoverProps {
  label: string
  /** A button that carries the given attributes. */
  trigger: (attributes: PopoverTrigger) => ReactNode
  children: ReactNode
  /** Hides by itself after this time, unless the pointer or the focus is inside. */
  autoHideMs?: number
}

/**
 * A small surface beside its button, by the browser's own popover: it opens without script, and closes on escape and on
 * a press outside.
 */
export function Popover({ label, trigger, children, autoHideMs }: PopoverProps) {
  const id = useId()
  const popup = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<boolean>()
  const [inside, setInside] = useState(false)
  useEffect(() => setOpen(popup.current?.matches(':popover-open') ?? false), [])
  useEffect(() => {
    if (!open || inside || autoHideMs === undefined) return
    const timer = setTimeout(() => popup.current?.hidePopover(), autoHideMs)
    return () => clearTimeout(timer)
  }, [open, inside, autoHideMs])
  return (
    <>
      {trigger({ popoverTarget: id, 'aria-expanded': open })}
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
