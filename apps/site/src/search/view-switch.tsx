import type { ViewType } from '@marram/domain/view-type'
import type { IconName } from '@marram/ui/icon/icon-names.ts'
import { IconButton } from '@marram/ui/icon-button'
import type { MouseEvent } from 'react'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useSearchScope, useSearchState } from './search-scope.tsx'

const views: readonly { readonly view: ViewType; readonly icon: IconName }[] = [
  { view: 'list', icon: 'list' },
  { view: 'grid', icon: 'layout-grid' },
  { view: 'map', icon: 'map' },
]

/** List with map, grid, or map alone; links, so that it works before the script has come. */
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
