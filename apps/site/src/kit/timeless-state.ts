import type { AnyRouter } from '@tanstack/react-router'

/** What of a query's state says when it was loaded; a pending one has no data yet, and 0. */
type TimedQuery = Readonly<{ dehydratedAt: number; state: Readonly<{ dataUpdatedAt: number }> }>
type PageState = Readonly<{
  query?: Readonly<{ initial?: readonly TimedQuery[]; stream: ReadableStream<readonly TimedQuery[]> }>
}>

const loaded = 1

/**
 * A stored page that is written again must be the same to the last byte as long as nothing on it has changed: browsers
 * and caches then keep theirs. So the server leaves out when its data was loaded, and the browser says it is as new as
 * the page, which is true: a change drops the stored page at once.
 */
export function leaveOutTimes(router: AnyRouter, isServer: boolean, now: () => number = Date.now): void {
  const { options } = router
  const { dehydrate, hydrate } = options
  if (!isServer) {
    options.hydrate = async (state: PageState) => hydrate?.(atTime(state, now()))
    return
  }
  options.dehydrate = async () => atTime(await dehydrate?.(), loaded)
  const { onServerSsrAttach = [] } = router.serverSsrLifecycle ?? {}
  router.serverSsrLifecycle = {
    ...router.serverSsrLifecycle,
    onServerSsrAttach: [
      ...onServerSsrAttach,
      (serverSsr) => {
        const write = serverSsr.dehydrate
        serverSsr.dehydrate = (...how) => {
          for (const match of router.stores.matches.get()) match.updatedAt = loaded
          return write(...how)
        }
      },
    ],
  }
}

function atTime(state: PageState | undefined, time: number): PageState | undefined {
  if (state?.query === undefined) return state
  const { initial, stream } = state.query
  const timed = (queries: readonly TimedQuery[]) =>
    queries.map((query) => ({
      ...query,
      dehydratedAt: time,
      state: { ...query.state, dataUpdatedAt: query.state.dataUpdatedAt === 0 ? 0 : time },
    }))
  const later = new TransformStream<readonly TimedQuery[], readonly TimedQuery[]>({
    transform: (queries, controller) => controller.enqueue(timed(queries)),
  })
  return { ...state, query: { ...(initial && { initial: timed(initial) }), stream: stream.pipeThrough(later) } }
}
