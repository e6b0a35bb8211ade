import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { PageFrame } from '../frame/page-frame.tsx'
import { DeferredPart } from '../kit/deferred-part.tsx'
import { entryQuery } from '../kit/entry/entry-query.ts'
import type { EntryPlace } from '../kit/entry/resolve-entry.ts'
import { lazyPart, loadParts } from '../kit/lazy-part.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { EntryContent } from './entry-content.tsx'

const route = getRouteApi('/$')

const LazyContent = lazyPart(async () => (await import('./entry-content.tsx')).EntryContent)

/** The server renders the content; its interactive parts are a fifth of the script, and a missing page has none. */
const contentHere = createIsomorphicFn()
  .server(() => EntryContent)
  .client(() => LazyContent)

export const loadEntryParts = () => loadParts(LazyContent)

export function EntryPage() {
  return <EntryPageView {...route.useLoaderData()} />
}

export function EntryPageView({ target, path, paths }: EntryPlace) {
  const { scope } = usePageContext()
  const { data: view } = useSuspenseQuery(entryQuery(scope, target))
  const Content = contentHere()
  return (
    <PageFrame paths={paths} menuKey={view?.kind === 'page' ? view.page.menuKey : null}>
      {view ? (
        <DeferredPart when="awake">
          <Content view={view} path={path} page={target.page} />
        </DeferredPart>
      ) : null}
    </PageFrame>
  )
}
