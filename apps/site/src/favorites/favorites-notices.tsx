import { useEffect, useRef, useState } from 'react'
import { useSession } from '../frame/session/session-store.ts'
import { useFavorites } from '../kit/favorites/use-favorites.ts'
import { lazyPart, useLazyPart } from '../kit/lazy-part.ts'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'

const RefusedToast = lazyPart(async () => (await import('./refused-toast.tsx')).RefusedToast)

const loadFollower = async () => (await import('./account/account-follower.tsx')).AccountFollower

/** Announces the length of a changed list, and once that it will not last if cookies are blocked. */
export function FavoritesNotices() {
  const { favorites } = usePageContext().messages
  const { ids, isKnown, isRefused } = useFavorites()
  const spoken = useRef<number | null>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    if (!isKnown) return
    // The initial list is no news.
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

/** User id of a logged-in guest who has a list. Permissions are briefly undefined during each refetch. */
function useListOwner(): number | null {
  const session = useSession()
  const owner = useRef<number | null>(null)
  if (session.kind !== 'somebody') owner.current = null
  else if (session.permissions.size > 0) owner.current = session.permissions.has('favorites') ? session.user.id : null
  else if (owner.current !== session.user.id) owner.current = null
  return owner.current
}
