import { FavoritesNotices } from './favorites/favorites-notices.tsx'
import type { FrameParts } from './frame/frame-parts.ts'
import { loadFinder } from './search/finder/load-finder.ts'

/** What the frame shows of features. */
export const frameParts: FrameParts = {
  FavoritesNotices,
  loadFinder,
  loadLoginDialog: async () => (await import('./account/login-dialog.tsx')).LoginDialog,
}
