import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useSearchResult, useSearchScope } from './search-scope.tsx'
import { SortMenu } from './sort-menu.tsx'
import { ViewSwitch } from './view-switch.tsx'

type ResultHeadProps = { readonly level?: 1 | 2 | 3; readonly id?: string }

/** How many houses are free, in which view and in which order. */
export function ResultHead({ level = 1, id }: ResultHeadProps) {
  const { setting } = useSearchScope()
  const Heading = `h${level}` as const
  return (
    <div className="search__head">
      <Heading id={id} className="search__total" tabIndex={-1}>
        <Total />
      </Heading>
      <div className="row">
        {setting.isMain ? <ViewSwitch /> : null}
        <SortMenu />
      </div>
    </div>
  )
}

function Total() {
  const { page } = usePageMessages('search')
  const { total, status, failure } = useSearchResult()
  if (total === null) return status === 'error' || status === 'idle' ? page.failed.title : page.searching
  if (failure && status === 'error') return page.failed.title
  return total === 0 ? page.none : page.free(total)
}

/** Says the number once it is settled; the heading itself may change several times while a slider is moved. */
export function ResultAnnouncement() {
  const { page } = usePageMessages('search')
  const { total, status } = useSearchResult()
  return (
    <p className="visually-hidden" role="status">
      {status === 'success' && total !== null ? (total === 0 ? page.none : page.found(total)) : ''}
    </p>
  )
}
