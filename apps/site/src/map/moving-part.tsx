import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { renewFailedParts } from '../kit/lazy-part.ts'

type MovingPartProps = {
  readonly children: ReactNode
  /** Called when the map or its script fails. */
  readonly onFailure: () => void
}

/**
 * Error boundary of an interactive map: an error removes the map, never the page. The picture behind it stays, and
 * opening the map again reloads its script.
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
