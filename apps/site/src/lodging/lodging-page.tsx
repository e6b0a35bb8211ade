import { useSuspenseQuery } from '@tanstack/react-query'
import { useLoaderData, useParams } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useEffect } from 'react'
import { PageFrame } from '../frame/page-frame.tsx'
import { DeferredPart } from '../kit/deferred-part.tsx'
import { lazyPart, loadParts } from '../kit/lazy-part.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { Lodging } from './lodging.tsx'
import { lodgingQuery } from './lodging-queries.ts'
import { countShownView } from './view-beacon.ts'

const LazyLodging = lazyPart(async () => (await import('./lodging.tsx')).Lodging)
const lodgingHere = createIsomorphicFn()
  .server(() => Lodging)
  .client(() => LazyLodging)

/** After a click the page renders once the parts at its top have loaded. */
export async function loadLodgingParts(): Promise<void> {
  const loadTop = async () => (await import('./lodging.tsx')).loadTopParts()
  await Promise.all([loadParts(LazyLodging), loadTop()])
}

/** The server renders the whole house; a browser hydrates it in parts, top first. */
export function LodgingPage() {
  const { scope } = usePageContext()
  const { name = '' } = useParams({ strict: false })
  const query = useLoadedQuery()
  const { data: lodging } = useSuspenseQuery(lodgingQuery(scope, name))
  const id = lodging?.id
  useEffect(() => (id === undefined ? undefined : countShownView(id)), [id])
  const Shown = lodgingHere()
  return (
    <PageFrame>
      {lodging ? (
        <DeferredPart key={lodging.id} when="awake">
          <Shown lodging={lodging} query={query} />
        </DeferredPart>
      ) : null}
    </PageFrame>
  )
}

/**
 * The query as the loader read it: the server and the browser may serialise a query differently, and hydration must
 * match. A string, which stays equal when the loader runs again: rendering the page anew would lose parts that are not
 * hydrated yet.
 */
function useLoadedQuery(): string {
  return useLoaderData({ strict: false, select: (loaded) => (loaded && 'query' in loaded ? loaded.query : '') })
}
