import { createIsomorphicFn } from '@tanstack/react-start'
import { FavoritesNotices } from './favorites/favorites-notices.tsx'
import type { FrameParts } from './frame/frame-parts.ts'
import { lazyPart, loadParts } from './kit/lazy-part.ts'
import { loadFinder } from './search/finder/load-finder.ts'

const LazyNotices = lazyPart(async () => (await import('./favorites/favorites-notices.tsx')).FavoritesNotices)

/** In a browser they come with the header, which shows them. */
const noticesHere = createIsomorphicFn()
  .server(() => FavoritesNotices)
  .client(() => LazyNotices)

/** Header and footer of a page that is entered by a click, which may be before they have come. */
export async function loadFrameParts(): Promise<void> {
  const loadFrame = async () => (await import('./frame/page-frame.tsx')).loadHeaderAndFooter()
  await Promise.all([loadFrame(), loadParts(LazyNotices)])
}

/** What the frame shows of features. */
export const frameParts: FrameParts = {
  FavoritesNotices: noticesHere(),
  loadFinder,
  loadLoginDialog: async () => (await import('./account/login-dialog.tsx')).LoginDialog,
}
