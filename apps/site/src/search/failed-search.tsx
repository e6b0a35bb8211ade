import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useSearchResult, useSearchScope } from './search-scope.tsx'

/** Says that nothing is lost, and how it goes on. */
export function FailedSearch() {
  const { failed } = usePageMessages('search').page
  const { retry } = useSearchScope()
  const { status, cards, failure } = useSearchResult()
  return (
    <div className="search__failed">
      <Notice kind="error" announce={failure !== null}>
        <p>
          <b>{failed.title}</b>
        </p>
        <p>
          {failed.text} {cards.length > 0 ? failed.old : null}
        </p>
        {failure ? <p className="small muted">{failure.message}</p> : null}
        <Button size="small" colour="Secondary" disabled={status === 'pending'} onClick={retry}>
          {status === 'pending' ? failed.retrying : failed.retry}
        </Button>
      </Notice>
    </div>
  )
}
