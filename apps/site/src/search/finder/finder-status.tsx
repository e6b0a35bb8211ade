import { usePageMessages } from '../../kit/scope/page-messages.ts'
import type { Hits } from './use-hits.ts'

type FinderStatusProps = { found: Hits; query: string; count: number; isUnderstood: boolean }

/** How many suggestions there are, for those who do not see them; and for everybody when there are none. */
export function FinderStatus({ found, query, count, isUnderstood }: FinderStatusProps) {
  const texts = usePageMessages('finder')
  const text = query.trim()
  if (text === '') return <p className="visually-hidden" role="status" />
  if (found.status === 'error') {
    return (
      <p className="finder__notice" role="status">
        {texts.failed}
      </p>
    )
  }
  const isAnswered = found.status === 'success' && found.query === text
  const isEmpty = isAnswered && found.hits.length === 0 && !isUnderstood
  return (
    <p className={isEmpty ? 'finder__notice' : 'visually-hidden'} role="status">
      {isEmpty ? texts.none(text) : isAnswered ? texts.found(count) : texts.searching}
    </p>
  )
}
