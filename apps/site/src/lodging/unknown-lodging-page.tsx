import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { Suspense } from 'react'
import { PageFrame } from '../frame/page-frame.tsx'
import { lazyPart } from '../kit/lazy-part.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { relatedLodgingsQuery } from './lodging-queries.ts'
import { UnknownLodging } from './unknown-lodging.tsx'

const LazyUnknownLodging = lazyPart(async () => (await import('./unknown-lodging.tsx')).UnknownLodging)

/** A static import would load it with every existing house. */
const unknownHere = createIsomorphicFn()
  .server(() => UnknownLodging)
  .client(() => LazyUnknownLodging)

/** The page of an unknown or removed house: says so, and shows free houses instead. */
export function UnknownLodgingPage() {
  const { scope } = usePageContext()
  const { name = '' } = useParams({ strict: false })
  const { data } = useQuery({ ...relatedLodgingsQuery(scope, null), enabled: false })
  const Unknown = unknownHere()
  return (
    <PageFrame>
      <Suspense>
        <Unknown name={name} lodgings={data ?? null} />
      </Suspense>
    </PageFrame>
  )
}
