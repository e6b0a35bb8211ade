import { editionByKey } from '@marram/domain/edition'
import { asksForDates } from '@marram/domain/urgency'
import { formatFor } from '@marram/i18n/format'
import { Icon } from '@marram/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { questionOf } from './search-queries.ts'
import { useSearchResult, useSearchState } from './search-scope.tsx'

/**
 * How few houses are left on the wished days. Asked after the list, and told only as long as it agrees with what the
 * list says: somebody may have booked in between.
 */
export function Urgency() {
  const { scope } = usePageContext()
  const { urgency } = usePageMessages('search')
  const search = useSearchState()
  const { status, total } = useSearchResult()
  const { criteria, box } = search
  const isAsked = status === 'success' && box === null && asksForDates(criteria)
  const { data } = useQuery({
    queryKey: ['urgency', scope.edition, questionOf({ ...search, order: null, page: 1 })],
    queryFn: () => scope.services.booking.urgency({ lan: editionByKey(scope.edition).languageId, criteria }),
    enabled: isAsked,
    staleTime: 30_000,
    retry: false,
  })
  const left = data?.housesLeft
  if (!isAsked || !left || left.left !== total) return null
  return (
    <p className="search-urgency small">
      <Icon name="clock" size="small" /> {urgency.left(left.left, formatFor(scope.edition).number(left.of))}
    </p>
  )
}
