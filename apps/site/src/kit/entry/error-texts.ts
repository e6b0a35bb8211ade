import type { Setting } from '@marram/contract/content/shapes'
import { editionByKey } from '@marram/domain/edition'
import type { EditionKey } from '@marram/i18n/edition-key'
import { queryOptions } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { prepareContent } from '../content/prepare-content.ts'
import { logWarning } from '../log.ts'
import type { PageContext } from '../scope/page-context.ts'
import type { SiteScope } from '../scope/site-scope.ts'

/** Fallback for an outage of the content service, when the error page is needed most. */
const lastKnown = new Map<EditionKey, Setting | null>()

/** The editors' texts for the error page. */
export function errorTextsQuery(scope: SiteScope) {
  return queryOptions({ queryKey: ['error-texts', scope.edition], queryFn: () => loadErrorTexts(scope) })
}

/** A short timeout: the guest has already waited for the page that failed. */
const timeoutMs = 1000

async function loadErrorTexts({ edition, services }: SiteScope): Promise<Setting | null> {
  const known = lastKnown.get(edition)
  const signal = known === undefined ? undefined : AbortSignal.timeout(timeoutMs)
  try {
    const locale = editionByKey(edition).locale
    const settings = await services.content.settings(locale, ['error-page'], signal && { signal })
    const texts = prepareContent(settings['error-page'] ?? null)
    lastKnown.set(edition, texts)
    return texts
  } catch (error) {
    if (known === undefined) throw error
    return known
  }
}

/** Fills the fallback with the first page of an edition, before anything fails. */
export async function rememberErrorTexts(scope: SiteScope): Promise<void> {
  if (typeof window !== 'undefined' || lastKnown.has(scope.edition)) return
  await loadErrorTexts(scope).catch((error: unknown) =>
    logWarning('The texts of the error page could not be loaded.', error),
  )
}

/** Loads a page; if that fails, loads the editors' texts for the error page. Without them it shows our own texts. */
export async function orErrorTexts<T>({ scope, queryClient }: PageContext, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!isRedirect(error))
      await queryClient.ensureQueryData(errorTextsQuery(scope)).catch(() => scope.onIncomplete?.())
    throw error
  }
}
