import type { SiteScope } from '../scope/site-scope.ts'
import { logWarning } from '../state/log.ts'

/** For what a page can do without: a failure is logged and the part shows its own notice. */
export async function settle(scope: SiteScope, work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    scope.onIncomplete?.()
    logWarning('A part of the page could not be loaded.', error)
  }
}
