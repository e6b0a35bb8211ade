import { useLocation, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useHydrated } from '../kit/use-hydrated.ts'
import { type FavoritesAddress, favoritesQuery, parseFavoritesAddress } from './favorites-address.ts'

/** What the address says, and how to change it. The stored page knows no query, so it counts only afterwards. */
export function useFavoritesAddress() {
  const router = useRouter()
  const { pathname, searchStr } = useLocation()
  const isAlive = useHydrated()
  const address = useMemo(() => parseFavoritesAddress(isAlive ? searchStr : ''), [isAlive, searchStr])
  const change = (part: Partial<FavoritesAddress>): void => {
    const href = `${pathname}${favoritesQuery({ ...address, ...part })}`
    void router.navigate({ href, replace: true, resetScroll: false })
  }
  return { address, path: pathname, change }
}
