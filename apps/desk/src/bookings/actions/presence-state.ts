import { useSyncExternalStore } from 'react'

/** Bookings to which this person is writing; the heartbeat says so. */
const writing = new Set<string>()
const listeners = new Set<() => void>()

export function setWriting(reservationId: string, isWriting: boolean): void {
  if (writing.has(reservationId) === isWriting) return
  if (isWriting) writing.add(reservationId)
  else writing.delete(reservationId)
  for (const listener of listeners) listener()
}

export function useIsWriting(reservationId: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => writing.has(reservationId),
  )
}
