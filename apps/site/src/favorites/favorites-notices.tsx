import { useEffect, useRef, useState } from 'react'
import { useSession } from '../frame/session/session-store.ts'
import { useFavorites } from '../kit/favorites/use-favorites.ts'
import { lazyPart, useLazyPart } from '../kit/lazy-part.ts'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'

const RefusedToast = lazyPart(async () => (await import('./refused-toast.tsx')).RefusedToast)

const loadFollower = async () => (await import('./account/account-follower.tsx')).AccountFollower

/** Says how long the list is when it has changed, and once that it will not last where the browser refuses cookies. */
export function FavoritesNotices() {
  const { favorites } = usePageContext().messages
  const { ids, isKnown, isRefused } = useFavorites()
  const spoken = useRef<number | null>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    if (!isKnown) return
    // What was there when the page opened is no news.
    if (spoken.current !== null && spoken.current !== ids.length) setText(favorites.counted(ids.length))
    spoken.current = ids.length
  }, [ids.length, isKnown, favorites])
  const owner = useListOwner()
  const Follower = useLazyPart(owner !== null, loadFollower)
  return (
    <>
      {Follower ? <Follower key={owner} /> : null}
      <p className="visually-hidden" role="status">
        {text}
      </p>
      {isRefused ? (
        <PartBoundary apart>
          <RefusedToast />
        </PartBoundary>
      ) : null}
    </>
  )
}

/** The number of whoever is logged in and has a list. Permissions are away for a moment whenever they are asked for anew. */
function useListOwner(): number | null {
  const session = useSession()
  const owner = useRef<number | null>(null)
  if (session.kind !== 'somebody') owner.current = null
  else if (session.permissions.size > 0) owner.current = session.permissions.has('favorites') ? session.user.id : null
  else if (owner.current !== session.user.id) owner.current = null
  return owner.current
}
