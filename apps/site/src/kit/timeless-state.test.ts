import { createRootRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { leaveOutTimes } from './timeless-state.ts'

type Query = ReturnType<typeof query>
type PageState = Readonly<{ query: Readonly<{ initial: readonly Query[]; stream: ReadableStream<readonly Query[]> }> }>

function query(dataUpdatedAt: number) {
  return { dehydratedAt: 1_800_000_000_000, state: { data: 'kept', dataUpdatedAt } }
}

/** One query with the page, and one that comes behind it. */
function pageState(dataUpdatedAt: number): PageState {
  const stream = new ReadableStream<readonly Query[]>({
    start(controller) {
      controller.enqueue([query(dataUpdatedAt)])
      controller.close()
    },
  })
  return { query: { initial: [query(dataUpdatedAt)], stream } }
}

async function timesIn(page: Partial<PageState>) {
  if (page.query === undefined) throw new Error('The page has no queries')
  const { initial, stream } = page.query
  const streamed: Query[] = []
  for await (const queries of stream) streamed.push(...queries)
  return [...initial, ...streamed].map(({ dehydratedAt, state }) => [dehydratedAt, state.dataUpdatedAt])
}

async function timesWritten(dataUpdatedAt: number) {
  const router = createRouter({ routeTree: createRootRoute() })
  const options = Object.assign(router.options, { dehydrate: async () => pageState(dataUpdatedAt) })
  leaveOutTimes(router, true)
  return timesIn(await options.dehydrate())
}

async function timesRead(dataUpdatedAt: number) {
  const router = createRouter({ routeTree: createRootRoute() })
  const read: PageState[] = []
  const options = Object.assign(router.options, { hydrate: async (state: PageState) => void read.push(state) })
  leaveOutTimes(router, false, () => 77)
  await options.hydrate(pageState(dataUpdatedAt))
  return Promise.all(read.map(timesIn))
}

test('a page that is written a minute later says the same', async () => {
  expect(await timesWritten(1_800_000_000_000)).toEqual(await timesWritten(1_800_000_060_000))
})

test('in the browser the data of a page is as new as the page, and what is still loading has none', async () => {
  const both = (at: number) => [
    [
      [77, at],
      [77, at],
    ],
  ]
  expect(await timesRead(1)).toEqual(both(77))
  expect(await timesRead(0)).toEqual(both(0))
})
