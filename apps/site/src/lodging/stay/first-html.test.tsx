import { noReviewFilter } from '@marram/domain/review-filter'
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
import { ensurePageMessages } from '../../kit/scope/page-messages.ts'
import { ReviewBrowser } from '../reviews/review-browser.tsx'
import { LodgingSearchData } from '../structured-data.tsx'
import { exampleLodging, exampleReview, lettingPlan } from '../testing/lodging-example.ts'
import { PriceBar } from './price-bar.tsx'
import { PriceYear } from './price-year.tsx'
import { QuoteContent } from './quote-box.tsx'
import { StayCalendar } from './stay-calendar.tsx'
import { StayChoiceProvider } from './stay-choice-provider.tsx'

const lodging = exampleLodging({ pricePlan: lettingPlan })
const priceParts = (
  <>
    <QuoteContent lodging={lodging} />
    <PriceBar />
  </>
)

/** Server HTML of parts of the house page. */
async function write(query: string, parts: ReactNode = priceParts): Promise<string> {
  await ensurePageMessages('de', 'stay')
  const router = createRouter({
    routeTree: createRootRouteWithContext<{ scope: unknown; messages: unknown }>()({}),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: { scope: { edition: 'de', origins: { de: 'https://de.example' } }, messages: await loadMessages('de') },
  })
  const client = new QueryClient()
  client.setQueryData(['house-reviews', 'de', lodging.id, noReviewFilter], [exampleReview()])
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={client}>
        <StayChoiceProvider lodging={lodging} query={query}>
          {parts}
        </StayChoiceProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  )
}

const booked = (html: string) => [...html.matchAll(/href="\/booking\/step1\/([^"]+)"/g)].map(([, query]) => query)

test('price box and bar show the stay of the URL, and both buttons book it', async () => {
  const html = await write('?arrival=2027-06-12&duration=7&adults=4&pets=1')
  const stay = '?lodgingId=17&amp;arrival=2027-06-12&amp;duration=7&amp;adults=4&amp;pets=1'
  expect(booked(html)).toEqual([stay, stay])
  expect(html.match(/972\s€/g)?.length).toBeGreaterThan(1)
  expect(html).toContain('dateTime="2027-06-12"')
  expect(html).toContain('4 Personen, 1 Haustier')
})

test('a taken stay cannot be booked; the nearest on both sides are links, and the bar takes the next one', async () => {
  const html = await write('?arrival=2027-06-19&duration=7&adults=4')
  expect(booked(html)).toEqual([])
  expect(html).toContain('Diese Tage sind belegt.')
  const [earlier, later] = ['2027-06-12', '2027-06-26'].map(
    (day) => `href="?arrival=${day}&amp;duration=7&amp;adults=4"`,
  )
  expect(html).toContain(earlier)
  const [, bar = ''] = html.split('class="bottom-bar price-bar"')
  expect(bar).toContain(later)
  expect(bar).toContain('19.–26. Juni 2027 belegt')
  expect(bar).toContain('26. Juni wählen')
})

test.each(['?arrival=2020-01-04&duration=7', '?arrival=2027-06-12&duration=7&adults=9'])(
  'no link books a different stay in place of an unavailable one: %s',
  async (query) => expect(booked(await write(query))).toEqual([]),
)

async function writeSearchData(query: string) {
  const html = await write(query, <LodgingSearchData lodging={lodging} />)
  return JSON.parse(html.slice(html.indexOf('{'), html.lastIndexOf('}') + 1))
}

test('search engines read the offer of the URL alone, or the cheapest without one, and the reviews', async () => {
  const query = '?arrival=2027-06-12&duration=7&adults=4'
  const asked = await writeSearchData(query)
  expect(asked.review).toMatchObject([{ author: { name: 'Tim und Aylin' } }])
  expect(asked.makesOffer).toMatchObject([
    {
      price: '972.00',
      priceCurrency: 'EUR',
      availabilityStarts: '2027-06-12',
      availabilityEnds: '2027-06-19',
      url: `https://de.example/ferienhaus-b2417/${query}`,
    },
  ])
  expect((await writeSearchData('')).makesOffer).toMatchObject([{ price: '612.50', availabilityStarts: '2027-02-06' }])
  expect(await writeSearchData('?arrival=2027-06-19&duration=7&adults=4')).not.toHaveProperty('makesOffer')
})

const selects = (html: string) =>
  [...html.matchAll(/<select[^>]*>(.*?)<\/select>/gs)].map(([, options = '']) =>
    [...options.matchAll(/<option[^>]*value="([^"]*)"/g)].map(([, value]) => value),
  )

test('the lists of durations and months are complete without script, but need it to work', async () => {
  const html = await write('', <StayCalendar lodging={lodging} />)
  const [durations, months] = selects(html)
  expect(html).toContain('<div class="calendar__jumps needs-script"><select')
  expect(durations?.slice(0, 2)).toEqual(['', '6'])
  expect(months?.[0]).toMatch(/^\d{4}-\d{2}$/)
})

const manyReviews = {
  ...lodging,
  reviewStats: {
    ...lodging.reviewStats,
    count: 9,
    topics: [{ topic: 'dog' as const, count: 4 }],
    languages: [
      { language: 2 as const, count: 6 },
      { language: 7 as const, count: 3 },
    ],
  },
}

test('reviews are filtered by links without script; only their order needs one', async () => {
  const filter = { topic: 'dog', language: null } as const
  const query = '?arrival=2027-06-12&reviewTopic=dog'
  const html = await write(
    query,
    <ReviewBrowser lodging={manyReviews} query={query} first={[exampleReview()]} firstFilter={filter} />,
  )
  expect(html).toContain('class="reviews__order needs-script"')
  expect(selects(html)).toEqual([['newest', 'best', 'worst']])
  const links = [...html.matchAll(/<a class="chip" href="[^"?]*\??([^"#]*)#reviews" rel="nofollow"( aria-current)?/g)]
  expect(links.map(([, params, current]) => [params?.replaceAll('&amp;', '&'), current !== undefined])).toEqual([
    ['arrival=2027-06-12', false],
    ['arrival=2027-06-12&reviewTopic=dog', true],
    ['arrival=2027-06-12&reviewTopic=dog', true],
    ['arrival=2027-06-12&reviewTopic=dog&reviewLanguage=de', false],
    ['arrival=2027-06-12&reviewTopic=dog&reviewLanguage=en', false],
  ])
})

test('two choices without a review say so, and lead to all reviews', async () => {
  const filter = { topic: 'dog', language: 'en' } as const
  const html = await write(
    '',
    <ReviewBrowser lodging={manyReviews} query="?reviewTopic=dog&reviewLanguage=en" first={[]} firstFilter={filter} />,
  )
  expect(html).toContain('Zu dieser Auswahl gibt es keine Bewertung.')
  expect(html).toMatch(/<a href="[^"?]*#reviews" rel="nofollow">alle Bewertungen<\/a>/)
})

test('the year of prices is rendered without script, with the stay of the URL selected', async () => {
  const html = await write('?arrival=2027-06-12&duration=7&adults=4', <PriceYear lodging={lodging} />)
  expect(html.match(/ data-week=/g)).toHaveLength(52)
  const [chosen = ''] = /<button[^>]*aria-pressed="true".*?<\/button>/s.exec(html) ?? []
  expect(chosen).toContain('12.–19. Juni')
  expect(chosen).toMatch(/972\s€/)
})
