import { createDeskClient } from '@marram/contract/desk/client'
import type { DeskQuery } from '@marram/contract/desk/operation'
import { queryOptions } from '@tanstack/react-query'

export const desk = createDeskClient((url, init) => fetch(url, init))

/** Options of TanStack Query for a question; answers are replaced when the desk hears of a change. */
export function asking<Input, Output>(query: DeskQuery<Input, Output>, input: NoInfer<Input>) {
  return queryOptions({
    queryKey: [query.name, input],
    queryFn: ({ signal }) => desk.ask(query, input, { signal }),
  })
}
