import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  useTags,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { findReadyFiles, isPageFile, pageFilesIn } from './page-files.ts'

test('a page lists its scripts once, and the framework preloads none of them', async () => {
  const router = createRouter({
    routeTree: createRootRoute({ head: () => ({ meta: [{ title: 'Houses' }] }) }),
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
  let tags: ReturnType<typeof useTags> = []
  const Head = () => {
    tags = useTags()
    return null
  }
  renderToString(
    <RouterContextProvider router={router}>
      <Head />
    </RouterContextProvider>,
  )
  expect(pageFilesIn(tags)).toEqual(['/assets/a.js', '/assets/b.js'])
  expect(tags.filter((tag) => !isPageFile(tag))).toEqual([{ tag: 'title', children: 'Houses' }])
})

test('a first tap needs the parts of the matched routes and the texts of the page, each file once', () => {
  const scripts = {
    routes: { __root__: ['/assets/frame.js', '/assets/a.js'], '/other': ['/assets/other.js'] },
    texts: { de: ['/assets/de.js', '/assets/words.js'], 'bar/de': ['/assets/bar.js', '/assets/words.js'] },
  }
  const page = { routes: ['__root__', '/'], texts: ['de', 'bar/de', 'unknown/de'], files: ['/assets/a.js'] }
  expect(findReadyFiles(scripts, page)).toEqual([
    '/assets/frame.js',
    '/assets/de.js',
    '/assets/words.js',
    '/assets/bar.js',
  ])
})
