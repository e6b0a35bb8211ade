import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while hydrating: what needs script replaces what works without only afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
