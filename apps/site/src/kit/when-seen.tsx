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
import { recordInput } from './input-replay.ts'
import { PartBoundary } from './part-boundary.tsx'
import { whenIdle } from './when-idle.ts'

/** Distance below the viewport at which a part is hydrated. */
const margin = '400px'
const moves = ['pointermove', 'pointerdown', 'touchstart', 'click', 'keydown', 'focusin'] as const

type WhenSeenProps = {
  readonly children: ReactNode
  /** Also hydrates at the first interaction anywhere, for the main part of a page. */
  readonly orMoved?: boolean
  /** Hydrates only at the first interaction: for a part above the fold that works without script. */
  readonly onlyMoved?: boolean
  /** Hydrates at the first interaction or when the page is idle, for a part above the fold. */
  readonly soon?: boolean
  /** The part does something by itself when it is seen, also on a page that else waits for its guest. */
  readonly wakes?: boolean
}

/**
 * Hydrates server-rendered HTML only when it comes near the viewport. The children must be lazy components in the
 * browser. Until hydration React keeps the server HTML, unless a context around it changes: React then discards it,
 * since it cannot know whether the part reads that context. Interactions before hydration are replayed after it.
 */
export function WhenSeen({
  children,
  onlyMoved = false,
  soon = false,
  orMoved = onlyMoved || soon,
  wakes = false,
}: WhenSeenProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [{ promise: called, resolve: call }] = useState(() => Promise.withResolvers<void>())
  const release = useHeldMoves(frame, call)
  useEffect(() => {
    // After a client-side navigation there is no server HTML, so the part renders at once.
    const part = frame.current?.firstElementChild
    if (!part) {
      call()
      return
    }
    if (soon) return whenIdle(call)
    if (onlyMoved) {
      // The guest interacted before this script ran, so the part must hydrate now. Not every browser focuses a button.
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
    // Capturing on the window is needed: at the document React stops events for a boundary that is not hydrated.
    const options = { capture: true, once: true, passive: true, signal: listening.signal }
    for (const move of moves) window.addEventListener(move, hydrate, options)
    return () => listening.abort()
  }, [orMoved, call])
  return (
    <div className="when-seen" ref={frame} data-wakes={wakes ? 'near' : undefined}>
      <PartBoundary>
        <WaitForCall called={called} onHydrated={release}>
          {children}
        </WaitForCall>
      </PartBoundary>
    </div>
  )
}

const never = new Promise<void>(() => {})

/** Keeps server HTML that is never hydrated; after a client-side navigation it renders nothing. */
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

/**
 * Keeps server HTML that is never hydrated, for a part whose script would be the heaviest thing about it. After a
 * client-side navigation there is no server HTML, so the children render: they must be lazy in the browser.
 */
export function KeptFromServer({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Kept>{children}</Kept>
    </Suspense>
  )
}

function Kept({ children }: { children: ReactNode }) {
  const isServed = useSyncExternalStore(unchanging, isDrawnHere, isWrittenByServer)
  if (isServed && typeof window !== 'undefined') use(never)
  return children
}

type WaitForCallProps = {
  readonly called: Promise<void>
  readonly onHydrated: () => void
  readonly children: ReactNode
}

/** After a client-side navigation there is no server HTML to keep, so the part renders without waiting. */
function WaitForCall({ called, onHydrated, children }: WaitForCallProps) {
  const isServed = useSyncExternalStore(unchanging, isDrawnHere, isWrittenByServer)
  if (isServed && typeof window !== 'undefined') use(called)
  useEffect(onHydrated, [onHydrated])
  return children
}

const unchanging = () => () => {}
const isDrawnHere = () => false
const isWrittenByServer = () => true

/** Records interactions in the part and returns the function that replays them. What has begun hydrates at once. */
function useHeldMoves(frame: RefObject<HTMLElement | null>, call: () => void): () => void {
  const isHydrated = useRef(false)
  const release = useRef(() => {})
  useEffect(() => {
    if (isHydrated.current || !frame.current) return
    release.current = recordInput(frame.current, call)
    return () => release.current()
  }, [frame, call])
  return useCallback(() => {
    isHydrated.current = true
    release.current()
  }, [])
}
