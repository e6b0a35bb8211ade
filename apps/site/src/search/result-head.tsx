import { namedSorts, parseOrder, presentOrder } from '@marram/domain/criteria/order'
import { setOrder } from '@marram/domain/criteria/search-state'
import type { ViewType } from '@marram/domain/view-type'
import { Button } from '@marram/ui/button'
import type { IconName } from '@marram/ui/icon/icon-names.ts'
import { IconButton } from '@marram/ui/icon-button'
import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useId } from 'react'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { FilterButton } from './filters/filter-dialog.tsx'
import { HiddenCriteria } from './hidden-criteria.tsx'
import { sortingPageQuery } from './search-queries.ts'
import { useSearchResult, useSearchScope, useSearchState } from './search-scope.tsx'

type ResultHeadProps = { readonly level?: 1 | 2 | 3; readonly id?: string }

/** The number of free houses, the view and the order. */
export function ResultHead({ level = 1, id }: ResultHeadProps) {
  const { setting } = useSearchScope()
  const Heading = `h${level}` as const
  return (
    <div className="search__head">
      <Heading id={id} className="search__total" tabIndex={-1}>
        <Total />
      </Heading>
      <div className="row">
        {setting.isMain ? (
          <>
            <div className="search__filter-button">
              <FilterButton />
            </div>
            <ViewSwitch />
          </>
        ) : null}
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

/** Announces the number once it settles; the heading itself may change several times while a slider moves. */
export function ResultAnnouncement() {
  const { page } = usePageMessages('search')
  const { total, status } = useSearchResult()
  return (
    <p className="visually-hidden" role="status">
      {status === 'success' && total !== null ? (total === 0 ? page.none : page.found(total)) : ''}
    </p>
  )
}

/** Explains the prices and the order of the houses, which the law requires. */
export function OrderNote() {
  const { order: texts } = usePageMessages('search').page
  const { order } = useSearchState()
  const { total } = useSearchResult()
  const { scope, messages } = usePageContext()
  const { data: path } = useQuery(sortingPageQuery(scope))
  if (total === 0) return null
  return (
    <p className="muted search__order">
      {messages.lodging.priceTerms} <span className="search__why">{order === null ? texts.best : texts.sorted}</span>{' '}
      {path ? <a href={path}>{texts.how}</a> : null}
    </p>
  )
}

const views: readonly { readonly view: ViewType; readonly icon: IconName }[] = [
  { view: 'list', icon: 'list' },
  { view: 'grid', icon: 'layout-grid' },
  { view: 'map', icon: 'map' },
]

/** List with map, grid, or map alone; links, so that it works before the script has loaded. */
export function ViewSwitch({ isEverywhere = false }: { readonly isEverywhere?: boolean }) {
  const { views: texts } = usePageMessages('search').page
  const { change, hrefOf } = useSearchScope()
  const state = useSearchState()
  const show = (event: MouseEvent, viewType: ViewType): void => {
    event.preventDefault()
    change((current) => (current.viewType === viewType ? current : { ...current, viewType }))
  }
  return (
    <nav className={isEverywhere ? 'view-toggle' : 'view-toggle only-desktop'} aria-label={texts.label}>
      {views.map(({ view, icon }) => (
        <IconButton
          key={view}
          icon={icon}
          label={texts[view]}
          href={hrefOf({ ...state, viewType: view })}
          rel="nofollow"
          {...(view === state.viewType && { 'aria-current': 'true' as const })}
          onClick={(event: MouseEvent) => show(event, view)}
        />
      ))}
    </nav>
  )
}

const names: readonly (keyof typeof namedSorts)[] = Object.keys(namedSorts).filter((name) => isSortName(name))
const onlyOrder = new Set(['order'])

/** A native select of every order, if there are houses to sort; a form without script. */
export function SortMenu() {
  const { sort } = usePageMessages('search').page
  const { change, hrefOf } = useSearchScope()
  const state = useSearchState()
  const { total } = useSearchResult()
  const id = useId()
  if (total === 0) return null
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
