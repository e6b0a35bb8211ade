import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { renewFailedParts } from '../kit/lazy-part.ts'

type MovingPartProps = {
  readonly children: ReactNode
  /** Told when the map, or the script that it comes with, has broken. */
  readonly onFailure: () => void
}

/**
 * Around a map that moves: whatever breaks in it takes the map away, never the page. The picture behind it stays, and a
 * guest who opens the map again fetches its script anew.
 */
export function MovingPart({ children, onFailure }: MovingPartProps) {
  const giveUp = () => {
    renewFailedParts()
    onFailure()
  }
  return (
    <CatchBoundary getResetKey={() => 'map'} onCatch={giveUp} errorComponent={Nothing}>
      <Suspense>{children}</Suspense>
    </CatchBoundary>
  )
}

function Nothing() {
  return null
}
