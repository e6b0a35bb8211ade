import { removeCriterion, resetSearch, type SearchState, setBox } from '@marram/domain/criteria/search-state'
import { Icon } from '@marram/ui/icon'
import type { MouseEvent } from 'react'
import { usePageContext } from '../scope/page-context.ts'
import { usePageMessages } from '../scope/page-messages.ts'
import { describeCriterion } from './describe-criterion.ts'
import { useSearchScope, useSearchState } from './search-scope.tsx'

type Wish = { readonly key: string; readonly text: string; readonly remove: (state: SearchState) => SearchState }

/** Everything asked for, each a link to the search without it. */
export function ActiveChips() {
  const { chips } = usePageMessages('search').page
  const { change, hrefOf } = useSearchScope()
  const state = useSearchState()
  const wishes = useWishes(state)
  if (wishes.length === 0) return null
  const act = (rule: Wish['remove']) => (event: MouseEvent) => {
    event.preventDefault()
    change(rule)
  }
  return (
    <ul className="chips active-chips" aria-label={chips.label}>
      {wishes.map(({ key, text, remove }) => (
        <li key={key}>
          <a className="chip chip--active" href={hrefOf(remove(state))} rel="nofollow" onClick={act(remove)}>
            {text} <Icon name="x" size="small" />
            <span className="visually-hidden">{chips.remove}</span>
          </a>
        </li>
      ))}
      <li>
        <a className="text-link small" href={hrefOf(resetSearch(state))} rel="nofollow" onClick={act(resetSearch)}>
          {chips.removeAll}
        </a>
      </li>
    </ul>
  )
}

function useWishes({ criteria, box }: SearchState): Wish[] {
  const { edition } = usePageContext().scope
  const messages = usePageMessages('search')
  const { places } = useSearchScope()
  const wishes = [...criteria].map(
    ([key, criterion]): Wish => ({
      key,
      text: describeCriterion(key, criterion, { edition, messages, places }),
      remove: (state) => removeCriterion(state, key),
    }),
  )
  const inBox: Wish = { key: 'box', text: messages.criterion.box, remove: (state) => setBox(state, null) }
  return box === null ? wishes : [...wishes, inBox]
}
