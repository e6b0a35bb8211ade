import { Button } from '@marram/ui/button'
import { type SubmitEvent, useId } from 'react'
import { useSearchPage } from '../layout/use-search-page.ts'
import { usePageContext } from '../scope/page-context.ts'
import { openFinder, setFinderQuery } from './finder-state.ts'

/** A field that finds houses without any script, and with it everything else too. */
export function SearchForm({ label }: { label: string }) {
  const { header } = usePageContext().messages
  const searchPage = useSearchPage()
  const id = useId()
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setFinderQuery(String(new FormData(event.currentTarget).get('textQuery') ?? ''))
    openFinder()
  }
  return (
    <search>
      <form className="lost-search" action={searchPage} onSubmit={onSubmit}>
        <input type="hidden" name="filter" value="1" />
        <label htmlFor={id}>{label}</label>
        <div className="lost-search__row">
          <input className="input" id={id} type="search" name="textQuery" maxLength={500} autoComplete="off" />
          <Button colour="CTA" type="submit" icon="search">
            {header.search}
          </Button>
        </div>
      </form>
    </search>
  )
}
