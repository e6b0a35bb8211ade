import { type RefObject, useEffect } from 'react'

/** Shows the element in the top layer while open, anchored to its trigger. */
export function useShownPopover(
  open: boolean,
  popup: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const element = popup.current
    if (!open || !element) return
    element.showPopover(trigger.current ? { source: trigger.current } : {})
    return () => element.hidePopover()
  }, [open, popup, trigger])
}
