import { type ReactNode, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { releasePart, watchPart } from './early-input.ts'
import { PartBoundary } from './part-boundary.tsx'

/** Distance below the viewport at which a part is hydrated. */
const margin = '400px'

type DeferredPartProps = {
  readonly children: ReactNode
  /**
   * `near`: when the part comes near the viewport or is touched. `awake`: after the page, as soon as its script is
   * loaded; for parts of the first viewport.
   */
  readonly when?: 'near' | 'awake'
  /** The part acts without input once visible, even on a page with deferred hydration. */
  readonly wakes?: boolean
}

/**
 * A part that hydrates later than its page. The children must be lazy components in the browser. Until then React keeps
 * the server HTML, unless a surrounding context changes: it then discards the HTML, since it cannot know if the part
 * reads that context. Input is recorded until the part is hydrated (`early-input.ts`).
 */
export function DeferredPart({ children, when = 'near', wakes = false }: DeferredPartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [{ promise: due, resolve: hydrate }] = useState(() => Promise.withResolvers<void>())
  useEffect(() => {
    if (frame.current) watchPart(frame.current, hydrate)
    const part = frame.current?.firstElementChild
    if (when !== 'near' || !part) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && hydrate(), { rootMargin: margin })
    observer.observe(part)
    return () => observer.disconnect()
  }, [hydrate, when])
  return (
    <div className="deferred-part" ref={frame} data-wakes={wakes ? 'near' : undefined}>
      <PartBoundary apart>
        <Gate due={when === 'near' ? due : null} onHydrated={() => frame.current && releasePart(frame.current)}>
          {children}
        </Gate>
      </PartBoundary>
    </div>
  )
}

type GateProps = { readonly due: Promise<void> | null; readonly onHydrated: () => void; readonly children: ReactNode }

/** After a client-side navigation there is no server HTML to keep, so the part renders without waiting. */
function Gate({ due, onHydrated, children }: GateProps) {
  const isServed = useIsServed()
  if (isServed && due && typeof window !== 'undefined') use(due)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part hydrates once
  useEffect(onHydrated, [])
  return children
}

const unchanging = () => () => {}

function useIsServed(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  )
}
