import { Link, useElementScrollRestoration } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { QueryState } from '../query-state.tsx'
import { useMatchMedia } from '../use-match-media.ts'
import { columnsOf, orderOf, sortWord } from './list-address.ts'
import type { ChangeAddress, ListAddress, ListColumn, ListDefinition } from './list-definition.ts'
import { words } from './list-words.ts'
import type { useList } from './use-list.ts'

type Props<Item> = {
  readonly definition: ListDefinition<Item>
  readonly address: ListAddress
  readonly list: ReturnType<typeof useList<Item>>
  readonly change: ChangeAddress
  readonly hasPreview: boolean
}

const rowHeights = { wide: 36, phone: 64 } as const
/** More rows are asked for before the last one is reached. */
const rowsAhead = 20

/** Only the rows in the window are in the document; two spacers stand for the others. */
export function ListTable<Item>(props: Props<Item>) {
  const { definition, address, list } = props
  const { query, items, total } = list
  const isPhone = useMatchMedia('(width < 47.5rem)')
  const scroller = useRef<HTMLDivElement>(null)
  const restored = useElementScrollRestoration({ id: `list-${definition.name}` })
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isPhone ? rowHeights.phone : rowHeights.wide),
    overscan: 12,
    initialOffset: restored?.scrollY ?? 0,
    getItemKey: (index) => (items[index] === undefined ? index : definition.keyOf(items[index])),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of a phone have another height
  useEffect(() => virtual.measure(), [virtual, isPhone])
  const rows = virtual.getVirtualItems()
  const lastShown = rows.at(-1)?.index ?? 0
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && lastShown >= items.length - rowsAhead) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, lastShown, items.length])
  useChosenInView(props, virtual)
  const columns = columnsOf(definition.columns, address.columns)
  const above = rows[0]?.start ?? 0
  const below = virtual.getTotalSize() - (rows.at(-1)?.end ?? 0)
  return (
    <div
      ref={scroller}
      className="list__table"
      data-scroll-restoration-id={`list-${definition.name}`}
      aria-busy={query.isFetching}
    >
      <table
        className="t t--list"
        style={isPhone ? undefined : { minWidth: minWidthOf(columns) }}
        aria-rowcount={total ?? -1}
      >
        <caption className="hide">{definition.title}</caption>
        <ListHead {...props} columns={columns} />
        <tbody>
          {above > 0 && <Spacer height={above} columns={columns.length} />}
          {rows.map(({ index, key }) => {
            const item = items[index]
            return item === undefined ? null : (
              <ListRow key={key} {...props} columns={columns} item={item} index={index} />
            )
          })}
          {below > 0 && <Spacer height={below} columns={columns.length} />}
        </tbody>
      </table>
      <ListEnd list={list} />
    </div>
  )
}

const restWidth = 116

/** On a tablet the table scrolls sideways; a phone has rows of two lines. */
const minWidthOf = <Item,>(columns: readonly ListColumn<Item>[]): number =>
  columns.reduce((sum, { width = restWidth }) => sum + width, 0)

function Spacer({ height, columns }: { readonly height: number; readonly columns: number }) {
  return (
    <tr className="spacer" style={{ height }}>
      <td colSpan={columns} />
    </tr>
  )
}

/** Below the rows: skeleton, nothing found, a failure, or more to come. */
function ListEnd<Item>({ list: { query, items } }: Pick<Props<Item>, 'list'>) {
  if (query.isPending) return <Skeleton />
  if (query.error !== null) return <QueryState query={query} />
  if (items.length === 0) {
    return (
      <div className="center">
        <b>{words.nothing}</b>
        <p className="muted">{words.nothingMore}</p>
      </div>
    )
  }
  return query.isFetchingNextPage ? <p className="list__more muted">{words.moreRows}</p> : null
}

function Skeleton() {
  return (
    <div className="skeleton" role="status" aria-label={words.moreRows}>
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
        <i key={index} />
      ))}
    </div>
  )
}

/** Moves a row that was chosen by the keyboard into the window. */
function useChosenInView<Item>(
  { definition, address, list: { items } }: Props<Item>,
  virtual: { scrollToIndex(index: number, options: { align: 'auto' }): void },
): void {
  const chosen = address.open
  const last = useRef(chosen)
  useEffect(() => {
    if (chosen === last.current) return
    last.current = chosen
    const index = items.findIndex((item) => definition.keyOf(item) === chosen)
    if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' })
  }, [chosen, items, definition, virtual])
}

type WithColumns<Item> = Props<Item> & { readonly columns: readonly ListColumn<Item>[] }

function ListHead<Item>({ definition, address, columns, change }: WithColumns<Item>) {
  const order = orderOf(definition, address)
  return (
    <thead>
      <tr>
        {columns.map(({ id, name, short = name, sort, isNumber, width }) => {
          const isSorted = sort !== undefined && sort === order.sort
          const label = short === name ? name : <abbr title={name}>{short}</abbr>
          const Arrow = order.descending ? ArrowDown : ArrowUp
          return (
            <th
              key={id}
              scope="col"
              className={isNumber ? 'num' : undefined}
              style={width === undefined ? undefined : { width }}
              aria-sort={isSorted ? (order.descending ? 'descending' : 'ascending') : undefined}
            >
              {sort === undefined ? (
                label
              ) : (
                <button
                  type="button"
                  className={isSorted ? 'sort sorted' : 'sort'}
                  onClick={() => change({ sort: sortWord({ sort, descending: isSorted && !order.descending }) })}
                >
                  {label} {isSorted && <Arrow className="i i--14" aria-hidden="true" />}
                </button>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

type RowProps<Item> = WithColumns<Item> & { readonly item: Item; readonly index: number }

function ListRow<Item>({ definition, address, columns, item, index, change, hasPreview }: RowProps<Item>) {
  const key = definition.keyOf(item)
  const isOpen = key === address.open
  // A press beside the link shows the preview; the link itself opens the page.
  const choose = (event: MouseEvent<HTMLTableRowElement>): void => {
    const isOnLink = event.target instanceof Element && event.target.closest('a, button') !== null
    if (hasPreview && !isOnLink) change({ open: key }, { isStep: true })
  }
  const className = [isOpen ? 'is-open' : '', definition.isOff?.(item) ? 'is-off' : ''].filter(Boolean).join(' ')
  const search = address.q ?? ''
  return (
    // J, K and the link do the same by keyboard.
    <tr className={className} aria-rowindex={index + 2} aria-current={isOpen || undefined} onClick={choose}>
      {columns.map(({ id, cell, isNumber, phone }) =>
        phone === 'title' ? (
          <th key={id} scope="row" data-phone={phone}>
            <Link className="cut" to={definition.pathOf(key)}>
              {cell(item, search)}
            </Link>
          </th>
        ) : (
          <td key={id} className={isNumber ? 'num' : 'cut'} data-phone={phone}>
            {cell(item, search)}
          </td>
        ),
      )}
    </tr>
  )
}
