import {
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { holdMoves } from './held-moves.ts'
import { PartBoundary } from './part-boundary.tsx'

/** How far below the window a part begins to wake up. */
const margin = '400px'
const moves = ['pointermove', 'pointerdown', 'touchstart', 'click', 'keydown', 'focusin'] as const

type WhenSeenProps = {
  readonly children: ReactNode
  /** Wake up at the guest's first move too, wherever the part stands: it is what the page is for. */
  readonly orMoved?: boolean
  /** Do not wake up for being seen: it stands at the top, works by itself, and waits for the guest's first move. */
  readonly onlyMoved?: boolean
  /** It stands at the top too, and wakes up at the first move or as soon as the page has come to rest. */
  readonly soon?: boolean
}

/**
 * A part of the page that the server has written and whose script is fetched only when the part comes near the window.
 * What stands inside must be a lazy component in the browser. Until then React keeps the server's HTML, unless a context
 * around it changes: it would throw the part away, since it cannot know whether the part reads that context.
 * What a guest does in it meanwhile is done once it is awake.
 */
export function WhenSeen({ children, onlyMoved = false, soon = false, orMoved = onlyMoved || soon }: WhenSeenProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [{ promise: called, resolve: call }] = useState(() => Promise.withResolvers<void>())
  const release = useHeldMoves(frame)
  useEffect(() => {
    // Without HTML from the server there is nothing to wait for: the guest came here by a click.
    const part = frame.current?.firstElementChild
    if (!part) {
      call()
      return
    }
    if (soon) return whenAtRest(call)
    if (onlyMoved) {
      // A guest who was quicker than the script has already opened something in it, or stands in it.
      if (part.querySelector(':popover-open') || part.contains(document.activeElement)) call()
      return
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && call(), { rootMargin: margin })
    observer.observe(part)
    return () => observer.disconnect()
  }, [call, onlyMoved, soon])
  useEffect(() => {
    if (!orMoved) return
    const wake = (): void => call()
    const listening = new AbortController()
    // On the way down: React stops a press in a sleeping part at the document.
    const options = { capture: true, once: true, passive: true, signal: listening.signal }
    for (const move of moves) window.addEventListener(move, wake, options)
    return () => listening.abort()
  }, [orMoved, call])
  return (
    <div className="when-seen" ref={frame}>
      <PartBoundary>
        <Gate opened={called} onAwake={release}>
          {children}
        </Gate>
      </PartBoundary>
    </div>
  )
}

const never = new Promise<void>(() => {})

/** Stays in the page as the server wrote it; after a click it is left out. */
export function ServerOnly({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Shut>{children}</Shut>
    </Suspense>
  )
}

function Shut({ children }: { children: ReactNode }) {
  if (typeof window !== 'undefined') use(never)
  return children
}

type GateProps = { readonly opened: Promise<void>; readonly onAwake: () => void; readonly children: ReactNode }

/** After a click there is no HTML to keep, and the part is drawn with the page. */
function Gate({ opened, onAwake, children }: GateProps) {
  const isServed = useSyncExternalStore(unchanging, isDrawnHere, isWrittenByServer)
  if (isServed && typeof window !== 'undefined') use(opened)
  useEffect(onAwake, [onAwake])
  return children
}

const unchanging = () => () => {}
const isDrawnHere = () => false
const isWrittenByServer = () => true

/** Keeps what the guest does in the part until the function that comes back is called. */
function useHeldMoves(frame: RefObject<HTMLElement | null>): () => void {
  const isAwake = useRef(false)
  const release = useRef(() => {})
  useEffect(() => {
    if (isAwake.current || !frame.current) return
    release.current = holdMoves(frame.current)
    return () => release.current()
  }, [frame])
  return useCallback(() => {
    isAwake.current = true
    release.current()
  }, [])
}

/** A page whose pictures never end must not wait for ever. */
const latestMs = 2000

/** Runs once, when all that the page names has come and the browser has nothing else to do. */
function whenAtRest(run: () => void): () => void {
  const waiting = new AbortController()
  const stop = (): void => {
    clearTimeout(timer)
    waiting.abort()
  }
  const start = (): void => {
    if (waiting.signal.aborted) return
    stop()
    run()
  }
  const rest = (): void => {
    // Not every browser says when it is idle.
    if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: latestMs })
    else start()
  }
  const timer = setTimeout(start, latestMs)
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { signal: waiting.signal })
  return stop
}
