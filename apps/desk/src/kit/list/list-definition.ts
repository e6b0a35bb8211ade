import type { ListPage } from '@marram/contract/desk/list'
import type { ReactNode } from 'react'

/** The query of a list's address, from which everything else follows. Plain words, so that people can share it. */
export type ListAddress = Readonly<Record<string, string | undefined>>

export type ListColumn<Item> = {
  readonly id: string
  readonly name: string
  /** For a narrow head; the name is its title. */
  readonly short?: string
  readonly cell: (item: Item, search: string) => ReactNode
  /** In the CSV file. */
  readonly text: (item: Item) => string
  /** The order of the server by this column. */
  readonly sort?: string
  readonly isNumber?: boolean
  /** Shown only if chosen. */
  readonly isExtra?: boolean
  /** In pixels; without it the column takes what is left. */
  readonly width?: number
  /** On a phone: the first line, its end, the second line, its end. Other columns are hidden there. */
  readonly phone?: 'title' | 'state' | 'line' | 'end'
}

export type ListFilter = {
  /** In the address. */
  readonly id: string
  readonly name: string
  /** The chip; null for a malformed value, which is ignored. */
  readonly describe: (value: string) => string | null
  readonly field: FilterField
}

export type FilterField =
  | { readonly kind: 'choice' | 'choices'; readonly options: readonly FilterOption[] }
  | { readonly kind: 'day' | 'text' }
export type FilterOption = { readonly value: string; readonly name: string }

export type ListView = {
  readonly name: string
  readonly address: ListAddress
  /** Counted and shown beside the name; `waits` and `late` are marked while there are any. */
  readonly figure?: 'plain' | 'waits' | 'late'
}

export type ListOrder = { readonly sort: string; readonly descending: boolean }

export type ListQuestion = ListOrder & {
  readonly address: ListAddress
  readonly cursor: string | null
  readonly limit: number
}

/** A list of the desk: the same head, filters, table, preview and file for every kind of thing. */
export type ListDefinition<Item> = {
  /** For saved views. */
  readonly name: string
  /** The keyboard and the screen reader call the table by it. */
  readonly title: string
  readonly searchLabel: string
  readonly columns: readonly ListColumn<Item>[]
  readonly filters: readonly ListFilter[]
  readonly views: readonly ListView[]
  /** Of the list as it opens. */
  readonly order: ListOrder
  /** Its query key starts with the operation's name, so that changes replace it. */
  readonly questionKey: string
  readonly ask: (question: ListQuestion, options: { readonly signal?: AbortSignal }) => Promise<ListPage<Item>>
  readonly keyOf: (item: Item) => string
  readonly pathOf: (key: string) => string
  readonly isOff?: (item: Item) => boolean
  /** Beside the number of matches, such as a limit of this search. */
  readonly hint?: (address: ListAddress) => string | null
  /** Shown beside the table on wide screens. */
  readonly preview?: (key: string) => ReactNode
}

/** Merges into the address; small steps such as a letter replace the entry of the history. */
export type ChangeAddress = (parts: ListAddress, options?: { readonly isStep?: boolean }) => void
