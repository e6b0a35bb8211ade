import { noWish, type StayWish } from '@marram/domain/stay-query'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLoaderData, useParams } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useEffect } from 'react'
import { PageFrame } from '../frame/page-frame.tsx'
import { lazyPart } from '../kit/lazy-part.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { WhenSeen } from '../kit/when-seen.tsx'
import { House } from './house.tsx'
import { houseQuery } from './house-queries.ts'
import { countView } from './view-beacon.ts'

const LazyHouse = lazyPart(async () => (await import('./house.tsx')).House)
const houseHere = createIsomorphicFn()
  .server(() => House)
  .client(() => LazyHouse)

/** The server writes the whole house; a browser hydrates it in parts, what is on top first. */
export function HousePage() {
  const { scope } = usePageContext()
  const { name = '' } = useParams({ strict: false })
  const wish = useStayWish()
  const { data: lodging } = useSuspenseQuery(houseQuery(scope, name))
  const id = lodging?.id
  useEffect(() => (id === undefined ? undefined : countView(id)), [id])
  const Shown = houseHere()
  return (
    <PageFrame>
      {lodging ? (
        <WhenSeen key={lodging.id} soon>
          <Shown lodging={lodging} wish={wish} />
        </WhenSeen>
      ) : null}
    </PageFrame>
  )
}

/** As the loader read it: the server's address may be another than the browser's, and its page must hydrate alike. */
function useStayWish(): StayWish {
  const loaded = useLoaderData({ strict: false })
  return loaded && 'wish' in loaded ? loaded.wish : noWish
}
