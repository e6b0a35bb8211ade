import type { ListPage } from '@marram/contract/desk/list'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { orderOf, questionOf } from './list-address.ts'
import type { ListAddress, ListDefinition } from './list-definition.ts'

const pageSize = 100

/** The rows of an address, page by page. Rows of the address before stay until the new ones are there. */
export function useList<Item>(definition: ListDefinition<Item>, address: ListAddress) {
  const question = { address: questionOf(definition, address), ...orderOf(definition, address) }
  const query = useInfiniteQuery({
    queryKey: [definition.questionKey, 'list', question],
    queryFn: ({ pageParam, signal }) => definition.ask({ ...question, cursor: pageParam, limit: pageSize }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }: ListPage<Item>) => nextCursor,
    placeholderData: keepPreviousData,
  })
  const items = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data])
  return { query, question, items, total: query.data?.pages[0]?.total ?? null }
}

const firstPage: string | null = null
