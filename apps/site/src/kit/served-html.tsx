import { Hydrate } from '@tanstack/react-start'
import { never } from '@tanstack/react-start/hydration'
import { type ReactNode, Suspense, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * Server HTML that is never hydrated, for a part whose script would be its largest cost. After a client-side navigation
 * there is no server HTML, so the children render: they must be lazy in the browser.
 */
export function ServedHtml({ children }: { readonly children: ReactNode }) {
  const isHydrated = useHydrated()
  const [isServed] = useState(!isHydrated)
  if (!isServed) return <Suspense>{children}</Suspense>
  return (
    <Hydrate when={never()} split={false}>
      {children}
    </Hydrate>
  )
}
