import { Icon } from '@marram/ui/icon'
import { useStore } from '../../kit/use-store.ts'
import { useSearchScope } from '../search-scope.tsx'
import { BarDialogHost, BarFields, useBarDialog } from './bar-fields.tsx'
import { useBarTexts } from './bar-scope.ts'
import { useBarSummary } from './bar-summary.ts'
import { PlainSearch } from './plain-search.tsx'

type SearchBarProps = {
  /** `page` is full width and sticky; `part` is as wide as its container. */
  readonly place?: 'page' | 'part'
}

/** The first questions (place, dates, length and party), above everything else. */
export function SearchBar({ place = 'page' }: SearchBarProps) {
  const scope = useSearchScope()
  const { texts } = useBarTexts()
  const state = useStore(scope.state)
  const summary = useBarSummary(scope)
  const dialog = useBarDialog()
  const [path = ''] = scope.hrefOf(state).split('?')
  return (
    <search
      className={place === 'page' ? 'search-bar' : 'search-bar search-bar--part'}
      aria-label={texts.label}
      onPointerEnter={scope.requestCounts}
      onFocus={scope.requestCounts}
    >
      <div className={place === 'page' ? 'wrap' : undefined}>
        <div className="search-box search-box--bar bar-fields">
          <BarFields scope={scope} summary={summary} onNarrow={dialog.open} />
        </div>
        <button className="search-pill" type="button" onClick={() => dialog.open('where')}>
          <Icon name="search" />
          <span>
            <b>{summary.where}</b>
            <span>{[summary.arrival, summary.nights, summary.guests].join(' · ')}</span>
          </span>
          <Icon name="pencil" size="small" />
        </button>
        <noscript>
          <details className="plain-bar">
            <summary>{texts.label}</summary>
            <PlainSearch state={state} action={path} />
          </details>
        </noscript>
      </div>
      <BarDialogHost scope={scope} dialog={dialog} />
    </search>
  )
}
