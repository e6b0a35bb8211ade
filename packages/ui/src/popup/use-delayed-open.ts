import { useCallback, useEffect, useRef, useState } from 'react'

export interface DelayedOpen {
  open: boolean
  /** Without a delay the wish is granted at once; a newer wish always replaces an older one. */
  setOpen: (open: boolean, delayMs?: number) => void
}

/** Open or closed, with a patience for hands that only pass by. */
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

/** True while open and for a moment after, so that what fades out still has its content. */
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
