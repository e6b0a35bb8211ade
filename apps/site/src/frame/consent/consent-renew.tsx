import { usePageContext } from '../../kit/scope/page-context.ts'
import { useHydrated } from '../../kit/use-hydrated.ts'

/**
 * Opens the consent dialog again; `ask-consent.ts` handles the press. Without script there is no dialog, so it is a
 * link to the page about cookies.
 */
export function CookieSettings({ page }: { page: string | null }) {
  const { footer } = usePageContext().messages
  if (useHydrated()) {
    return (
      <button type="button" data-consent="renew">
        {footer.cookieSettings}
      </button>
    )
  }
  return page ? (
    <a href={page} data-consent="renew">
      {footer.cookieSettings}
    </a>
  ) : null
}
