import type { AnyRouter } from '@tanstack/react-router'

const taken = new WeakMap<object, readonly string[]>()

/**
 * On the server: the scripts of the matched routes. They are taken out of the manifest, so that the framework does not
 * preload them with the page: the first script asks for them when it wakes the page.
 */
export function takePageFiles(router: AnyRouter): readonly string[] {
  const known = taken.get(router)
  if (known) return known
  const manifest = router.ssr?.manifest
  if (!manifest) return []
  const routes = { ...manifest.routes }
  const files = new Set<string>()
  for (const { routeId } of router.state.matches) {
    const { preloads = [], ...rest } = routes[routeId] ?? {}
    for (const preload of preloads) files.add(typeof preload === 'string' ? preload : preload.href)
    routes[routeId] = rest
  }
  router.ssr = { manifest: { ...manifest, routes } }
  const list = [...files]
  taken.set(router, list)
  return list
}
