import { type RefObject, useEffect } from 'react'
import { isTap } from './tap.ts'

export type DismissReason = 'escape' | 'outside'

/** Calls back on escape and on a press outside the given elements. Scrolling by touch does not dismiss. */
export function useDismiss(
  open: boolean,
  inside: readonly RefObject<HTMLElement | null>[],
  onDismiss: (reason: DismissReason) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listeners live as long as the popup is open and read the newest refs
  useEffect(() => {
    if (!open) return
    const listeners = new AbortController()
    const { signal } = listeners
    const isOutside = ({ target }: Event) =>
      target instanceof Node && !inside.some(({ current }) => current?.contains(target))
    let touch: PointerEvent | undefined
    document.addEventListener('keydown', (event) => event.key === 'Escape' && onDismiss('escape'), { signal })
    document.addEventListener(
      'pointerdown',
      (event) => {
        touch = undefined
        if (!isOutside(event)) return
        if (event.pointerType === 'touch') touch = event
        else onDismiss('outside')
      },
      { signal },
    )
    document.addEventListener('pointerup', (event) => touch && isTap(touch, event) && onDismiss('outside'), { signal })
    return () => listeners.abort()
  }, [open])
}
