import { useSyncExternalStore } from 'react'
import { queryClient } from '../kit/query-client.ts'

/** Many changes at once, such as an import, cause one round of questions. */
const pauseMs = 1000

type Live = { readonly isConnected: boolean; readonly at: Date }

let current: Live = { isConnected: true, at: new Date() }
const listeners = new Set<() => void>()

function become(next: Partial<Live>): void {
  current = { ...current, ...next }
  for (const listener of listeners) listener()
}

let isAsking = false
let isStale = false
/** Closed for good by the browser when the desk is locked, so that unlocking opens another one. */
let source: EventSource | null = null

/** One round at a time: answers that take longer than the pause would otherwise be dropped by the next change. */
function askAgain(): void {
  isStale = true
  if (isAsking) return
  isAsking = true
  setTimeout(async () => {
    isStale = false
    await queryClient.invalidateQueries()
    become({ at: new Date() })
    isAsking = false
    if (isStale) askAgain()
  }, pauseMs)
}

/** Follows the changes that the site announces; after a lost connection everything is asked for again. */
export function followChanges(): void {
  source?.close()
  source = new EventSource('/api/desk/events/')
  source.addEventListener('ready', () => {
    const wasAway = !current.isConnected
    become({ isConnected: true, at: new Date() })
    if (wasAway) askAgain()
  })
  source.addEventListener('change', askAgain)
  source.addEventListener('error', () => become({ isConnected: false }))
}

export function useLive(): Live {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
}
