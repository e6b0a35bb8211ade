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

/** How far below the window a part begins to hydrate. */
const margin = '400px'
const moves = ['pointermove', 'pointerdown', 'touchstart', 'click', 'keydown', 'focusin'] as const

type WhenSeenProps = {
  readonly children: ReactNode
  /** Hydrates at the guest's first move too, wherever the part stands: it is what the page is for. */
  readonly orMoved?: boolean
  /** Does not hydrate for being seen: the part stands at the top, works by itself, and waits for the guest's first move. */
  readonly onlyMoved?: boolean
  /** The part stands at the top too, and hydrates at the first move or as soon as the page is idle. */
  readonly soon?: boolean
}

/**
 * A part of the page that the server has written and whose script is fetched only when the part comes near the window.
 * What stands inside must be a lazy component in the browser. Until then React keeps the server's HTML, unless a context
 * around it changes: it would throw the part away, since it cannot know whether the part reads that context.
 * What a guest does in it meanwhile is done once it is hydrated.
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
    if (soon) return whenIdle(call)
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
    const hydrate = (): void => call()
    const listening = new AbortController()
    // The capture phase is needed: React stops a press in a part that is not hydrated at the document.
    const options = { capture: true, once: true, passive: true, signal: listening.signal }
    for (const move of moves) window.addEventListener(move, hydrate, options)
    return () => listening.abort()
  }, [orMoved, call])
  return (
    <div className="when-seen" ref={frame}>
      <PartBoundary>
        <WaitForCall called={called} onHydrated={release}>
          {children}
        </WaitForCall>
      </PartBoundary>
    </div>
  )
}

const never = new Promise<void>(() => {})

/** Stays in the page as the server wrote it; after a click it is left out. */
export function ServerOnly({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <NeverHydrated>{children}</NeverHydrated>
    </Suspense>
  )
}

function NeverHydrated({ children }: { children: ReactNode }) {
  if (typeof window !== 'undefined') use(never)
  return children
}

type WaitForCallProps = {
  readonly called: Promise<void>
  readonly onHydrated: () => void
  readonly children: ReactNode
}

/** After a click there is no HTML to keep, and the part is drawn with the page. */
function WaitForCall({ called, onHydrated, children }: WaitForCallProps) {
  const isServed = useSyncExternalStore(unchanging, isDrawnHere, isWrittenByServer)
  if (isServed && typeof window !== 'undefined') use(called)
  useEffect(onHydrated, [onHydrated])
  return children
}

const unchanging = () => () => {}
const isDrawnHere = () => false
const isWrittenByServer = () => true

/** Keeps what the guest does in the part until the function that comes back is called. */
function useHeldMoves(frame: RefObject<HTMLElement | null>): () => void {
  const isHydrated = useRef(false)
  const release = useRef(() => {})
  useEffect(() => {
    if (isHydrated.current || !frame.current) return
    release.current = holdMoves(frame.current)
    return () => release.current()
  }, [frame])
  return useCallback(() => {
    isHydrated.current = true
    release.current()
  }, [])
}

/** A page whose pictures never end must not wait for ever. */
const maxWaitMs = 2000

/** Runs once, when all that the page names has come and the browser has nothing else to do. */
function whenIdle(run: () => void): () => void {
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
  const waitForIdle = (): void => {
    // Not every browser says when it is idle.
    if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: maxWaitMs })
    else start()
  }
  const timer = setTimeout(start, maxWaitMs)
  if (document.readyState === 'complete') waitForIdle()
  else window.addEventListener('load', waitForIdle, { signal: waiting.signal })
  return stop
}
