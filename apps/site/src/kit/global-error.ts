import { createStore } from './store.ts'

/** What the error page shows in place of any page, until it is cleared. */
export type GlobalError = {
  readonly fatal: boolean
  readonly statusCode: number
  readonly statusMessage: string
  readonly data?: { readonly path: string }
}

export const globalError = createStore<GlobalError | null>(null)

export function setGlobalError(error: GlobalError): void {
  globalError.set(error)
}

/** An address that no route takes, or that has no page. */
export function routeValidationError(path: string): GlobalError {
  return { fatal: true, statusCode: 404, statusMessage: `Page Not Found: ${path}`, data: { path } }
}

/** Clears the error; with a redirect the visitor is taken there first, so that the failing page does not flash up again. */
export async function clearGlobalError(
  options: { redirect?: string; navigate?: (to: string) => Promise<void> } = {},
): Promise<void> {
  if (options.redirect !== undefined) await options.navigate?.(options.redirect)
  globalError.set(null)
}
