import { createMemoryHistory, createRootRouteWithContext, createRouter } from '@tanstack/react-router'
import { Suspense, use } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lettersKept, rememberedHtml } from './remembered-html.server.tsx'

function routerOf(edition: string) {
  return createRouter({
    routeTree: createRootRouteWithContext<{ scope: unknown }>()({}),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: { scope: { edition } },
  })
}

test('a part is written once for the same edition and props, as React writes it into a page', () => {
  let written = 0
  function Part({ names }: { names: readonly string[] }) {
    written += 1
    return (
      <Suspense>
        {names.length} houses: {names.join(', ')}
      </Suspense>
    )
  }
  const html = renderToString(<Part names={['H1', 'H2']} />)
  written = 0
  const [german, danish] = [routerOf('de'), routerOf('da')]
  expect(rememberedHtml(german, Part, { names: ['H1', 'H2'] })).toBe(html)
  expect(rememberedHtml(routerOf('de'), Part, { names: ['H1', 'H2'] })).toBe(html)
  expect(written).toBe(1)
  expect(rememberedHtml(german, Part, { names: ['H3'] })).toContain('H3')
  expect(rememberedHtml(danish, Part, { names: ['H3'] })).toContain('H3')
  expect(written).toBe(3)
})

test('what is unfinished, or asks for something in the head, is left to the page', () => {
  const never = new Promise<string>(() => {})
  const Waiting = () => use(never)
  const Late = () => (
    <Suspense>
      <Waiting />
    </Suspense>
  )
  const Pictured = () => <img src="/x.avif" alt="" />
  const router = routerOf('de')
  expect([rememberedHtml(router, Late, {}), rememberedHtml(router, Pictured, {})]).toEqual([null, null])
})

test('what was not used for long is forgotten before the memory is full', () => {
  const written: string[] = []
  function Text({ name }: { name: string }) {
    written.push(name)
    return 'x'.repeat(lettersKept / 4)
  }
  const router = routerOf('de')
  const write = (...names: readonly string[]) => names.forEach((name) => void rememberedHtml(router, Text, { name }))
  write('a', 'b', 'c')
  write('a', 'd')
  expect(written).toEqual(['a', 'b', 'c', 'd'])
  write('a', 'c', 'd', 'b')
  expect(written).toEqual(['a', 'b', 'c', 'd', 'b'])
})
