import { useSuspenseQuery } from '@tanstack/react-query'
import { useLoaderData, useParams } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useEffect } from 'react'
import { PageFrame } from '../frame/page-frame.tsx'
import { DeferredPart } from '../kit/deferred-part.tsx'
import { lazyPart, loadParts } from '../kit/lazy-part.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { House } from './house.tsx'
import { houseQuery } from './house-queries.ts'
import { countShownView } from './view-beacon.ts'

const LazyHouse = lazyPart(async () => (await import('./house.tsx')).House)
const houseHere = createIsomorphicFn()
  .server(() => House)
  .client(() => LazyHouse)

/** After a click the page renders once the parts at its top have loaded. */
export async function loadHouseParts(): Promise<void> {
  const loadTop = async () => (await import('./house.tsx')).loadTopParts()
  await Promise.all([loadParts(LazyHouse), loadTop()])
}

/** The server renders the whole house; a browser hydrates it in parts, top first. */
export function HousePage() {
  const { scope } = usePageContext()
  const { name = '' } = useParams({ strict: false })
  const query = useLoadedQuery()
  const { data: lodging } = useSuspenseQuery(houseQuery(scope, name))
  const id = lodging?.id
  useEffect(() => (id === undefined ? undefined : countShownView(id)), [id])
  const Shown = houseHere()
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
