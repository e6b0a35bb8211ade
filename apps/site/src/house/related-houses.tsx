import { useQuery } from '@tanstack/react-query'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { relatedHousesQuery } from './house-queries.ts'
import { HouseRail } from './house-rail.tsx'

export function RelatedHouses({ lodgingId }: { lodgingId: number }) {
  const { scope } = usePageContext()
  const texts = usePageMessages('around')
  const { data } = useQuery({ ...relatedHousesQuery(scope, lodgingId), enabled: false })
  return <HouseRail id="related" title={texts.relatedTitle} intro={texts.relatedIntro} lodgings={data ?? null} />
}
