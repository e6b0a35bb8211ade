import type { DeskQuery } from '@marram/contract/desk/operation'
import { useInfiniteQuery } from '@tanstack/react-query'
import { desk } from './desk-client.ts'

type Page<Item> = { readonly items: Item[]; readonly nextCursor: string | null; readonly total: number | null }
type Paged = { readonly cursor: string | null }

/** The pages of a list, one after the other. */
export function usePages<Input extends Paged, Item>(query: DeskQuery<Input, Page<Item>>, input: NoInfer<Input>) {
  const asked = useInfiniteQuery({
    queryKey: [query.name, 'pages', input],
    queryFn: ({ pageParam, signal }) => desk.ask(query, { ...input, cursor: pageParam }, { signal }),
    initialPageParam: input.cursor,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
  return {
    items: asked.data?.pages.flatMap(({ items }) => items),
    total: asked.data?.pages[0]?.total ?? null,
    error: asked.error,
    more: asked.hasNextPage ? () => void asked.fetchNextPage() : undefined,
  }
}
