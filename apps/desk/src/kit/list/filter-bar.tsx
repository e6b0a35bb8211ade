import { Columns3, Plus, X } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { SearchField } from '../search-field.tsx'
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
  const search = useCallback((q: string) => change({ q, open: undefined }, { isStep: true }), [change])
  useShortcuts({ f: () => setOpen('filters') })
  const { filters, columns } = definition
  const chips = filters.flatMap((filter) => {
    const value = address[filter.id]
    const text = value === undefined ? null : filter.describe(value)
    return text === null ? [] : [{ ...filter, text }]
  })
  return (
    <search className="filters">
      <SearchField key={definition.name} label={definition.searchLabel} written={address.q ?? ''} onSearch={search} />
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
