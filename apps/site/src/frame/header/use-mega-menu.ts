import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type ToggleEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { hidePopover, usePopoverState } from './use-popover-state.ts'

type Parts = { readonly trigger: RefObject<HTMLElement | null>; readonly panel: RefObject<HTMLElement | null> }

/**
 * Opens on hover and focus after a delay; the browser closes on escape, on a press outside and when another panel
 * opens.
 */
export function useMegaMenu(trigger: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>) {
  const { isOpen, onToggle } = usePopoverState(panel)
  /** True if hover opened the panel: then leaving closes it again. */
  const byItself = useRef(false)
  /** The browser restores the focus when it closes a panel; this focus event must not open it again. */
  const isDismissed = useRef(false)
  const intent = useMemo(
    () =>
      createMenuIntent({
        open: () => {
          byItself.current = show({ trigger, panel }) || byItself.current
        },
        close: () => {
          if (byItself.current) hidePopover(panel.current)
        },
      }),
    [trigger, panel],
  )
  useEffect(() => intent.settle, [intent])
  useSteadyPlace(isOpen, trigger, panel)

  const onBeforeToggle = ({ newState }: ToggleEvent<HTMLElement>): void => {
    intent.settle()
    if (newState === 'open') placePanel({ trigger, panel })
    else {
      byItself.current = false
      isDismissed.current = trigger.current?.parentElement?.contains(document.activeElement) ?? false
    }
  }
  const entry = {
    onPointerEnter: ({ pointerType }: PointerEvent) => void (pointerType === 'mouse' && intent.approach()),
    onPointerLeave: ({ pointerType }: PointerEvent) => void (pointerType === 'mouse' && intent.leave()),
    onFocus: ({ target }: FocusEvent) => {
      if (target === trigger.current && target.matches(':focus-visible') && !isDismissed.current) intent.approach()
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return
      isDismissed.current = false
      intent.settle()
      if (relatedTarget) hidePopover(panel.current)
    },
    onClick: ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) hidePopover(panel.current)
    },
  }
  /** A click on a panel that hover opened keeps it open; a key press also moves the focus into it. */
  const press = (event: MouseEvent): void => {
    intent.settle()
    if (!byItself.current) return
    byItself.current = false
    event.preventDefault()
    if (event.detail === 0) panel.current?.querySelector('a')?.focus()
  }
  const openNow = useCallback(() => void show({ trigger, panel }), [trigger, panel])
  return { entry, press, onToggle, onBeforeToggle, openNow }
}

/** Returns true if the panel was closed before. */
function show({ trigger, panel }: Parts): boolean {
  const element = panel.current
  if (!element || element.matches(':popover-open')) return false
  element.showPopover(trigger.current ? { source: trigger.current } : {})
  return true
}

/** The panel is in the top layer, so its position below the header and its button is computed here. */
function placePanel({ trigger, panel }: Parts): void {
  const header = panel.current?.closest('.header')
  if (!header || !trigger.current) return
  panel.current?.style.setProperty('--mega-top', `${header.getBoundingClientRect().bottom}px`)
  panel.current?.style.setProperty('--mega-left', `${trigger.current.getBoundingClientRect().left}px`)
}

/** The bar above the header scrolls away under an open panel. */
function useSteadyPlace(isOpen: boolean, trigger: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!isOpen) return
    const place = (): void => placePanel({ trigger, panel })
    const header = panel.current?.closest('.header')
    window.addEventListener('scroll', place, { passive: true })
    header?.addEventListener('transitionend', place)
    return () => {
      window.removeEventListener('scroll', place)
      header?.removeEventListener('transitionend', place)
    }
  }, [isOpen, trigger, panel])
}

const openDelayMs = 350
const closeDelayMs = 400

type MenuIntent = {
  /** Pointer or focus has entered the entry. */
  approach(): void
  /** The pointer has left the entry and its panel. */
  leave(): void
  /** The guest has opened or closed it explicitly: cancels the pending timers. */
  settle(): void
}

/** Delays for opening and closing: passing over an entry opens nothing, and leaving the panel briefly does not close it. */
export function createMenuIntent({ open, close }: { open: () => void; close: () => void }): MenuIntent {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (work: () => void, delayMs: number): void => {
    clearTimeout(timer)
    timer = setTimeout(work, delayMs)
  }
  return {
    approach: () => wait(open, openDelayMs),
    leave: () => wait(close, closeDelayMs),
    settle: () => clearTimeout(timer),
  }
}
