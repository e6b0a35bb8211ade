import { useSyncExternalStore } from 'react'

let isLocked = false
const listeners = new Set<() => void>()

/** Covers the page until the member of staff has signed in again; nothing on it is lost. */
export function setLocked(next: boolean): void {
  isLocked = next
  for (const listener of listeners) listener()
}

export function useIsLocked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isLocked,
  )
}
