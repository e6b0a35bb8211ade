import { loadMessages } from '@marram/i18n/messages/catalogue'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Breadcrumbs, crumbsOf } from './breadcrumbs.tsx'

async function write(above: Parameters<typeof Breadcrumbs>[0]['above']): Promise<string> {
  const router = createRouter({
    routeTree: createRootRouteWithContext<{ scope: unknown; messages: unknown }>()({}),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: {
      scope: { edition: 'en', origins: { en: 'https://en.example' } },
      messages: await loadMessages('en'),
    },
  })
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <Breadcrumbs above={above} current="Terms" />
    </RouterContextProvider>,
  )
}

test('guests get links to the pages above, search engines the whole trail with this page at its end', async () => {
  const html = await write([{ title: 'About us', path: '/about/' }])
  const links = [...html.matchAll(/<li><a href="([^"]*)">([^<]*)<\/a><\/li>/g)].map(([, path, title]) => [path, title])
  expect(links).toEqual([
    ['/', 'Home'],
    ['/about/', 'About us'],
  ])
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://en.example/' },
      { '@type': 'ListItem', position: 2, name: 'About us', item: 'https://en.example/about/' },
      { '@type': 'ListItem', position: 3, name: 'Terms' },
    ],
  })
})

test('a page above that is missing in this edition, or has no title, is left out', () => {
  const about = { title: 'About us', path: '/about/' }
  expect(crumbsOf(null, undefined, { title: 'Jobs', path: null }, { title: null, path: '/jobs/' }, about)).toEqual([
    about,
  ])
})
