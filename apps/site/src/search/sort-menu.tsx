import { namedSorts, parseOrder, presentOrder } from '@marram/domain/criteria/order'
import { setOrder } from '@marram/domain/criteria/search-state'
import { Button } from '@marram/ui/button'
import { useId } from 'react'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { HiddenCriteria } from './hidden-criteria.tsx'
import { useSearchScope, useSearchState } from './search-scope.tsx'

const names: readonly (keyof typeof namedSorts)[] = Object.keys(namedSorts).filter((name) => isSortName(name))
const onlyOrder = new Set(['order'])

/** The browser's own list of every order; a form of its own where there is no script. */
export function SortMenu() {
  const { sort } = usePageMessages('search').page
  const { change, hrefOf } = useSearchScope()
  const state = useSearchState()
  const id = useId()
  const value = state.order === null ? '' : presentOrder(state.order)
  const [action = ''] = hrefOf(state).split('?')
  return (
    <form className="sort" action={action}>
      <label className="sort__label" htmlFor={id}>
        {sort.label}
      </label>
      <HiddenCriteria state={state} except={onlyOrder} />
      <select
        id={id}
        className="input"
        name="order"
        value={value}
        onChange={({ currentTarget }) => change((current) => setOrder(current, parseOrder(currentTarget.value)))}
      >
        <option value="">{sort.best}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {sort[name]}
          </option>
        ))}
        {state.order?.kind === 'property' ? <option value={value}>{sort.other}</option> : null}
      </select>
      <noscript>
        <Button type="submit" size="small">
          {sort.apply}
        </Button>
      </noscript>
    </form>
  )
}

function isSortName(name: string): name is keyof typeof namedSorts {
  return Object.hasOwn(namedSorts, name)
}
