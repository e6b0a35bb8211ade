import { type ReactNode, Suspense, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** React does not look inside an element that sets its HTML, so the server's HTML stays when it hydrates. */
const kept = { __html: '' }

/**
 * Server HTML that is never hydrated, for a part whose script would be its largest cost. After a client-side navigation
 * there is no server HTML, so the children render: they must be lazy in the browser.
 */
export function ServedHtml({ children }: { readonly children: ReactNode }) {
  const isHydrated = useHydrated()
  const [isServed] = useState(!isHydrated)
  if (typeof window === 'undefined') return <div>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
  if (isServed) return <div suppressHydrationWarning dangerouslySetInnerHTML={kept} />
  return (
    <div>
      <Suspense>{children}</Suspense>
    </div>
  )
}
