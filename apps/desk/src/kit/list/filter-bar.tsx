import { Columns3, Plus, Search, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useShortcuts } from '../shortcuts.ts'
import { columnsOf, withoutFilters } from './list-address.ts'
import type { ChangeAddress, ListAddress, ListDefinition } from './list-definition.ts'
import { words } from './list-words.ts'
import type { useList } from './use-list.ts'

const FilterDialog = lazy(async () => ({ default: (await import('./filter-dialog.tsx')).FilterDialog }))
const ColumnDialog = lazy(async () => ({ default: (await import('./column-dialog.tsx')).ColumnDialog }))

type Props<Item> = {
  readonly definition: ListDefinition<Item>
  readonly address: ListAddress
  readonly change: ChangeAddress
  readonly list: ReturnType<typeof useList<Item>>
}

/** Search, the filters in force, the number of matches, and the columns. */
export function FilterBar<Item>({ definition, address, change, list }: Props<Item>) {
  const [open, setOpen] = useState<'filters' | 'columns' | null>(null)
  useShortcuts({ f: () => setOpen('filters') })
  const { filters, columns } = definition
  const chips = filters.flatMap((filter) => {
    const value = address[filter.id]
    const text = value === undefined ? null : filter.describe(value)
    return text === null ? [] : [{ ...filter, text }]
  })
  return (
    <search className="filters">
      <SearchField key={definition.name} definition={definition} address={address} change={change} />
      {chips.map(({ id, name, text }) => (
        <span key={id} className="chip">
          {name}: {text}
          <button type="button" aria-label={words.removeFilter(name)} onClick={() => change({ [id]: undefined })}>
            <X className="i i--14" aria-hidden="true" />
          </button>
        </span>
      ))}
      <button type="button" className="chip chip--add" onClick={() => setOpen('filters')}>
        <Plus className="i i--14" aria-hidden="true" />
        {words.filter} <kbd>F</kbd>
      </button>
      {chips.length > 1 && (
        <button
          type="button"
          className="btn btn--bare btn--28"
          onClick={() => change({ ...emptied(address), ...withoutFilters(definition, address) })}
        >
          {words.clear}
        </button>
      )}
      <div className="page__end">
        <Matches list={list} hint={definition.hint?.(address) ?? null} />
        <button type="button" className="btn btn--28 only-wide" onClick={() => setOpen('columns')}>
          <Columns3 className="i" aria-hidden="true" />
          {words.columnsOf(columnsOf(columns, address.columns).length, columns.length)}
        </button>
      </div>
      <Suspense>
        {open === 'filters' && (
          <FilterDialog definition={definition} address={address} change={change} onClose={() => setOpen(null)} />
        )}
        {open === 'columns' && (
          <ColumnDialog definition={definition} address={address} change={change} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </search>
  )
}

const emptied = (address: ListAddress): ListAddress =>
  Object.fromEntries(Object.keys(address).map((key) => [key, undefined]))

function Matches<Item>({ list: { query, total }, hint }: Pick<Props<Item>, 'list'> & { readonly hint: string | null }) {
  const found = total === null ? words.foundMany : words.found(total)
  return (
    <span className="muted" role="status">
      {query.data !== undefined && [found, hint].filter((part) => part !== null).join('. ')}
    </span>
  )
}

/** So long after the last letter the list is asked for. */
const pauseMs = 150

function SearchField<Item>({ definition, address, change }: Omit<Props<Item>, 'list'>) {
  const field = useRef<HTMLInputElement>(null)
  const written = address.q ?? ''
  const [typed, setTyped] = useState(written)
  const sent = useRef(written)
  useShortcuts({ '/': () => field.current?.focus() })
  useEffect(() => {
    // Changed by a view, a link or the back button.
    if (written === sent.current) return
    sent.current = written
    setTyped(written)
  }, [written])
  useEffect(() => {
    const next = typed.trim()
    if (next === sent.current) return
    const timer = setTimeout(() => {
      sent.current = next
      change({ q: next, open: undefined }, { isStep: true })
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, change])
  return (
    <div className="find">
      <Search className="i i--16" aria-hidden="true" />
      <input
        ref={field}
        className="input"
        type="search"
        aria-label={definition.searchLabel}
        value={typed}
        maxLength={100}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && field.current?.blur()}
      />
      <kbd>/</kbd>
    </div>
  )
}
