import { logWarning } from '../state/log.ts'

/** For what a page can do without: a failure is logged and the part shows its own notice. */
export async function settle(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    logWarning('A part of the page could not be loaded.', error)
  }
}
