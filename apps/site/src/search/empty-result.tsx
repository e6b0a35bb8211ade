import { resetSearch } from '@marram/domain/criteria/search-state'
import { Button } from '@marram/ui/button'
import { type MouseEvent, useEffect } from 'react'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { Relaxations } from './filters/relaxations.tsx'
import { useSearchScope, useSearchState } from './search-scope.tsx'

/** No house fits: what could be left out, and where nobody may ask that, the way to all houses. */
export function EmptyResult() {
  const { empty } = usePageMessages('search').page
  const { setting, wake } = useSearchScope()
  const isOpen = setting.isMain || setting.leadsToMain !== 'always'
  useEffect(() => {
    if (isOpen) wake()
  }, [isOpen, wake])
  return (
    <section className="search__empty panel" aria-label={empty.title}>
      <p>{isOpen ? empty.text : empty.title}</p>
      {isOpen ? <Relaxations /> : <AllHouses />}
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
