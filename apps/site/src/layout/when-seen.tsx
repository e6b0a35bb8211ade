import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { createSleep, type Sleep } from '../state/sleep.ts'

/** How far below the window a part begins to wake up. */
const margin = '400px'
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

type WhenSeenProps = {
  readonly children: ReactNode
  /** Where the part depends on state around it: the state's owner asks it to wake up before anything changes. */
  readonly sleep?: Sleep
}

/**
 * A part of the page that the server has written and whose script is fetched only when the part comes near the window,
 * or, where others depend on it, at the guest's first move. What stands inside must be a lazy component in the browser:
 * React keeps the server's HTML until the script is there.
 */
export function WhenSeen({ children, sleep }: WhenSeenProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [own] = useState(createSleep)
  const { call, called, joined, woke } = sleep ?? own
  useEffect(joined, [joined])
  useEffect(() => {
    // Without HTML from the server there is nothing to wait for: the guest came here by a click.
    const part = frame.current?.firstElementChild
    if (!part) {
      call()
      return
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && call(), { rootMargin: margin })
    observer.observe(part)
    return () => observer.disconnect()
  }, [call])
  useEffect(() => {
    if (!sleep) return
    for (const sign of signs) window.addEventListener(sign, call, { once: true, passive: true })
    return () => {
      for (const sign of signs) window.removeEventListener(sign, call)
    }
  }, [sleep, call])
  return (
    <div className="when-seen" ref={frame}>
      <Suspense>
        <Gate opened={called}>
          {children}
          <Awake onAwake={woke} />
        </Gate>
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

function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake])
  return null
}
