import { createDeskClient } from '@marram/contract/desk/client'
import type { DeskQuery } from '@marram/contract/desk/operation'
import { refusalBody } from '@marram/contract/envelope'
import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { setLocked } from './lock.ts'

/** An ended login, or a second factor that is missing, locks the page. */
export const desk = createDeskClient(async (url, init) => {
  const response = await fetch(url, init)
  if (response.status === 401 || (await lacksFactor(response))) setLocked(true)
  return response
})

async function lacksFactor(response: Response): Promise<boolean> {
  if (response.status !== 403) return false
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return v.is(refusalBody, body) && body.meta.code === 'second-factor-needed'
}

/** Options of TanStack Query for a question; answers are replaced when the desk hears of a change. */
export function asking<Input, Output>(query: DeskQuery<Input, Output>, input: NoInfer<Input>) {
  return queryOptions({
    queryKey: [query.name, input],
    queryFn: ({ signal }) => desk.ask(query, input, { signal }),
  })
}
