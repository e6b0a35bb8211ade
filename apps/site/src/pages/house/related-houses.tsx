import { useQuery } from '@tanstack/react-query'
import { relatedHousesQuery } from '../../lodging/house-queries.ts'
import { usePageContext } from '../../scope/page-context.ts'
import { usePageMessages } from '../../scope/page-messages.ts'
import { HouseRail } from '../place/house-rail.tsx'

export function RelatedHouses({ lodgingId }: { lodgingId: number }) {
  const { scope } = usePageContext()
  const texts = usePageMessages('around')
  const { data } = useQuery({ ...relatedHousesQuery(scope, lodgingId), enabled: false })
  return <HouseRail id="related" title={texts.relatedTitle} intro={texts.relatedIntro} lodgings={data ?? null} />
}
