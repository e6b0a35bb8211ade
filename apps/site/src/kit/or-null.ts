import { logWarning } from './log.ts'
import type { SiteScope } from './scope/site-scope.ts'

/** For a part that a page can do without: an outage empties it, never the page, and the page is not kept. */
export async function orNull<T>(scope: SiteScope, work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    scope.onIncomplete?.()
    logWarning('A part of the page could not be loaded.', error)
    return null
  }
}
