import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

type MovingPartProps = {
  readonly children: ReactNode
  /** Told when the map, or the script that it comes with, has broken. */
  readonly onFailure: () => void
}

/** Around a map that moves: whatever breaks in it takes the map away, never the page. The picture behind it stays. */
export function MovingPart({ children, onFailure }: MovingPartProps) {
  return (
    <CatchBoundary getResetKey={() => 'map'} onCatch={onFailure} errorComponent={Nothing}>
      <Suspense>{children}</Suspense>
    </CatchBoundary>
  )
}

function Nothing() {
  return null
}
