import { buildPath } from '@marram/i18n/paths'
import { createFileRoute } from '@tanstack/react-router'
import styles from '../favorites/favorites.css?url'
import { FavoritesPage } from '../favorites/favorites-page.tsx'
import { pageHead } from '../frame/page-head.ts'
import listStyles from '../kit/lists.css?url'
import { loadStyles } from '../kit/load-styles.ts'
import { ensureMessagesOf, pageMessages } from '../kit/scope/page-messages.ts'

export const Route = createFileRoute('/favorite-houses')({
  loader: async ({ context }) => {
    await Promise.all([ensureMessagesOf(context.scope.edition, 'favorites'), loadStyles(listStyles, styles)])
  },
  head: ({ match: { context } }) => {
    const { edition } = context.scope
    const { title, description } = pageMessages(edition, 'favorites')
    return pageHead(context, { path: buildPath(edition, { kind: 'favorites' }), title, description })
  },
  component: FavoritesPage,
})
