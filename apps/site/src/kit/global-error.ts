import { createStore } from './store.ts'

/** The error that the error page shows in place of any page, until it is cleared. */
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

/** For a URL that matches no route or has no page. */
export function routeValidationError(path: string): GlobalError {
  return { fatal: true, statusCode: 404, statusMessage: `Page Not Found: ${path}`, data: { path } }
}

/** Clears the error. With a redirect it navigates first, so that the failing page does not flash up again. */
export async function clearGlobalError(
  options: { redirect?: string; navigate?: (to: string) => Promise<void> } = {},
): Promise<void> {
  if (options.redirect !== undefined) await options.navigate?.(options.redirect)
  globalError.set(null)
}
