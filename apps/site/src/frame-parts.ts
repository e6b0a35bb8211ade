import { createIsomorphicFn } from '@tanstack/react-start'
import { FavoritesNotices } from './favorites/favorites-notices.tsx'
import type { FrameParts } from './frame/frame-parts.ts'
import { lazyPart } from './kit/lazy-part.ts'
import { loadFinder } from './search/finder/load-finder.ts'

const LazyNotices = lazyPart(async () => (await import('./favorites/favorites-notices.tsx')).FavoritesNotices)

/** In a browser they come with the header, which shows them. */
const noticesHere = createIsomorphicFn()
  .server(() => FavoritesNotices)
  .client(() => LazyNotices)

/** What the frame shows of features. */
export const frameParts: FrameParts = {
  FavoritesNotices: noticesHere(),
  loadFinder,
  loadLoginDialog: async () => (await import('./account/login-dialog.tsx')).LoginDialog,
}
