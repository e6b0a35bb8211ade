import { editionByKey } from '@marram/domain/edition'
import { Button } from '@marram/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useStore } from '../kit/store.ts'
import { HouseRail } from './house-rail.tsx'
import { forgetViewed, noteViewed, recentlyViewed } from './recently-viewed.ts'

/** Below everything else, so that nothing moves when it comes in. */
export function RecentlyViewedHouses({ lodgingId }: { lodgingId: number }) {
  const { scope } = usePageContext()
  const texts = usePageMessages('around')
  const ids = useStore(recentlyViewed).filter((id) => id !== lodgingId)
  useEffect(() => noteViewed(lodgingId), [lodgingId])
  const { data } = useQuery({
    queryKey: ['lodgings', scope.edition, ids],
    queryFn: () => scope.services.broker.lodgingsByIds({ lan: editionByKey(scope.edition).languageId, ids }),
    enabled: ids.length > 0,
  })
  if (ids.length === 0 || !data || data.length === 0) return null
  return (
    <HouseRail
      id="recent"
      title={texts.recentTitle}
      lodgings={data.slice(0, 3)}
      action={
        <Button colour="Default" size="small" onClick={forgetViewed}>
          {texts.recentClear}
        </Button>
      }
    />
  )
}
