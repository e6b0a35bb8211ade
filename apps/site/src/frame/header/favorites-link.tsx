import { Icon } from '@marram/ui/icon'
import { IconButton } from '@marram/ui/icon-button'
import { useSyncExternalStore } from 'react'
import { carriedStay } from '../../kit/carried-stay.ts'
import { useFavorites } from '../../kit/favorites/use-favorites.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { useFavoritesPath } from './use-favorites-path.ts'

/** The list with the prices of the stay chosen on this page. */
function useFavoritesHref(): string {
  return `${useFavoritesPath()}${useSyncExternalStore(carriedStay.subscribe, carriedStay.get, () => '')}`
}

/** In the header. The count is positioned over the icon, so that it causes no layout shift when it appears. */
export function FavoritesLink() {
  const { favorites } = usePageContext().messages
  const href = useFavoritesHref()
  const { ids, isKnown } = useFavorites()
  const label = isKnown ? favorites.badge(ids.length) : favorites.title
  return <IconButton icon="heart" label={label} href={href} count={ids.length} />
}

/** In the menu of narrow windows. */
export function FavoritesTile() {
  const { favorites } = usePageContext().messages
  const href = useFavoritesHref()
  const { ids } = useFavorites()
  return (
    <a className="tile-link" href={href} aria-label={ids.length > 0 ? favorites.badge(ids.length) : undefined}>
      <Icon name="heart" size="large" />
      {ids.length > 0 ? <span className="count-badge">{ids.length}</span> : null}
      {favorites.title}
    </a>
  )
}
