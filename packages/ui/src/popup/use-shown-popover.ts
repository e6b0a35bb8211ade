import { type RefObject, useLayoutEffect } from 'react'

/**
 * Shows the element in the top layer while open, anchored to its trigger. Runs in a layout effect: a key pressed before
 * it is shown would find nothing focusable in it.
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
