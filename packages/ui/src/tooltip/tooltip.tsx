import { useEffect, useRef, useState } from 'react'

const showDelayMs = 200

export interface TooltipIntent<T> {
  /** The pointer rests on it, or it has keyboard focus. Approaching the same element again changes nothing. */
  approach: (target: T) => void
  leave: () => void
}

/**
 * Shows after a delay, so that a passing pointer shows nothing, and hides at once.
 * @internal
 */
export function createTooltipIntent<T>(on: { show: (target: T) => void; hide: () => void }): TooltipIntent<T> {
  let near: T | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const leave = () => {
    if (near === null) return
    near = null
    clearTimeout(timer)
    on.hide()
  }
  return {
    leave,
    approach(target) {
      if (near === target) return
      leave()
      near = target
      timer = setTimeout(() => on.show(target), showDelayMs)
    },
  }
}

type Shown = { readonly text: string; readonly place: TooltipPlace }

/**
 * Shows the name of an icon-only button. One for the whole page. Hidden from screen readers, which read the name
 * itself, and unused on touch screens, which cannot hover.
 */
export function Tooltip() {
  const popup = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(
    () =>
      followIconButtons(
        createTooltipIntent<Element>({
          show: (button) => {
            const text = button.getAttribute('aria-label')
            const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
            if (text && button.isConnected)
              setShown({ text, place: placeTooltip(button.getBoundingClientRect(), view) })
          },
          hide: () => setShown(null),
        }),
      ),
    [],
  )
  useEffect(() => {
    if (!shown) return
    const opened = popup.current
    opened?.showPopover()
    return () => opened?.hidePopover()
  }, [shown])
  return (
    <div ref={popup} className="tooltip" popover="manual" aria-hidden="true" style={shown?.place}>
      {shown?.text}
    </div>
  )
}

function iconButtonOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('.icon-button[aria-label]') : null
}

function followIconButtons({ approach, leave }: TooltipIntent<Element>): () => void {
  const listeners = new AbortController()
  const options = { signal: listeners.signal, passive: true }
  const meet = (button: Element | null) => (button ? approach(button) : leave())
  document.addEventListener(
    'pointerover',
    (event) => event.pointerType === 'mouse' && meet(iconButtonOf(event)),
    options,
  )
  document.addEventListener(
    'focusin',
    (event) => {
      const button = iconButtonOf(event)
      meet(button?.matches(':focus-visible') ? button : null)
    },
    options,
  )
  for (const ending of ['pointerdown', 'focusout'] as const) document.addEventListener(ending, leave, options)
  // Escape dismisses it without moving the pointer, to see the content below (WCAG 1.4.13).
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && leave(), options)
  document.addEventListener('scroll', leave, { ...options, capture: true })
  return () => {
    leave()
    listeners.abort()
  }
}

type Box = { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }
type View = { readonly width: number; readonly height: number }

/** Distances to the edges of the window in pixels; missing ones do not apply. */
type TooltipPlace = {
  readonly top?: number
  readonly bottom?: number
  readonly left?: number
  readonly right?: number
  readonly translate?: string
}

const gap = 6
/** Half of the maximum width, and two lines of height: enough to choose a side. */
const halfWidth = 120
const height = 60

/**
 * Below the button and centred, unless too close to an edge of the window.
 * @internal
 */
export function placeTooltip({ top, right, bottom, left }: Box, view: View): TooltipPlace {
  const middle = (left + right) / 2
  const below = bottom + height <= view.height
  const vertical = below ? { top: bottom + gap } : { bottom: view.height - top + gap }
  if (middle < halfWidth) return { ...vertical, left: Math.max(gap, left) }
  if (middle > view.width - halfWidth) return { ...vertical, right: Math.max(gap, view.width - right) }
  return { ...vertical, left: middle, translate: '-50%' }
}
