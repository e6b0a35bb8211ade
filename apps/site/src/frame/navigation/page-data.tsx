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
 * The data that a page was written from, for its hydration. It is a data block and never executed, so the policy needs
 * no hash for it. The framework would write it as a script and as a stream, although every loader has ended by then
 * (docs/decisions/066-page-data.md).
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
 * In the browser: what the server has written into this page. It does not say when, so that a page is the same to the
 * last byte while nothing on it changes. It counts from when the page was loaded: a change drops the stored page.
 */
export function readPageData(queryClient: QueryClient): void {
  const json = document.getElementById(blockId)?.textContent
  if (json) fillQueries(queryClient, JSON.parse(json), performance.timeOrigin)
}

const loaded = 1

/** On the server: the framework writes when each route was loaded, which would make every page another one. */
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
