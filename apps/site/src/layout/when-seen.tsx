import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'

/** How far below the window a part begins to wake up. */
const margin = '400px'
const moves = ['pointermove', 'pointerdown', 'touchstart', 'click', 'keydown'] as const

type WhenSeenProps = {
  readonly children: ReactNode
  /** Wake up at the guest's first move too, wherever the part stands: it is what the page is for. */
  readonly orMoved?: boolean
  /** Do not wake up for being seen: it stands at the top, works by itself, and waits for the guest's first move. */
  readonly onlyMoved?: boolean
}

/**
 * A part of the page that the server has written and whose script is fetched only when the part comes near the window.
 * What stands inside must be a lazy component in the browser. Until then React keeps the server's HTML, unless a context
 * around it changes: it would throw the part away, since it cannot know whether the part reads that context.
 */
export function WhenSeen({ children, onlyMoved = false, orMoved = onlyMoved }: WhenSeenProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [{ promise: called, resolve: call }] = useState(() => Promise.withResolvers<void>())
  useEffect(() => {
    // Without HTML from the server there is nothing to wait for: the guest came here by a click.
    const part = frame.current?.firstElementChild
    if (!part) {
      call()
      return
    }
    if (onlyMoved) {
      // A guest who was quicker than the script has already opened something in it, or stands in it.
      if (part.querySelector(':popover-open') || part.contains(document.activeElement)) call()
      return
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && call(), { rootMargin: margin })
    observer.observe(part)
    return () => observer.disconnect()
  }, [call, onlyMoved])
  useEffect(() => {
    if (!orMoved) return
    const wake = (): void => call()
    for (const move of moves) window.addEventListener(move, wake, { once: true, passive: true })
    return () => {
      for (const move of moves) window.removeEventListener(move, wake)
    }
  }, [orMoved, call])
  return (
    <div className="when-seen" ref={frame}>
      <Suspense>
        <Gate opened={called}>{children}</Gate>
      </Suspense>
    </div>
  )
}

const never = new Promise<void>(() => {})

/** Stays in the page as the server wrote it; after a click it is left out. */
export function ServerOnly({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Gate opened={never}>{children}</Gate>
    </Suspense>
  )
}

function Gate({ opened, children }: { opened: Promise<void>; children: ReactNode }) {
  if (typeof window !== 'undefined') use(opened)
  return children
}
