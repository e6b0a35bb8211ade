import { useRouter } from '@tanstack/react-router'
import { type RefObject, type ToggleEvent, useEffect, useEffectEvent, useState } from 'react'

/**
 * Calls back when the guest starts a navigation: not later, because menus opened while the next page loads must stay
 * open.
 */
export function useRouteChange(onChange: () => void): void {
  const router = useRouter()
  const onLeave = useEffectEvent(onChange)
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
        if (hrefChanged) onLeave()
      }),
    [router],
  )
}

export function hidePopover(popover: HTMLElement | null): void {
  if (popover?.matches(':popover-open')) popover.hidePopover()
}

/**
 * Follows a native popover, and closes it on navigation. Its button needs no `aria-expanded`: browsers expose the state
 * of a `popovertarget`, and HTML forbids both on one element.
 */
export function usePopoverState(popover: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(popover.current?.matches(':popover-open') ?? false), [popover])
  useRouteChange(() => hidePopover(popover.current))
  const onToggle = (event: ToggleEvent<HTMLElement>): void => setOpen(event.newState === 'open')
  return { isOpen, onToggle }
}
