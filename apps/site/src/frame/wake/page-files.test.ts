import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { takePageFiles } from './page-files.ts'

test('a page names its scripts once, and the framework preloads none of them', async () => {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    isServer: true,
  })
  await router.load()
  const scripts = [{ attrs: { src: '/assets/boot.js' } }]
  const routes = {
    __root__: { preloads: ['/assets/a.js', { href: '/assets/b.js' }, '/assets/a.js'], scripts },
    '/other': { preloads: ['/assets/other.js'] },
  }
  router.ssr = { manifest: { routes } }
  expect(takePageFiles(router)).toEqual(['/assets/a.js', '/assets/b.js'])
  expect(router.ssr?.manifest?.routes.__root__).toEqual({ scripts })
  expect(takePageFiles(router)).toEqual(['/assets/a.js', '/assets/b.js'])
  expect(routes.__root__.preloads).toHaveLength(3)
})
