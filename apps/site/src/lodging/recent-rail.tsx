import { editionByKey } from '@marram/domain/edition'
import type { RequestedStay } from '@marram/domain/stay'
import { Button } from '@marram/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CardStay } from '../kit/lodging-card/present-card.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useStore } from '../kit/use-store.ts'
import { stayVariables } from './lodging-queries.ts'
import { LodgingRail } from './lodging-rail.tsx'
import { MailViewed } from './mail-viewed.tsx'
import { forgetViewed, readViewed, recentlyViewed } from './recently-viewed.ts'

type RecentRailProps = {
  /** The house of this page. */
  readonly but?: number
  /** The stay that the guest chose, and its text and query for cards. */
  readonly stay?: RequestedStay | null
  readonly card?: CardStay | undefined
}

const shown = 6

/**
 * The houses that this browser showed last; those that are no longer let drop out. At the end of a page, so that it
 * causes no layout shift.
 */
export function RecentRail({ but, stay = null, card }: RecentRailProps) {
  const { scope } = usePageContext()
  const texts = usePageMessages('around')
  const ids = useStore(recentlyViewed).filter((id) => id !== but)
  const lan = editionByKey(scope.edition).languageId
  const { data } = useQuery({
    queryKey: ['lodgings', scope.edition, ids, stay],
    queryFn: () => scope.services.broker.lodgingsByIds({ lan, ids, ...stayVariables(stay) }),
    enabled: ids.length > 0,
  })
  if (ids.length === 0 || !data || data.length === 0) return null
  return (
    <LodgingRail
      id="recent"
      title={texts.recentTitle}
      lodgings={data.slice(0, shown)}
      stay={card}
      isExplained
      action={
        <>
          <MailViewed ids={data.map(({ id }) => id)} />
          <Button colour="Default" size="small" onClick={forgetViewed}>
            {texts.recentClear}
          </Button>
        </>
      }
    />
  )
}

/** For pages that show no house themselves. */
export function StoredRail() {
  useEffect(() => readViewed(), [])
  return <RecentRail />
}
