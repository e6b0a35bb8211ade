import { loadMessages } from '@marram/i18n/messages/catalogue'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ensurePageMessages } from '../kit/scope/page-messages.ts'
import { deafServices } from '../kit/testing/deaf-services.ts'
import { Areas } from './areas.tsx'
import { frontAreasQuery, frontFiguresQuery, newestReviewsQuery, waysQuery } from './front-queries.ts'
import { GuestReviews } from './guest-reviews.tsx'
import { LastMinute } from './last-minute.tsx'
import { QuickSearches } from './quick-searches.tsx'
import { Ways } from './ways.tsx'
import { YearSection } from './year-section.tsx'

const scope = deafServices('de')

/** Server HTML of a part from preloaded queries. */
async function write(part: ReactNode, fill: (queries: QueryClient) => void = () => {}): Promise<string> {
  await ensurePageMessages('de', 'front')
  const queryClient = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  fill(queryClient)
  const router = createRouter({
    routeTree: createRootRouteWithContext<{ scope: unknown; messages: unknown }>()({}),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: { scope, messages: await loadMessages('de') },
  })
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>{part}</QueryClientProvider>
    </RouterContextProvider>,
  )
}

const figures = {
  total: 900,
  quick: [{ id: 'beach', query: 'filter=1&180=300', count: 1207 }],
  lastMinute: 40,
  saturday: '2027-07-03',
  weeks: [
    { price: 98_050, total: 12 },
    { price: null, total: 0 },
  ],
} as const

test('a chip links to its search and shows its number of houses', async () => {
  const html = await write(<QuickSearches />, (queries) =>
    queries.setQueryData(frontFiguresQuery(scope).queryKey, figures),
  )
  expect(html).toContain('href="/ferienhaus-suche/?filter=1&amp;180=300"')
  expect(html).toMatch(/Bis 300\sm zum Meer<span class="chip__count">1\.207</)
})

test('a week opens the search for its Saturday, and says dates, price, houses and holidays in words', async () => {
  const html = await write(<YearSection />, (queries) =>
    queries.setQueryData(frontFiguresQuery(scope).queryKey, figures),
  )
  expect(html.match(/href="\/ferienhaus-suche\/\?filter=1&amp;ankomst=2027-07-03"/g)).toHaveLength(2)
  // No house costs more than the bar says.
  expect(html).toMatch(/title="Schulferien: Dänemark, .*>KW 27, 3\.–10\. Juli 2027, ab 981\s€, 12 Häuser frei</s)
  expect(html).toContain('>KW 28, 10.–17. Juli 2027, nichts frei<')
  expect(html).toMatch(/Sommer.*3\.–10\. Juli 2027<.*KW 27<.*ab 981\s€/s)
})

test('a tile describes an area with its number of houses, and links to its page', async () => {
  const place = { id: 7, name: 'Ho', image: 'x', lodgingCount: 32, path: '/ho/', intro: 'Zweimal am Tag ist Ebbe.' }
  const html = await write(<Areas />, (queries) =>
    queries.setQueryData(frontAreasQuery(scope).queryKey, { count: 16, tiles: [place] }),
  )
  expect(html).toMatch(/<a class="area-tile" href="\/ho\/">.*<b>Ho<\/b><span>Zweimal am Tag ist Ebbe\..*32 Häuser/s)
})

test('a review names its house, and says if it is a translation', async () => {
  const review = {
    ...({ id: 1, rating: 4, text: 'Ein zweites scharfes Messer wäre gut.', language: 1, textLanguage: 2 } as const),
    ...{ name: 'Mette', place: 'Aarhus', lodgingName: 'b2417', areaName: 'Blåvand', date: '2026-10-03' },
  }
  const html = await write(<GuestReviews />, (queries) =>
    queries.setQueryData(newestReviewsQuery(scope).queryKey, { average: 4.6, count: 2318, reviews: [review] }),
  )
  expect(html).toContain('4,6 von 5, aus 2.318 Bewertungen der letzten zwei Jahre.')
  expect(html).toContain('<a href="/ferienhaus-b2417/">Haus B2417, Blåvand</a>, Oktober 2026')
  expect(html).toContain('Aus dem Dänischen übersetzt')
})

test("the links at the end are the editors' menu", async () => {
  const html = await write(<Ways />, (queries) =>
    queries.setQueryData(waysQuery(scope).queryKey, [{ title: 'Der Blog', text: 'Bernstein', href: '/blog/' }]),
  )
  expect(html).toMatch(/<nav [^>]*aria-labelledby="ways".*<a class="way" href="\/blog\/">.*Der Blog.*Bernstein/s)
})

test.each(Object.entries({ QuickSearches, LastMinute, YearSection, GuestReviews, Ways }))(
  '%s is hidden while its service fails',
  async (_, Part) => expect(await write(<Part />)).toBe(''),
)
