import { loadMessages } from '@marram/i18n/messages/catalogue'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ensurePageMessages } from '../../kit/scope/page-messages.ts'
import { exampleLodging } from '../testing/lodging-example.ts'
import { LodgingPlan } from './lodging-plan.tsx'

async function write(overrides: Parameters<typeof exampleLodging>[0]): Promise<string> {
  await ensurePageMessages('de', 'house')
  const router = createRouter({
    routeTree: createRootRouteWithContext<{ scope: unknown; messages: unknown }>()({}),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: { scope: { edition: 'de' }, messages: await loadMessages('de') },
  })
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <LodgingPlan lodging={exampleLodging(overrides)} />
    </RouterContextProvider>,
  )
}

test('a house with its own plan shows it, and one that only has the facts a drawing', async () => {
  const own = await write({})
  expect(own).toContain('class="plan__picture"')
  expect(own).not.toContain('plan__drawn')
  const drawn = await write({ images: [] })
  expect(drawn).toContain('class="plan__drawn"')
  expect(drawn).toContain('>Grundriss und Betten<')
})

test('without enough facts for a plan the page lists the beds of each room', async () => {
  const html = await write({ images: [], hasFloorPlan: false })
  expect(html).not.toContain('plan__')
  expect(html).not.toContain('Grundriss')
  expect(html).toContain('<h2 id="plan">Schlafplätze</h2>')
  expect(html).toContain('Schlafzimmer 1')
})
