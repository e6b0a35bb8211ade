import { resetSearch } from '@marram/domain/criteria/search-state'
import { Button } from '@marram/ui/button'
import type { MouseEvent } from 'react'
import { usePageMessages } from '../scope/page-messages.ts'
import { Relaxations } from './filters/relaxations.tsx'
import { useSearchScope, useSearchState } from './search-scope.tsx'

/** No house fits: what could be left out, and the way back to all of them. */
export function EmptyResult() {
  const { empty } = usePageMessages('search').page
  const { change, hrefOf, setting } = useSearchScope()
  const state = useSearchState()
  return (
    <section className="search__empty panel">
      <h2>{empty.title}</h2>
      <p>{empty.text}</p>
      {setting.isMain ? <Relaxations /> : null}
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
    </section>
  )
}
