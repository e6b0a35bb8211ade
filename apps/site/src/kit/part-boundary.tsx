import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { renewFailedParts } from './lazy-part.ts'
import { logWarning } from './log.ts'
import { usePageContext } from './scope/page-context.ts'
import { hasServedPage } from './served-page.tsx'

type PartBoundaryProps = {
  readonly children: ReactNode
  /**
   * The part is hydrated together with what is around it, as everything inside a `WhenSeen` must be: what a guest did
   * before is repeated there as soon as it is hydrated. An error on the server then goes to the Suspense boundary around.
   */
  readonly hydratesWithPage?: boolean
}

/**
 * Stands around a part of a page. A part that throws loses itself, never the page, and a guest can try it again.
 * The server leaves such a part to the browser: only a Suspense boundary contains an error during its render.
 */
export function PartBoundary({ children, hydratesWithPage = false }: PartBoundaryProps) {
  return (
    <CatchBoundary getResetKey={sameKey} onCatch={logFailure} errorComponent={PartFailed}>
      {hydratesWithPage ? children : <Suspense>{children}</Suspense>}
    </CatchBoundary>
  )
}

/** Nothing but the guest resets a part: whoever shows another thing in the same place gives the boundary a `key`. */
const sameKey = () => 'part'

function logFailure(error: unknown): void {
  logWarning('A part of this page failed.', error)
}

function PartFailed({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const { ui } = usePageContext().messages
  // The page around has what the server wrote for a crawler, this part included.
  if (hasServedPage()) throw error
  const tryAgain = (): void => {
    renewFailedParts()
    reset()
  }
  return (
    <Notice kind="error" announce>
      <p>{ui.partFailed}</p>
      <Button size="small" onClick={tryAgain}>
        {ui.tryAgain}
      </Button>
    </Notice>
  )
}
