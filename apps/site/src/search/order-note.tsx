import { useQuery } from '@tanstack/react-query'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { sortingPageQuery } from './search-queries.ts'
import { useSearchState } from './search-scope.tsx'

/** Why the houses stand in this order; the law wants it said, and guests want to know. */
export function OrderNote() {
  const { order: texts } = usePageMessages('search').page
  const { order } = useSearchState()
  const { data: path } = useQuery(sortingPageQuery(usePageContext().scope))
  return (
    <p className="small muted search__order">
      {order === null ? texts.best : texts.sorted} {path ? <a href={path}>{texts.how}</a> : null}
    </p>
  )
}
