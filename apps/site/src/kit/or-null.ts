import { logWarning } from './log.ts'
import type { SiteScope } from './scope/site-scope.ts'

/**
 * For an optional part of a page: an outage leaves it empty instead of failing the page, and the page is not cached.
 */
export async function orNull<T>(scope: SiteScope, work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    scope.onIncomplete?.()
    logWarning('A part of the page could not be loaded.', error)
    return null
  }
}
