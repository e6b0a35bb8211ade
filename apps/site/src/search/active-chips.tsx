import { removeCriterion, type SearchState, setBox } from '@marram/domain/criteria/search-state'
import { Icon } from '@marram/ui/icon'
import type { MouseEvent } from 'react'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { describeCriterion } from './describe-criterion.ts'
import { useSearchScope, useSearchState } from './search-scope.tsx'
import { isOfStart, resetRule } from './search-start.ts'

type Chip = { readonly key: string; readonly text: string; readonly remove: (state: SearchState) => SearchState }

/**
 * One chip per active criterion, linking to the search without it; the criteria of the page itself are in its title.
 */
export function ActiveChips() {
  const { chips: texts } = usePageMessages('search').page
  const { setting, change, hrefOf } = useSearchScope()
  const state = useSearchState()
  const chips = useChips(state)
  if (chips.length === 0) return null
  const reset = resetRule(setting)
  const act = (rule: Chip['remove']) => (event: MouseEvent) => {
    event.preventDefault()
    change(rule)
  }
  return (
    <ul className="chips active-chips" aria-label={texts.label}>
      {chips.map(({ key, text, remove }) => (
        <li key={key}>
          <a className="chip chip--active" href={hrefOf(remove(state))} rel="nofollow" onClick={act(remove)}>
            {text} <Icon name="x" size="small" />
            <span className="visually-hidden">{texts.remove}</span>
          </a>
        </li>
      ))}
      <li>
        <a className="text-link small" href={hrefOf(reset(state))} rel="nofollow" onClick={act(reset)}>
          {texts.removeAll}
        </a>
      </li>
    </ul>
  )
}

function useChips({ criteria, box }: SearchState): Chip[] {
  const { edition } = usePageContext().scope
  const messages = usePageMessages('search')
  const { places, setting } = useSearchScope()
  const shownCriteria = [...criteria].filter(
    ([key, criterion]) => setting.isMain || !isOfStart(setting.start.criteria, key, criterion),
  )
  const chips = shownCriteria.map(
    ([key, criterion]): Chip => ({
      key,
      text: describeCriterion(key, criterion, { edition, messages, places }),
      remove: (state) => removeCriterion(state, key),
    }),
  )
  const inBox: Chip = { key: 'box', text: messages.criterion.box, remove: (state) => setBox(state, null) }
  return box === null ? chips : [...chips, inBox]
}
