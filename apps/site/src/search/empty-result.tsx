import { resetSearch } from '@marram/domain/criteria/search-state'
import { Button } from '@marram/ui/button'
import type { MouseEvent } from 'react'
import { usePageMessages } from '../scope/page-messages.ts'
import { Relaxations } from './filters/relaxations.tsx'
import { useSearchScope, useSearchState } from './search-scope.tsx'

/** No house fits: on the search page what could be left out, elsewhere the way to all houses. */
export function EmptyResult() {
  const { empty } = usePageMessages('search').page
  const { setting } = useSearchScope()
  return (
    <section className="search__empty panel" aria-label={empty.title}>
      <p>{setting.isMain ? empty.text : empty.title}</p>
      {setting.isMain ? <Relaxations /> : <AllHouses />}
    </section>
  )
}

function AllHouses() {
  const { empty } = usePageMessages('search').page
  const { change, hrefOf } = useSearchScope()
  const state = useSearchState()
  return (
    <Button
      colour="Secondary"
      size="small"
      href={hrefOf(resetSearch(state))}
      rel="nofollow"
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        change(resetSearch)
      }}
    >
      {empty.reset}
    </Button>
  )
}
