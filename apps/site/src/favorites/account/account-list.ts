import type { Favorite } from '@marram/contract/favorites/shapes'
import { createStore } from '../../kit/store.ts'
import { useStore } from '../../kit/use-store.ts'

/** The account's list with its notes; null without a login or before it has loaded. */
export const accountList = createStore<readonly Favorite[] | null>(null)

export function useAccountList(): readonly Favorite[] | null {
  return useStore(accountList)
}

export function useAccountFavorite(lodgingId: number): Favorite | null {
  return useAccountList()?.find(({ subjectId }) => subjectId === lodgingId) ?? null
}

export function replaceInList(favorite: Favorite): void {
  const list = accountList.get()
  if (list) accountList.set(list.map((known) => (known.id === favorite.id ? favorite : known)))
}
