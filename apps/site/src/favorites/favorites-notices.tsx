import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { usePageContext } from '../scope/page-context.ts'
import { useFavorites } from '../state/favorites.ts'

const RefusedToast = lazy(async () => ({ default: (await import('./refused-toast.tsx')).RefusedToast }))

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
  return (
    <>
      <p className="visually-hidden" role="status">
        {text}
      </p>
      {isRefused ? (
        <Suspense>
          <RefusedToast />
        </Suspense>
      ) : null}
    </>
  )
}
