import { useEffect, useState } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { createStore } from '../../kit/store.ts'

/** Connects the button in the footer with the dialog, which is rendered elsewhere in the page. */
export const consentRenewal = createStore<HTMLElement | null>(null)

/** Opens the consent dialog again. Without script there is no dialog, so it is a link to the page about cookies. */
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
