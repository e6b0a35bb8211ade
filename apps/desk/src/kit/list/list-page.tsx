import './list.css'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback } from 'react'
import { useShortcuts } from '../shortcuts.ts'
import { useMatchMedia } from '../use-match-media.ts'
import { CsvButton } from './csv-button.tsx'
import { FilterBar } from './filter-bar.tsx'
import { readAddress, writeAddress } from './list-address.ts'
import type { ChangeAddress, ListAddress, ListDefinition } from './list-definition.ts'
import { ListPreview } from './list-preview.tsx'
import { ListTable } from './list-table.tsx'
import { useList } from './use-list.ts'
import { ViewTabs } from './view-tabs.tsx'

type Props<Item> = {
  readonly definition: ListDefinition<Item>
  readonly address: ListAddress
  /** Beside the heading. */
  readonly beside?: ReactNode
  /** Beside the CSV button. */
  readonly actions?: ReactNode
  /** For a list that is a part of an area: the area's name and tabs in place of the list's views. */
  readonly area?: { readonly title: string; readonly tabs: ReactNode }
}

/** A list of the desk. Everything chosen is in the address. */
export function ListPage<Item>({ definition, address, beside, actions, area }: Props<Item>) {
  const list = useList(definition, address)
  const change = useChange(definition)
  const open = useOpen(definition)
  const hasPreview = useMatchMedia('(width >= 75rem)') && definition.preview !== undefined
  const chosen = address.open
  useRowKeys({ definition, items: list.items, chosen, open, change })
  const isPreviewing = hasPreview && chosen !== undefined
  return (
    <div className="list">
      <div className="list__head">
        <div className="page__head">
          <h1>{area?.title ?? definition.title}</h1>
          {beside}
          <div className="page__end">
            <CsvButton definition={definition} question={list.question} />
            {actions}
          </div>
        </div>
        {area?.tabs ?? <ViewTabs definition={definition} address={address} />}
        <FilterBar definition={definition} address={address} change={change} list={list} />
      </div>
      <div className={isPreviewing ? 'list__body list__body--two' : 'list__body'}>
        <ListTable definition={definition} address={address} list={list} change={change} hasPreview={hasPreview} />
        {isPreviewing && <ListPreview definition={definition} chosen={chosen} change={change} />}
      </div>
    </div>
  )
}

function useChange<Item>(definition: ListDefinition<Item>): ChangeAddress {
  const router = useRouter()
  return useCallback(
    (parts, { isStep = false } = {}) => {
      // Of this moment: a letter may arrive while the address changes.
      const { pathname, searchStr } = router.state.location
      const next = writeAddress({ ...readAddress(definition, searchStr), ...parts })
      void router.navigate({ href: `${pathname}?${next}`, replace: isStep, resetScroll: false })
    },
    [router, definition],
  )
}

function useOpen<Item>({ pathOf }: ListDefinition<Item>): (key: string) => void {
  const navigate = useNavigate()
  return useCallback((key) => void navigate({ to: pathOf(key) }), [navigate, pathOf])
}

type Keys<Item> = {
  readonly definition: ListDefinition<Item>
  readonly items: readonly Item[]
  readonly chosen: string | undefined
  readonly open: (key: string) => void
  readonly change: ChangeAddress
}

/** J and K choose the next and the previous row, Enter opens it, Escape closes its preview. */
function useRowKeys<Item>({ definition, items, chosen, open, change }: Keys<Item>): void {
  const move = (by: 1 | -1): void => {
    const at = items.findIndex((item) => definition.keyOf(item) === chosen)
    const next = items[at < 0 ? 0 : Math.max(0, Math.min(items.length - 1, at + by))]
    if (next !== undefined) change({ open: definition.keyOf(next) }, { isStep: true })
  }
  useShortcuts({ j: () => move(1), k: () => move(-1) })
  useShortcuts(
    {
      Enter: () => chosen !== undefined && open(chosen),
      Escape: () => change({ open: undefined }, { isStep: true }),
    },
    chosen !== undefined && !isOnControl(),
  )
}

/** Enter on a focused button or link is that control's. */
const isOnControl = (): boolean => document.activeElement?.matches('a, button, summary, input') ?? false
