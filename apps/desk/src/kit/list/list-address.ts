import type { ListAddress, ListColumn, ListDefinition, ListOrder } from './list-definition.ts'

/** Parts of the address that every list has, beside its filters. */
const shared = ['q', 'sort', 'columns', 'open'] as const
type Shared = (typeof shared)[number]

/** `sort=arrival`, and with a minus for descending. A sort that the list does not have is ignored. */
export function orderOf<Item>(
  { columns, order }: Pick<ListDefinition<Item>, 'columns' | 'order'>,
  { sort = '' }: ListAddress,
): ListOrder {
  const name = sort.replace(/^-/, '')
  const isKnown = name === order.sort || columns.some((column) => column.sort === name)
  return isKnown ? { sort: name, descending: sort.startsWith('-') } : order
}

export const sortWord = ({ sort, descending }: ListOrder): string => `${descending ? '-' : ''}${sort}`

/** The chosen columns in their standard order; without a choice those that are not extra. */
export function columnsOf<Item>(columns: readonly ListColumn<Item>[], chosen: string | undefined): ListColumn<Item>[] {
  const ids = chosen?.split(',') ?? []
  const found = columns.filter(({ id }) => ids.includes(id))
  return found.length > 0 ? found : columns.filter(({ isExtra = false }) => !isExtra)
}

/** Filters, search and order: the address decides which rows there are. The open row and the columns do not. */
export function questionOf<Item>(definition: ListDefinition<Item>, address: ListAddress): ListAddress {
  const kept = ['q', ...definition.filters.map(({ id }) => id)]
  return compact(Object.fromEntries(kept.map((key) => [key, address[key]])))
}

/** The part of an address that a saved view keeps. */
export function savedPart<Item>(definition: ListDefinition<Item>, address: ListAddress): ListAddress {
  return compact({ ...questionOf(definition, address), sort: address.sort, columns: address.columns })
}

/** Empty values leave the address. */
export function compact(address: ListAddress): ListAddress {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined && value !== ''))
}

export const writeAddress = (address: ListAddress): string => {
  const entries = Object.entries(compact(address)).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value]],
  )
  return new URLSearchParams(entries.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))).toString()
}

/** Reads what `writeAddress` wrote, and leaves out what this list does not know. */
export function readAddress<Item>({ filters }: Pick<ListDefinition<Item>, 'filters'>, written: string): ListAddress {
  const known: readonly string[] = [...shared, ...filters.map(({ id }) => id)]
  return compact(Object.fromEntries([...new URLSearchParams(written)].filter(([key]) => known.includes(key))))
}

/** Removes filters and search, not the columns. */
export function withoutFilters<Item>({ filters }: Pick<ListDefinition<Item>, 'filters'>, address: ListAddress) {
  const removed: readonly (Shared | string)[] = ['q', ...filters.map(({ id }) => id)]
  return Object.fromEntries(Object.entries(address).filter(([key]) => !removed.includes(key)))
}
