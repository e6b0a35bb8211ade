import type { PhotoContest } from '@marram/contract/broker/contest/shapes'
import { loadMessages } from '@marram/i18n/messages/catalogue'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ensureMessagesOf } from '../kit/scope/page-messages.ts'
import { Prize } from './contest-parts.tsx'

const contest: PhotoContest = {
  id: 2,
  year: 2025,
  rewardImageUrl: null,
  rewardText: 'Nummer to får et gavekort på 1.500 kr. til et hus.',
  conditionsUrl: '/betingelser/',
  status: 'decided',
  opensOn: '2025-01-01',
  lastDay: '2025-12-15',
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2025-12-30T00:00:00.000Z',
  firstPlaceImage: null,
  secondPlaceImage: null,
  thirdPlaceImage: null,
  imageCount: 0,
  images: [],
}

test('no line of a prize breaks between a number and its unit, although staff typed ordinary spaces', async () => {
  await ensureMessagesOf('da', 'contest')
  const router = createRouter({
    routeTree: createRootRouteWithContext<{ scope: unknown; messages: unknown }>()({}),
    history: createMemoryHistory({ initialEntries: ['/fotokonkurrence/'] }),
    context: { scope: { edition: 'da' }, messages: await loadMessages('da') },
  })
  await router.load()
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <Prize contest={contest} />
    </RouterContextProvider>,
  )
  expect(html).toContain('gavekort på 1.500\u00a0kr. til et hus')
})
