import { useSyncExternalStore } from 'react'

const phone = matchMedia('(max-width: 759px)')

/** Follows the width at which the desk's stylesheet becomes a phone's. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      phone.addEventListener('change', listener)
      return () => phone.removeEventListener('change', listener)
    },
    () => phone.matches,
  )
}
