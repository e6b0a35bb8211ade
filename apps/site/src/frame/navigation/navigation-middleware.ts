/** Runs before a navigation. It may take over by returning `handled`. */
export type NavigationMiddleware = (to: { readonly path: string; readonly href: string }) => 'handled' | 'continue'

/** Routes list their middlewares by name; an unknown name is an error, not skipped. */
export function createMiddlewareRunner(known: Readonly<Record<string, NavigationMiddleware>>) {
  return (names: readonly string[], to: { path: string; href: string }): 'handled' | 'continue' => {
    for (const name of names) {
      const middleware = Object.hasOwn(known, name) ? known[name] : undefined
      if (!middleware) throw new Error(`Unknown middleware: '${name}'`)
      if (middleware(to) === 'handled') return 'handled'
    }
    return 'continue'
  }
}

export type ReloadDeps = { readonly hasChanged: () => boolean; readonly load: (href: string) => void }

/** A newer build takes over with the next page, but never between two steps of a booking. */
export function reloadWhenChanged({ hasChanged, load }: ReloadDeps): NavigationMiddleware {
  return ({ path, href }) => {
    if (!hasChanged() || path.startsWith('/booking/')) return 'continue'
    load(href)
    return 'handled'
  }
}
