import { Button } from '@marram/ui/button'
import { Icon } from '@marram/ui/icon'
import { type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { openFinder, setFinderQuery } from './finder-state.ts'
import { useSearchPage } from './use-search-page.ts'

/** Opens the site-wide search; until its script is loaded it is a form that searches for houses. */
export function SearchForm({ label }: { label: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [isFinder, setIsFinder] = useState(false)
  useEffect(() => {
    // Does not interrupt a guest who has begun to type.
    const isTouched = field.current !== null && (field.current.value !== '' || field.current.matches(':focus'))
    setIsFinder(!isTouched)
  }, [])
  return <search className="lost-search">{isFinder ? <Opener label={label} /> : <Form {...{ label, field }} />}</search>
}

function Opener({ label }: { label: string }) {
  const { header } = usePageContext().messages
  return (
    <button className="lost-search__opener" type="button" aria-haspopup="dialog" onClick={openFinder}>
      <span className="lost-search__label">{label}</span>
      <span className="lost-search__row">
        <span className="input" />
        <span className="button button--cta">
          <Icon name="search" /> {header.search}
        </span>
      </span>
    </button>
  )
}

type FormProps = { readonly label: string; readonly field: RefObject<HTMLInputElement | null> }

function Form({ label, field }: FormProps) {
  const { header } = usePageContext().messages
  const searchPage = useSearchPage()
  const id = useId()
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setFinderQuery(String(new FormData(event.currentTarget).get('textQuery') ?? ''))
    openFinder()
  }
  return (
    <form action={searchPage} onSubmit={onSubmit}>
      <input type="hidden" name="filter" value="1" />
      <label className="lost-search__label" htmlFor={id}>
        {label}
      </label>
      <div className="lost-search__row">
        <input
          ref={field}
          className="input"
          id={id}
          type="search"
          name="textQuery"
          maxLength={500}
          autoComplete="off"
        />
        <Button colour="CTA" type="submit" icon="search">
          {header.search}
        </Button>
      </div>
    </form>
  )
}
