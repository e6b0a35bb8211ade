export const favorites = {
  title: 'Saved houses',
}

export type FavoritesMessages = typeof favorites
