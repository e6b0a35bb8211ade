import { accountView } from '@marram/contract/auth/session'
import { DeskError } from '@marram/contract/desk/client'
import { envelope } from '@marram/contract/envelope'
import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'

const accountReply = envelope(accountView)

/** The open sessions of the account. */
export const sessionsQuery = queryOptions({
  queryKey: ['sign-in', 'sessions'],
  queryFn: async () => {
    const response = await fetch('/api/session/profile/', { headers: { accept: 'application/json' } })
    if (!response.ok) throw new DeskError(response.status, 'failed', 'The sessions were not sent.')
    return v.parse(accountReply, await response.json()).data.sessions
  },
})

export async function endSession(id: string): Promise<void> {
  const body = new FormData()
  body.set('id', id)
  const headers = { accept: 'application/json' }
  const response = await fetch('/api/session/end-session/', { method: 'POST', body, headers })
  if (!response.ok) throw new DeskError(response.status, 'failed', 'The session was not ended.')
}
