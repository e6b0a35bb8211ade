import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'
import { LateScript, onLateScript, renewFailedParts } from './lazy-part.ts'
import { logWarning } from './log.ts'
import { usePageContext } from './scope/page-context.ts'
import { hasServedPage } from './served-page.tsx'

type PartBoundaryProps = {
  readonly children: ReactNode
  /**
   * Wraps the part in a Suspense boundary: it may load a script, and an error on the server leaves it to the browser.
   * Not for use inside a `DeferredPart`, which hydrates as a whole: recorded input is replayed right after.
   */
  readonly apart?: boolean
}

/**
 * Error boundary for a part of a page: an error replaces only the part, and the guest can retry. The part hydrates with
 * its surroundings. On the server only the Suspense boundary of a `DeferredPart` or `apart` around it catches errors.
 */
export function PartBoundary({ children, apart = false }: PartBoundaryProps) {
  return (
    <CatchBoundary getResetKey={sameKey} onCatch={logFailure} errorComponent={PartFailed}>
      {apart ? <Suspense>{children}</Suspense> : children}
    </CatchBoundary>
  )
}

/** Only the guest resets the boundary. To show other content in the same place, change the `key`. */
const sameKey = () => 'part'

function logFailure(error: unknown): void {
  logWarning('A part of this page failed.', error)
}

function PartFailed({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const { ui } = usePageContext().messages
  const tryAgain = (): void => {
    renewFailedParts()
    reset()
  }
  useEffect(() => (error instanceof LateScript ? onLateScript(tryAgain) : undefined))
  // For crawlers the outer error page restores the server HTML, which includes this part.
  if (hasServedPage()) throw error
  return (
    <Notice kind="error" announce>
      <p>{ui.partFailed}</p>
      <Button size="small" onClick={tryAgain}>
        {ui.tryAgain}
      </Button>
    </Notice>
  )
}
