import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and during hydration, so that the first render matches the server HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
