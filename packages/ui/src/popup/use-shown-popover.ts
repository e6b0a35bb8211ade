import { type RefObject, useLayoutEffect } from 'react'

/**
 * Shows the element in the top layer while open, anchored to its trigger. As soon as the page says that it is open: what is
 * pressed before it is shown would find nothing in it that takes the focus.
 */
export function useShownPopover(
  open: boolean,
  popup: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = popup.current
    if (!open || !element) return
    element.showPopover(trigger.current ? { source: trigger.current } : {})
    return () => element.hidePopover()
  }, [open, popup, trigger])
}
