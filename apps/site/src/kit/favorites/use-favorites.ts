import { useSyncExternalStore } from 'react'
import { type FavoritesState, favoritesStore, unknownFavorites } from './favorites-list.ts'

export function useFavorites(): FavoritesState {
  return useSyncExternalStore(favoritesStore.subscribe, favoritesStore.get, () => unknownFavorites)
}

export function useIsFavorite(lodgingId: number): boolean {
  return useSyncExternalStore(
    favoritesStore.subscribe,
    () => favoritesStore.get().ids.includes(lodgingId),
    () => false,
  )
}
