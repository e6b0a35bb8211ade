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
   * The part has a Suspense boundary of its own: it may load a script of its own, and an error on the server leaves it to
   * the browser. Not inside a `DeferredPart`, which hydrates as a whole: recorded input is replayed as soon as it has.
   */
  readonly apart?: boolean
}

/**
 * Error boundary for a part of a page: an error replaces only the part, and the guest can try again. The part hydrates with
 * what is around it. On the server only a Suspense boundary catches errors: that of the `DeferredPart` or `apart` around it.
 */
export function PartBoundary({ children, apart = false }: PartBoundaryProps) {
  return (
    <CatchBoundary getResetKey={sameKey} onCatch={logFailure} errorComponent={PartFailed}>
      {apart ? <Suspense>{children}</Suspense> : children}
    </CatchBoundary>
  )
}

/** Only the guest resets the boundary. To show something else in the same place, give the boundary a `key`. */
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
  // For a crawler the error page around restores the server HTML, which includes this part.
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
