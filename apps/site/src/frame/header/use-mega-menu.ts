import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { hidePopover, usePopoverState } from './use-popover-state.ts'

type Parts = { readonly trigger: RefObject<HTMLElement | null>; readonly panel: RefObject<HTMLElement | null> }

/** Opens on hover and focus after a moment; the browser itself closes on escape, on a press outside and for another panel. */
export function useMegaMenu(trigger: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>) {
  const { isExpanded, onToggle } = usePopoverState(panel)
  /** Opened by waiting, and so closed by going away again. */
  const byItself = useRef(false)
  /** The browser gives the focus back when it closes a panel: that must not open it again. */
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
  useSteadyPlace(isExpanded === true, trigger, panel)

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
  /** Who has opened the panel by arriving means to keep it by pressing; a press of a key also goes into it. */
  const press = (event: MouseEvent): void => {
    intent.settle()
    if (!byItself.current) return
    byItself.current = false
    event.preventDefault()
    if (event.detail === 0) panel.current?.querySelector('a')?.focus()
  }
  return { isExpanded, entry, press, onToggle, onBeforeToggle, openNow: () => void show({ trigger, panel }) }
}

/** Says whether it was closed before. */
function show({ trigger, panel }: Parts): boolean {
  const element = panel.current
  if (!element || element.matches(':popover-open')) return false
  element.showPopover(trigger.current ? { source: trigger.current } : {})
  return true
}

/** The panel lies in the top layer, where it cannot know where the header ends and its button begins. */
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
  /** Pointer or focus has come to an entry. */
  approach(): void
  /** The pointer has left the entry and its panel. */
  leave(): void
  /** The guest has decided by himself; nothing more happens by waiting. */
  settle(): void
}

/** A hand that only passes by opens nothing, and one that slips off the panel has a moment to come back. */
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
