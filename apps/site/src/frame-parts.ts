import { createIsomorphicFn } from '@tanstack/react-start'
import { FavoritesNotices } from './favorites/favorites-notices.tsx'
import type { FrameParts } from './frame/frame-parts.ts'
import { lazyPart, loadParts } from './kit/lazy-part.ts'
import { loadFinder } from './search/finder/load-finder.ts'

const LazyNotices = lazyPart(async () => (await import('./favorites/favorites-notices.tsx')).FavoritesNotices)

/** In a browser they load with the header, which renders them. */
const noticesHere = createIsomorphicFn()
  .server(() => FavoritesNotices)
  .client(() => LazyNotices)

/** For a client-side navigation, which may start before header and footer have loaded. */
export async function loadFrameParts(): Promise<void> {
  const loadFrame = async () => (await import('./frame/page-frame.tsx')).loadHeaderAndFooter()
  await Promise.all([loadFrame(), loadParts(LazyNotices)])
}

/** The components of features that the frame renders. */
export const frameParts: FrameParts = {
  FavoritesNotices: noticesHere(),
  loadFinder,
  loadLoginDialog: async () => (await import('./account/login-dialog.tsx')).LoginDialog,
}
