import { useCallback, useEffect, useRef, useState } from 'react'

export interface DelayedOpen {
  open: boolean
  /** Without a delay it applies at once. Every call cancels a pending one. */
  setOpen: (open: boolean, delayMs?: number) => void
}

/** An open state that can change after a delay, so that a pointer passing over does not toggle it. */
export function useDelayedOpen(): DelayedOpen {
  const [open, setState] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const setOpen = useCallback((next: boolean, delayMs = 0) => {
    clearTimeout(timer.current)
    if (delayMs === 0) setState(next)
    else timer.current = setTimeout(() => setState(next), delayMs)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  return { open, setOpen }
}

/** Stays true until the fade-out has ended, so that the content is not removed while it is still visible. */
export function useKeptContent(open: boolean, disposeMs: number): boolean {
  const [kept, setKept] = useState(open)
  useEffect(() => {
    if (open) {
      setKept(true)
      return
    }
    const timer = setTimeout(() => setKept(false), disposeMs)
    return () => clearTimeout(timer)
  }, [open, disposeMs])
  return open || kept
}
