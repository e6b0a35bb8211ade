import type { FavoritesMessages } from './en.ts'

export const favorites: FavoritesMessages = {
  title: 'Gemte huse',
}
