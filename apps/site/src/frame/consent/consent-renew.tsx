import { useEffect, useState } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { createStore } from '../../kit/store.ts'

/** The button in the footer asks, the dialog answers; they stand at the two ends of the page. */
export const consentRenewal = createStore<HTMLElement | null>(null)

/** Opens the choice again. Without script there is no choice to make, so it leads to the page about cookies. */
export function CookieSettings({ page }: { page: string | null }) {
  const { footer } = usePageContext().messages
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  if (isHydrated) {
    return (
      <button type="button" onClick={(event) => consentRenewal.set(event.currentTarget)}>
        {footer.cookieSettings}
      </button>
    )
  }
  return page ? <a href={page}>{footer.cookieSettings}</a> : null
}
