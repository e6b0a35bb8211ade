import type { PagePayload } from '@marram/contract/version'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { writeQueries } from './carried-queries.server.ts'

type CarriedQueries = PagePayload['queries']

const blockId = 'page-data'

export function fillQueries(queryClient: QueryClient, queries: CarriedQueries, updatedAt: number): void {
  for (const { key, data } of queries) queryClient.setQueryData(key, data, { updatedAt })
}

/** A closing script tag inside a text would end the block. The browser leaves the block as it is. @internal */
export const writeBlock = createIsomorphicFn()
  .server((queryClient: QueryClient) => writeQueries(queryClient).replaceAll('<', '\\u003c'))
  .client(() => '')

/**
 * The queries of the page's render, for hydration. It is a data block and never executed, so the content security
 * policy needs no hash for it. The framework would write it as a script and as a stream, although every loader has
 * ended by then (docs/decisions/066-page-data.md).
 */
export function PageData() {
  const { queryClient } = usePageContext()
  const json = writeBlock(queryClient)
  return (
    <script
      id={blockId}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the JSON
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}

/**
 * In the browser: reads the data of the server's render. It has no timestamp, so that a page stays byte-identical while
 * its content is unchanged. Its age counts from the page load: a change evicts the cached page.
 */
export function readPageData(queryClient: QueryClient): void {
  const json = document.getElementById(blockId)?.textContent
  if (json) fillQueries(queryClient, JSON.parse(json), performance.timeOrigin)
}

const loaded = 1

/** On the server: the framework writes the load time of each route, which would make every render different. */
export function leaveOutTimes(router: AnyRouter): void {
  router.serverSsrLifecycle = {
    onServerSsrAttach: [
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
