import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { PageFrame } from '../../layout/page-frame.tsx'
import { relatedHousesQuery } from '../../lodging/house-queries.ts'
import { usePageContext } from '../../scope/page-context.ts'
import { UnknownHouse } from './unknown-house.tsx'

/** A house that is not, or no longer, ours: says so, and shows what is free instead. */
export function UnknownHousePage() {
  const { scope } = usePageContext()
  const { name = '' } = useParams({ strict: false })
  const { data } = useQuery({ ...relatedHousesQuery(scope, null), enabled: false })
  return (
    <PageFrame>
      <UnknownHouse name={name} lodgings={data ?? null} />
    </PageFrame>
  )
}
