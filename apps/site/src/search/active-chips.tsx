import { removeCriterion, type SearchState, setBox } from '@marram/domain/criteria/search-state'
import { Icon } from '@marram/ui/icon'
import type { MouseEvent } from 'react'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { describeCriterion } from './describe-criterion.ts'
import { useSearchScope, useSearchState } from './search-scope.tsx'
import { isOfStart, resetRule } from './search-start.ts'

type Wish = { readonly key: string; readonly text: string; readonly remove: (state: SearchState) => SearchState }

/** Everything asked for, each a link to the search without it; what a page is about its title says. */
export function ActiveChips() {
  const { chips } = usePageMessages('search').page
  const { setting, change, hrefOf } = useSearchScope()
  const state = useSearchState()
  const wishes = useWishes(state)
  if (wishes.length === 0) return null
  const reset = resetRule(setting)
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
        <a className="text-link small" href={hrefOf(reset(state))} rel="nofollow" onClick={act(reset)}>
          {chips.removeAll}
        </a>
      </li>
    </ul>
  )
}

function useWishes({ criteria, box }: SearchState): Wish[] {
  const { edition } = usePageContext().scope
  const messages = usePageMessages('search')
  const { places, setting } = useSearchScope()
  const own = [...criteria].filter(([key, asked]) => setting.isMain || !isOfStart(setting.start.criteria, key, asked))
  const wishes = own.map(
    ([key, criterion]): Wish => ({
      key,
      text: describeCriterion(key, criterion, { edition, messages, places }),
      remove: (state) => removeCriterion(state, key),
    }),
  )
  const inBox: Wish = { key: 'box', text: messages.criterion.box, remove: (state) => setBox(state, null) }
  return box === null ? wishes : [...wishes, inBox]
}
